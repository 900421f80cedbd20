// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/metrics/alignmentfile.h"
#include "engine/types/sentences.h"

namespace attentoscope {

/// Sentence pairs with their links and another system's attention, before a model reads them.
struct SentencePairs
{
    std::vector<SentencePair> text; ///< as written, source first
    std::vector<std::size_t> lines; ///< of the data, counted from one
    std::vector<GoldAlignment> gold; ///< by line; empty: none
    std::vector<AlignmentLine> other; ///< another system's attention by line; empty: none
    std::vector<Message> notices;
    Direction direction = Direction::AsWritten;
    std::size_t lineCount = 0; ///< of the data
    DataRequest data; ///< the data that the lines belong to
};

inline constexpr std::size_t mostSentences = 10'000; ///< of a file; longer tables are of no use

/// Reads the pairs that the request names, from the loaded data (`corpus`, which may be null) or from a file, and the
/// files that belong to them. Every file must have one line for each line of the data.
Result<SentencePairs> readSentences(
    const SentencesRequest& request, const Corpus* corpus, Direction direction, std::stop_token stop);

/// A sentence pair with another system's attention. Its weights or links are between the white-space words of the
/// source and of its own translation, or of the reference if the line has no translation. If its translation is the
/// reference, the pair gets the gold links too, because they count the words of the reference. A line that does not fit
/// the words of the pair is an error that gives both counts.
Result<MeasuredSentence> sentenceOfOther(const AlignmentLine& line, const std::string& file, const SentencePair& pair,
    const std::shared_ptr<const GoldAlignment>& gold);

} // namespace attentoscope
