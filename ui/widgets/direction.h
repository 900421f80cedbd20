// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <vector>

namespace attentoscope::ui {

/// Whether most words with a direction are written from right to left.
[[nodiscard]] bool readsRightToLeft(const std::vector<Token>& tokens);

} // namespace attentoscope::ui
