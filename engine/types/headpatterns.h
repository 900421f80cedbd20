// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/heads.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace attentoscope {

/// Sentence pairs that are drawn with a seed, sorted by line.
struct SentenceSample
{
    DataRequest data; ///< a file of pairs; without one, the loaded validation pairs
    std::size_t sentences = 200; ///< most sentences to draw
    std::uint64_t seed = 1;

    [[nodiscard]] bool isOfFile() const { return !data.source.empty() || !data.sample.empty(); }
};

/// Requests some of the drawn sentences. A request for all would hold up training and other answers.
struct PatternsRequest
{
    SentenceSample sample;
    std::size_t first = 0; ///< index of the first requested sentence among the drawn ones
    std::size_t count = 10;
};

/// The class of a token, by its characters or by its place in the sentence.
enum class WordClass : std::uint8_t { Punctuation, Number, Capital, Other, StartMark, EndMark };

/// The names in files and JSON, in the order of the values.
inline constexpr std::array wordClassNames{"punctuation", "number", "capital", "other", "start_mark", "end_mark"};
inline constexpr std::size_t wordClasses = wordClassNames.size();

/// If there are more heads of one kind, they are not compared, because the work grows with the square of their number.
constexpr std::size_t mostComparedHeads = 512;

/// The Jensen–Shannon divergence between the rows of each two heads of one kind, in bits. It is 0 if both have the same
/// weights, and 1 if they share no column. For the rows p and q with m = (p + q) / 2 and the entropy H, it is H(m) −
/// (H(p) + H(q)) / 2.
struct KindLikeness
{
    HeadKind kind = HeadKind::Cross;
    std::vector<AttentionHead> heads; ///< sorted by layer and head
    std::int64_t rows = 0; ///< number of rows that were added up
    std::vector<double>
        sums; ///< sums over the rows: of the first head with the second, third, …, then of the second with the third, …

    [[nodiscard]] double divergence(std::size_t one, std::size_t other) const; ///< the mean over the rows
    [[nodiscard]] std::size_t pairPlace(
        std::size_t one, std::size_t other) const; ///< index in `sums` for two different heads
};

/// An order in which similar heads are neighbours. Average linkage repeatedly joins the two groups with the smallest
/// mean divergence of their heads. Groups are joined at those ends that are most alike.
std::vector<std::size_t> likenessOrder(const KindLikeness& likeness);

/// The sum of the weights at one place, and the number of rows that have a column there.
struct PlaceWeights
{
    int place = 0;
    std::int64_t rows = 0;
    double sum = 0.0;

    [[nodiscard]] double mean() const { return sum / static_cast<double>(rows); }
};

/// Where a head looks on average. Only rows of words count, and each row's weights are divided by their sum. Places
/// count words from the first one; marks have no place.
struct AveragedHead
{
    std::optional<AttentionHead> head; ///< none: the attention of the translation
    std::int64_t rows = 0;
    std::array<double, wordClasses> classes{}; ///< for each class, the weight on its words, added up over the rows
    std::array<double, wordClasses> columns{}; ///< for each class, its share of a row's columns, added up over the rows
    std::vector<PlaceWeights> distances; ///< distance: place of the row's word minus place of the column's word
    std::vector<PlaceWeights> positions; ///< place of the column's word, from 0

    /// 0–1, mean over the rows.
    [[nodiscard]] double shareOf(WordClass of) const { return meanOf(classes, of); }
    /// The same if all columns of a row had equal weights.
    [[nodiscard]] double evenShareOf(WordClass of) const { return meanOf(columns, of); }

private:
    [[nodiscard]] double meanOf(const std::array<double, wordClasses>& sums, WordClass of) const
    {
        return rows == 0 ? 0.0 : sums[static_cast<std::size_t>(of)] / static_cast<double>(rows);
    }
};

/// The patterns of heads over many sentences, which the model translates itself, word by word.
struct HeadPatterns
{
    std::int64_t step = 0; ///< number of optimiser steps of the model
    std::size_t first = 0; ///< as in the request
    std::size_t total = 0; ///< number of all sentences that can be requested
    std::vector<KindLikeness> likeness; ///< for a Transformer: encoder, cross, decoder
    std::vector<AveragedHead> averages; ///< the attention of the translation, then the heads
};

/// Adds the sentences of a later part.
void append(HeadPatterns& all, const HeadPatterns& part);

} // namespace attentoscope
