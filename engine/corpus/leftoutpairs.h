// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

namespace attentoscope {

/// Consecutive training pairs, counted from zero.
struct PairRange
{
    std::uint32_t first = 0;
    std::uint32_t last = 0; ///< the last pair, which is included

    bool operator==(const PairRange&) const = default;
};

/// The marked pairs, in order.
std::vector<PairRange> rangesOf(const std::vector<bool>& marked);
void markPairs(
    std::vector<bool>& pairs, const std::vector<PairRange>& ranges); ///< pairs that are marked already stay marked
std::uint64_t countOf(const std::vector<PairRange>& ranges);

/// Marks the training pairs that `without` names, by reading the data once more. The path of a file names the file's
/// pairs, compared in tokens as in training. If no training pair equals a pair of the file, that is a BadData error.
/// Any other text is a word, not cut into pieces, and names the pairs that contain it on either side. An empty text or
/// file means none.
Result<std::vector<bool>> pairsToLeaveOut(
    const Corpus& corpus, const std::string& without, const std::stop_token& stop);

/// Marks the training pairs that contain a word on either side. The word is not cut into pieces. Empty means none.
Result<std::vector<bool>> pairsWithWord(const Corpus& corpus, const std::string& word, const std::stop_token& stop);

/// Marks the training pairs that are in a list, with all their copies. The list has the model's direction. Other pairs
/// of the list may be validation pairs. If all are, it is an InvalidSetting error.
Result<std::vector<bool>> pairsToLeaveOut(
    const Corpus& corpus, const std::vector<SentencePair>& chosen, const std::stop_token& stop);

} // namespace attentoscope
