// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/wordjumps.h"
#include "engine/corpus/corpus.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/progress.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace attentoscope {

/// The couples of a source word and a target word that occur in the same sentence pair. They are a sparse matrix with a
/// cell for each couple. Each source word has a row; the target words of a row are in ascending order.
class Cooccurrence
{
public:
    using Cell = std::uint32_t;
    static constexpr Cell none = 0xFFFFFFFF; ///< for couples that never occur in a pair

    Cooccurrence() : m_rows{0} { }
    /// Words are numbers below `sourceWords` and `targetWords`.
    Cooccurrence(const EncodedPairs& pairs, std::size_t sourceWords, std::size_t targetWords);
    /// `rows` has the first cell of each row, and the number of cells at the end. `columns` has the target word of each
    /// cell.
    Cooccurrence(std::vector<Cell> rows, std::vector<std::uint32_t> columns);

    std::size_t rows() const { return m_rows.size() - 1; }
    std::size_t size() const { return m_columns.size(); } ///< number of cells
    Cell firstOf(std::size_t row) const { return m_rows[row]; } ///< for row == rows(): the end
    std::uint32_t column(Cell cell) const { return m_columns[cell]; }
    Cell find(std::size_t row, std::uint32_t column) const; ///< `none` if there is no such cell

    const std::vector<Cell>& rowBegins() const { return m_rows; }
    const std::vector<std::uint32_t>& columns() const { return m_columns; }

    /// The cells of all couples of all pairs. They are ordered by pair, then by source word. The pairs must be those of
    /// the constructor.
    std::vector<Cell> cellsOf(const EncodedPairs& pairs, std::size_t targetWords) const;

private:
    std::vector<Cell> m_rows;
    std::vector<std::uint32_t> m_columns;
};

/// How the links of two directions become one alignment.
enum class Symmetrization : std::uint8_t {
    Intersection, ///< the links that both directions have: few, and mostly right
    /// Begins with the intersection. Then it repeatedly adds links of either direction. Such a link must be next to an
    /// accepted one, perhaps diagonally, and one of its words must have no link yet. At the end it adds links between
    /// two words that both have no link (Koehn, Och and Marcu 2003).
    GrowDiagFinalAnd,
};

/// Both directions give links as (source, target). The result is sorted.
std::vector<AlignmentLink> symmetrized(const std::vector<AlignmentLink>& forward,
    const std::vector<AlignmentLink>& backward, std::size_t sourceWords, std::size_t targetWords,
    Symmetrization rule = Symmetrization::GrowDiagFinalAnd);

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
