// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/model/translationmodel.h"
#include "engine/types/benchmark.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Trains `model` for the requested steps and times them. First come the warm-up steps, which do not count. If it was
/// stopped, the report has no measurements.
Result<BenchmarkReport> timeTraining(std::shared_ptr<TranslationModel> model, const Corpus& corpus,
    const BenchmarkRequest& request, const std::function<void(double)>& progress, std::stop_token stop);

} // namespace attentoscope
