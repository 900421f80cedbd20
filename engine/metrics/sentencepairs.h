// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/metrics/alignmentfile.h"
#include "engine/types/sentences.h"

namespace attentoscope {

/// Sentence pairs with their links and the attention of another system, before a model reads them.
struct SentencePairs
{
    std::vector<SentencePair> text; ///< as written, source first
    std::vector<std::size_t> lines; ///< line numbers in the data, counted from one
    std::vector<GoldAlignment> gold; ///< gold links, one entry for each line; empty if there are none
    std::vector<AlignmentLine> other; ///< another system's attention, one entry for each line; empty if there is none
    std::vector<Message> notices;
    Direction direction = Direction::AsWritten;
    std::size_t lineCount = 0; ///< number of lines in the data
    DataRequest data; ///< the data to which the lines belong
};

inline constexpr std::size_t mostSentences = 10'000; ///< of a file; a longer table would be of no use

/// Reads the pairs that the request names, from a file or from the loaded data (`corpus`, which may be null), and their
/// other files. Every file must have one line for each line of the data. `direction` and `columns` are those of a file.
Result<SentencePairs> readSentences(const SentencesRequest& request, const Corpus* corpus, Direction direction,
    const WantedColumns& columns, std::stop_token stop);

/// A sentence pair with the attention of another system. Its weights or links are between the white-space words of the
/// source and of the system's translation. If the line has no translation, the reference takes its place. Gold links
/// count the words of the reference, so the pair gets them only if its translation equals the reference. If a line does
/// not fit the words of the pair, the error gives both counts.
Result<MeasuredSentence> sentenceOfOther(const AlignmentLine& line, const std::string& file, const SentencePair& pair,
    const std::shared_ptr<const GoldAlignment>& gold);

} // namespace attentoscope
