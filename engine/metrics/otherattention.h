// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/alignmentline.h"
#include "engine/types/sentences.h"

namespace attentoscope {

/// A sentence pair as another system attended to it: its weights or links between the white-space words of the source
/// and of its own translation, or of the reference where the line brings none. The gold links come along where its
/// translation is the reference, because they count that one's words. A line that does not fit the words of the pair is
/// an error that names both counts.
Result<MeasuredSentence> sentenceOfOther(const AlignmentLine& line, const std::string& file, const SentencePair& pair,
    const std::shared_ptr<const GoldAlignment>& gold);

} // namespace attentoscope
