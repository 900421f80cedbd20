// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/pairgatherer.h"

namespace attentoscope {

/// Gives every gathered pair its part of the split, its final ids and its vocabulary. Only the training pairs are
/// counted for the vocabulary. Empties the gatherer. Fills in the whole corpus, except for pairs of a validation file,
/// and the summary. With `known` words none are counted, and those that are not among them become unknown.
Result<Corpus> numberCorpus(
    PairGatherer& gathered, const DataConfiguration& configuration, SplitRule rule, const KnownWords* known = nullptr);

/// Does the same as the other loadCorpus(), which never splits copies of a pair.
Result<Corpus> loadCorpus(const DataRequest& request, const DataConfiguration& configuration, SplitRule rule,
    const Progress& progress, std::stop_token stop);

/// FNV-1a (64 bits) over the lengths and ids of all pairs.
std::uint64_t fingerprint(const EncodedPairs& pairs);

/// Counts the held-out pairs that training has too. Pairs with unknown words do not count, because their words may
/// differ.
std::size_t countIn(const EncodedPairs& training, const EncodedPairs& held);

} // namespace attentoscope
