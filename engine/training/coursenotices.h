// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/message.h"
#include "engine/types/training.h"

#include <cstdint>

namespace attentoscope {

// What people are told of validations and what follows from them.
Message stopsEarly(const TrainingConfiguration& configuration, std::int64_t bestStep);
Message bestWeightsInUse(const TrainingConfiguration& configuration, std::int64_t bestStep);
Message validationsLeftOut(double limitMinutes);
/// Whether the mean of saves is in use, by the run's measure; `before` is that of the best save.
Message meanCompared(const TrainingConfiguration& configuration, const ValidationReport& mean, double before);

} // namespace attentoscope
