// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

namespace attentoscope {

/// Neighbouring training pairs, counted from zero.
struct PairRange
{
    std::uint32_t first = 0;
    std::uint32_t last = 0; ///< belongs to the range

    bool operator==(const PairRange&) const = default;
};

/// The marked pairs, in order.
std::vector<PairRange> rangesOf(const std::vector<bool>& marked);
void markPairs(
    std::vector<bool>& pairs, const std::vector<PairRange>& ranges); ///< beside those that are marked already
std::uint64_t countOf(const std::vector<PairRange>& ranges);

/// Marks the training pairs that `without` means, by reading the data once more. If it is the path of a file, these are
/// the file's pairs, in tokens as in training; a pair that is in no training pair is a BadData error. Otherwise it is a
/// word, before it is cut into pieces, and they are the pairs that hold it on either side. Empty, as an empty file,
/// means none.
Result<std::vector<bool>> pairsToLeaveOut(
    const Corpus& corpus, const std::string& without, const std::stop_token& stop);

/// Marks the training pairs that hold a word, before it is cut into pieces, on either side. Empty means none.
Result<std::vector<bool>> pairsWithWord(const Corpus& corpus, const std::string& word, const std::stop_token& stop);

/// Marks the training pairs that are in a list, in the model's direction, with all their copies. The others of the list
/// may be validation pairs; if it has only such, that is an InvalidSetting error.
Result<std::vector<bool>> pairsToLeaveOut(
    const Corpus& corpus, const std::vector<SentencePair>& chosen, const std::stop_token& stop);

} // namespace attentoscope
