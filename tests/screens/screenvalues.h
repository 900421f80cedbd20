// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/comparison.h"
#include "engine/types/data.h"
#include "engine/types/dissection.h"
#include "engine/types/runs.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"

#include <string>
#include <vector>

/// What an engine would report, in the sizes that people see: real tables, sentences as in corpora, and curves of
/// thousands of steps.
namespace attentoscope::tests {

/// A source sentence and its target, in words parted by spaces.
struct SampleSentence
{
    std::string source;
    std::string target;
};

[[nodiscard]] const SampleSentence& shortSentence();
[[nodiscard]] const SampleSentence& usualSentence();
[[nodiscard]] const SampleSentence& longSentence(); ///< of forty words
[[nodiscard]] const SampleSentence& longWords();
[[nodiscard]] const SampleSentence& arabicSentence();
[[nodiscard]] const SampleSentence& chineseSentence();

[[nodiscard]] CorpusSummary bigCorpus(const std::string& name);
[[nodiscard]] Translation wholeTranslation(const SampleSentence& sentence); ///< with probabilities and alternatives
[[nodiscard]] Translation beamTranslation(const SampleSentence& sentence);
[[nodiscard]] Translation goldTranslation(const SampleSentence& sentence);
[[nodiscard]] RunDescription freshRun(const std::string& preset);
[[nodiscard]] RunDescription trainedRun(const std::string& preset, std::int64_t steps, const SampleSentence& watched);
[[nodiscard]] TrainingReports reportsBetween(std::int64_t from, std::int64_t to, const SampleSentence& watched);
[[nodiscard]] Dissection dissectionWith(const AttentionKindInfo& kind, const Translation& translation);
/// The dissection of a decoder head's cell in the first row. The other columns of that row are read later.
[[nodiscard]] Dissection headDissectionWith(
    const AttentionKindInfo& kind, const Translation& translation, AttentionHead head, std::size_t column);
[[nodiscard]] MeasuredSentences manyMeasured();
[[nodiscard]] std::vector<RunSummary> manyRuns(std::size_t count);
[[nodiscard]] RunRecord recordOfRun(const std::string& folder, const std::string& preset, double worse);

} // namespace attentoscope::tests
