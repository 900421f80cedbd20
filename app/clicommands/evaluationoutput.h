// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/evaluation.h"
#include "engine/types/training.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace attentoscope {

/// A line on standard error every few seconds, so that nothing is printed for what is soon done.
class EvaluationProgress
{
public:
    void show(double done);

private:
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

nlohmann::ordered_json evaluationJson(
    const EvaluationReport& result, const RunDescription& run, const EvaluationRequest& request);

void printEvaluation(const EvaluationReport& result, const RunDescription& run, const EvaluationRequest& request);

} // namespace attentoscope
