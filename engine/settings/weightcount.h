// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace attentoscope {

/// How many numbers the weights of a model consist of, reckoned from its sizes alone: what lies in a run folder is
/// compared with it before a model is made. `sourceWords` and `targetWords` count the special tokens. Nothing for an
/// attention kind that is not known.
std::optional<std::uint64_t> weightCount(
    const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords);

} // namespace attentoscope
