// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/data.h"
#include "engine/types/dissection.h"
#include "engine/types/runs.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"

#include <string>

/// What the engine reports to the window. Every text that comes from a file or a person is the same one.
namespace attentoscope::tests {

Error errorOf(const std::string& text);
CorpusSummary corpusOf(const std::string& text);
Translation translationOf(const std::string& text); ///< with a beam, alternatives and forced words
RunDescription runOf(const std::string& text);
TrainingReports reportsOf(const std::string& text, std::int64_t step);
Comparison comparisonOf(const std::string& text);
RunRecord recordOf(const std::string& text);
Dissection dissectionOf(const std::string& text);
MeasuredSentences measuredOf(const std::string& text);
InterruptedRun interruptedOf(const std::string& text);

} // namespace attentoscope::tests
