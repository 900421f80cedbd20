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

/// Sentence pairs that are drawn with a seed, in the order of their lines.
struct SentenceSample
{
    DataRequest data; ///< a file of pairs; without one, the loaded validation pairs
    std::size_t sentences = 200; ///< at most
    std::uint64_t seed = 1;

    [[nodiscard]] bool isOfFile() const { return !data.source.empty() || !data.sample.empty(); }
};

/// Asks for some of the drawn sentences, so that training and answers are not held up by all of them.
struct PatternsRequest
{
    SentenceSample sample;
    std::size_t first = 0; ///< among those that are drawn
    std::size_t count = 10;
};

/// What a token is by its characters, or by its place in the sentence.
enum class WordClass : std::uint8_t { Punctuation, Number, Capital, Other, StartMark, EndMark };

/// What files and JSON call each of them, in the order of their values.
inline constexpr std::array wordClassNames{"punctuation", "number", "capital", "other", "start_mark", "end_mark"};
inline constexpr std::size_t wordClasses = wordClassNames.size();

/// More heads of one kind are not compared: the work grows with the square of their number.
constexpr std::size_t mostComparedHeads = 512;

/// The Jensen–Shannon divergence of the rows of each two heads of one kind, in bits: 0 where both spread a row's weight
/// alike, 1 where they share no column. With the rows p and q, m = (p + q) / 2 and the entropy H it is
/// H(m) − (H(p) + H(q)) / 2.
struct KindLikeness
{
    HeadKind kind = HeadKind::Cross;
    std::vector<AttentionHead> heads; ///< by layer and head
    std::int64_t rows = 0; ///< that were added up
    std::vector<double>
        sums; ///< over the rows: the first head with the second, third, …, then the second with the third

    [[nodiscard]] double divergence(std::size_t one, std::size_t other) const; ///< the mean over the rows
    [[nodiscard]] std::size_t pairPlace(
        std::size_t one, std::size_t other) const; ///< in `sums`, of two different heads
};

/// An order in which heads that are alike stand together. Average linkage joins the two groups whose heads have the
/// smallest mean divergence, until there is one. The groups are joined at those of their ends that are most alike.
std::vector<std::size_t> likenessOrder(const KindLikeness& likeness);

/// The sum of the weights at one place, and how many rows have a column there.
struct PlaceWeights
{
    int place = 0;
    std::int64_t rows = 0;
    double sum = 0.0;

    [[nodiscard]] double mean() const { return sum / static_cast<double>(rows); }
};

/// Where a head looks on average. Counted are rows of words; each row's weights count as shares of their sum. Words are
/// counted from the first one, so that marks have no place.
struct AveragedHead
{
    std::optional<AttentionHead> head; ///< none: the attention of the translation
    std::int64_t rows = 0;
    std::array<double, wordClasses> classes{}; ///< the weight on words of each class, added up over the rows
    std::array<double, wordClasses>
        columns{}; ///< the share of each class among a row's columns, added up over the rows
    std::vector<PlaceWeights> distances; ///< place of the row's word minus place of the column's word
    std::vector<PlaceWeights> positions; ///< place of the column's word, from 0

    /// 0–1, the mean over the rows.
    [[nodiscard]] double shareOf(WordClass of) const { return meanOf(classes, of); }
    /// The same if all columns of a row had the same weight.
    [[nodiscard]] double evenShareOf(WordClass of) const { return meanOf(columns, of); }

private:
    [[nodiscard]] double meanOf(const std::array<double, wordClasses>& sums, WordClass of) const
    {
        return rows == 0 ? 0.0 : sums[static_cast<std::size_t>(of)] / static_cast<double>(rows);
    }
};

/// How heads look over many sentences, which the model translates itself, word by word.
struct HeadPatterns
{
    std::int64_t step = 0; ///< optimiser steps the model has seen
    std::size_t first = 0; ///< as asked
    std::size_t total = 0; ///< sentences that there are to ask for
    std::vector<KindLikeness> likeness; ///< of a Transformer: encoder, cross, decoder
    std::vector<AveragedHead> averages; ///< the attention of the translation, then the heads
};

/// Adds the sentences of a later part.
void append(HeadPatterns& all, const HeadPatterns& part);

} // namespace attentoscope
