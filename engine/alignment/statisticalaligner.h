// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/cooccurrence.h"
#include "engine/alignment/symmetrization.h"
#include "engine/alignment/wordjumps.h"
#include "engine/corpus/corpus.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/progress.h"

#include <array>
#include <stop_token>
#include <string>
#include <vector>

namespace attentoscope {

/// Sentence pairs as numbers of words. Words are in lower case, because a capital at the start of a sentence says
/// nothing about the translation.
struct WordPairs
{
    WordTable source;
    WordTable target;
    EncodedPairs pairs;

    void add(std::span<const std::string> sourceWords, std::span<const std::string> targetWords);
};

/// How an alignment is computed. The options do not change its numbers.
struct AligningOptions
{
    int threads = 1;
    Progress progress; ///< any thread may call it, but only one at a time
    std::stop_token stop;
};

/// What was learned for one direction: words of the given side make words of the other side.
struct MakingTable
{
    std::vector<float> cells; ///< for each cell, the probability that its given word makes its other word
    std::vector<float> none; ///< for each made word, its probability if no word makes it
    std::array<float, WordJumps::kinds> jumps{};
    float nullShare = 0.0f; ///< share of words that no word makes
};

/// Everything that was learned from the pairs.
struct AlignerTables
{
    std::vector<std::string> sourceWords;
    std::vector<std::string> targetWords;
    Cooccurrence couples;
    MakingTable forward; ///< source words make target words
    MakingTable backward; ///< target words make source words
};

/// Links between the words of sentence pairs, from the statistics of many pairs. It makes five iterations of IBM model
/// 1 (Brown and others 1993) with the diagonal prior of fast_align (Dyer, Chahuneau and Smith 2013). Then it makes five
/// iterations of the hidden Markov model. Both directions are learned together: each weights its counts by the
/// posterior of the other (Liang, Taskar and Klein 2006). The tables have a Dirichlet prior (variational Bayes, Riley
/// and Gildea 2012). Its mean favours couples of words with similar spelling, and couples whose beginnings often make
/// each other.
class StatisticalAligner
{
public:
    /// Longer sentences are linked, but nothing is learned from them: they cost most and teach least.
    static constexpr std::size_t longestLearned = 100; ///< words
    static constexpr std::size_t longestLinked = 1'000; ///< words; longer sentences have no links

    /// The same pairs give the same bits with any number of threads. The error is Cancelled if it is stopped.
    static Result<StatisticalAligner> learn(const WordPairs& pairs, const AligningOptions& options);
    explicit StatisticalAligner(AlignerTables tables) : m_tables(std::move(tables)) { }

    /// The links of each pair, with words counted from zero. The pairs may be other than the learned ones. Empty if it
    /// is stopped.
    std::vector<std::vector<AlignmentLink>> link(const WordPairs& pairs, const AligningOptions& options,
        Symmetrization rule = Symmetrization::GrowDiagFinalAnd) const;

    const AlignerTables& tables() const { return m_tables; }

private:
    AlignerTables m_tables;
};

} // namespace attentoscope
