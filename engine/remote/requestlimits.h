// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/benchmark.h"
#include "engine/types/comparison.h"
#include "engine/types/data.h"
#include "engine/types/dissection.h"
#include "engine/types/evaluation.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <chrono>

namespace attentoscope {

/// What a window may ask of an engine in another process: the limits that the window and the command line keep, and for
/// lists what a slice can carry. Texts, paths and settings are checked where they are read. Empty: the value is within
/// the limits; otherwise what is wrong with it.
Message beyondLimits(const TranslationRequest& request);
Message beyondLimits(const std::vector<TranslationRequest>& requests);
Message beyondLimits(const EvaluationRequest& request);
Message beyondLimits(const BenchmarkRequest& request);
Message beyondLimits(const DissectionRequest& request);
Message beyondLimits(const SentencesRequest& request);
Message beyondLimits(const ComparisonRequest& request);
Message beyondLimits(const AlignmentRequest& request);
Message beyondLimits(const DataRequest& request);
Message beyondLimits(const TrainingRequest& request);
Message beyondLimits(const TrainingLimit& limit);
Message beyondLimits(const std::vector<WatchedSentence>& watched);
Message beyondLimits(const std::vector<std::string>& folders);
Message beyondLimits(std::chrono::milliseconds budget);
Message beyondLimitsOfRate(double learningRate);
Message beyondLimitsOfForcing(double teacherForcing);

/// Of a type that has no limits.
template <typename T>
Message beyondLimits(const T&)
{
    return {};
}

} // namespace attentoscope
