// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

/// For each weight, row-major: 1 where it is among the largest of its row that together carry at least `share` of the
/// row's sum, otherwise 0. Empty when everything is wanted (share 1).
[[nodiscard]] std::vector<std::uint8_t> carriedCells(const AttentionMap& attention, double share);

} // namespace attentoscope::ui
