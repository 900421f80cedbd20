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
    std::vector<SentencePair> text; ///< as written, with the source first
    std::vector<std::size_t> lines; ///< line numbers in the data, counted from one
    std::vector<GoldAlignment> gold; ///< gold links by line; empty if there are none
    std::vector<AlignmentLine> other; ///< another system's attention by line; empty if there is none
    std::vector<Message> notices;
    Direction direction = Direction::AsWritten;
    std::size_t lineCount = 0; ///< number of lines in the data
    DataRequest data; ///< the data to which the lines belong
};

inline constexpr std::size_t mostSentences = 10'000; ///< of a file; nobody can use a longer table

/// Reads the pairs that the request names, from the loaded data (`corpus`, which may be null) or from a file, and the
/// files that belong to them. Every file must have one line for each line of the data.
Result<SentencePairs> readSentences(
    const SentencesRequest& request, const Corpus* corpus, Direction direction, std::stop_token stop);

/// A sentence pair with another system's attention. Its weights or links are between the white-space words of the
/// source and of its own translation, or of the reference if the line has no translation. Gold links count the words of
/// the reference, so the pair gets them only if its translation equals the reference. A line that does not fit the
/// words of the pair is an error that gives both counts.
Result<MeasuredSentence> sentenceOfOther(const AlignmentLine& line, const std::string& file, const SentencePair& pair,
    const std::shared_ptr<const GoldAlignment>& gold);

} // namespace attentoscope
