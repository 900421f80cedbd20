// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/alignmentfile.h"
#include "engine/types/sentences.h"

namespace attentoscope {

/// A sentence pair with another system's attention. Its weights or links are between the white-space words of the
/// source and of its own translation, or of the reference if the line has no translation. If its translation is the
/// reference, the pair gets the gold links too, because they count the words of the reference. A line that does not fit
/// the words of the pair is an error that gives both counts.
Result<MeasuredSentence> sentenceOfOther(const AlignmentLine& line, const std::string& file, const SentencePair& pair,
    const std::shared_ptr<const GoldAlignment>& gold);

} // namespace attentoscope
