// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <cstdint>
#include <optional>

namespace attentoscope {

/// The learning rate of a step, counted from one. `base` is the current base rate, which the user may have changed, or
/// the plateau rule may have halved. `fraction` is the finished share of the nearest limit. Every schedule first rises
/// linearly during the warm-up. The warm-up has the configured number of steps unless another one is given.
double scheduledRate(const TrainingConfiguration& configuration, double base, std::int64_t step, double fraction,
    std::optional<double> warmupSteps = std::nullopt);

} // namespace attentoscope
