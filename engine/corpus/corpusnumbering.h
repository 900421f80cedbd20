// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/pairgatherer.h"

namespace attentoscope {

/// Gives every gathered pair its part of the split and its final ids, and makes the vocabularies. Only training pairs
/// count for the vocabularies. Empties the gatherer. Fills in the corpus and its summary, except for the pairs of a
/// validation file. With `known` words, no words are counted, and other words become unknown.
Result<Corpus> numberCorpus(
    PairGatherer& gathered, const DataConfiguration& configuration, SplitRule rule, const KnownWords* known = nullptr);

/// Like the other loadCorpus(), but with this rule for the split. The other one keeps copies of a pair together.
Result<Corpus> loadCorpus(const DataRequest& request, const DataConfiguration& configuration, SplitRule rule,
    const Progress& progress, std::stop_token stop);

/// FNV-1a (64 bits) over the lengths and ids of all pairs.
std::uint64_t fingerprint(const EncodedPairs& pairs);

/// Counts the held-out pairs that training also has. Pairs with unknown words do not count, because their words may
/// differ.
std::size_t countIn(const EncodedPairs& training, const EncodedPairs& held);

} // namespace attentoscope
