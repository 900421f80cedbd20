// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingcourse.h"
#include "engine/types/message.h"

#include <cstdint>
#include <vector>

namespace attentoscope {

// What people are told of validations and what follows from them.
Message stopsEarly(const TrainingTask& task, std::int64_t bestStep);
Message bestWeightsInUse(ValidationMeasure measure, std::int64_t bestStep);
Message validationsLeftOut(double limitMinutes);
/// Whether the mean of saves is in use, by the measure that decides; `before` is that of the best save.
Message meanCompared(ValidationMeasure measure, const ValidationReport& mean, double before);

/// What is to be known before the first batch: another measure decides than was asked for, the limit does not fit the
/// schedule, or nothing is left to do.
std::vector<Message> noticesAtStart(const TrainingTask& task, TrainingCourse& course);
Message rateChanged(const TrainingConfiguration& configuration, const RateChange& change);

} // namespace attentoscope
