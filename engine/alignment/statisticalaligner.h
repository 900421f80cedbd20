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

/// Sentence pairs as numbers of words. Lower case: how a word is written at the start of a sentence says nothing about
/// its translation.
struct WordPairs
{
    WordTable source;
    WordTable target;
    EncodedPairs pairs;

    void add(std::span<const std::string> sourceWords, std::span<const std::string> targetWords);
};

/// How an alignment is computed. Numbers do not depend on it.
struct AligningOptions
{
    int threads = 1;
    Progress progress; ///< called in any of the threads, one at a time
    std::stop_token stop;
};

/// What is learned of one direction: a word of the given side makes words of the other side.
struct MakingTable
{
    std::vector<float> cells; ///< probability that the given word of a cell makes the other word
    std::vector<float> none; ///< probability of each made word where no word makes it
    std::array<float, WordJumps::kinds> jumps{};
    float nullShare = 0.0f; ///< share of words that no word makes
};

/// All that was learned of the pairs.
struct AlignerTables
{
    std::vector<std::string> sourceWords;
    std::vector<std::string> targetWords;
    Cooccurrence couples;
    MakingTable forward; ///< source words make target words
    MakingTable backward; ///< target words make source words
};

/// Links between the words of sentence pairs, from statistics of many pairs alone: five iterations of IBM model 1
/// (Brown and others 1993) with the diagonal prior of fast_align (Dyer, Chahuneau and Smith 2013), then five of the
/// hidden Markov model, in both directions at once. Each direction weighs its counts by the posterior of the other,
/// after the agreement of Liang, Taskar and Klein (2006). The tables have a Dirichlet prior (variational Bayes, Riley
/// and Gildea 2012) whose mean favours couples of words that are spelled alike, and couples whose beginnings often make
/// each other.
class StatisticalAligner
{
public:
    /// Bigger sentences are linked, but nothing is learned of them: they cost most and teach least.
    static constexpr std::size_t longestLearned = 100; ///< words
    static constexpr std::size_t longestLinked = 1'000; ///< words; longer sentences have no links

    /// The same pairs give the same bits, with any number of threads. ErrorCode::Cancelled if it is stopped.
    static Result<StatisticalAligner> learn(const WordPairs& pairs, const AligningOptions& options);
    explicit StatisticalAligner(AlignerTables tables) : m_tables(std::move(tables)) { }

    /// The links of each pair, words counted from zero. The pairs need not be those that were learned. Empty if it is
    /// stopped.
    std::vector<std::vector<AlignmentLink>> link(const WordPairs& pairs, const AligningOptions& options,
        Symmetrization rule = Symmetrization::GrowDiagFinalAnd) const;

    const AlignerTables& tables() const { return m_tables; }

private:
    AlignerTables m_tables;
};

} // namespace attentoscope
