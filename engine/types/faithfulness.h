// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/erasure.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace attentoscope {

/// The counts behind Kendall's τ-b of two lists. A pair is two places of the lists. For several rows the counts are
/// added, so that only places of the same row are compared.
struct RankAgreement
{
    std::int64_t excess = 0; ///< pairs that both lists order alike, minus pairs that they order differently
    std::int64_t inFirst = 0; ///< pairs with different numbers in the first list
    std::int64_t inSecond = 0;

    RankAgreement& operator+=(const RankAgreement& other);
    [[nodiscard]] std::optional<double> tau() const; ///< −1 to 1; none if all numbers of a list are alike
    bool operator==(const RankAgreement&) const = default;
};

/// Of two lists of the same length.
RankAgreement rankAgreement(std::span<const float> first, std::span<const float> second);

/// Compares each row of `weights`, a map of the erasure's words, with what the row loses. Markers do not count.
std::vector<RankAgreement> rowAgreements(const Erasure& erasure, const AttentionMap& weights);
/// The sum over the rows of words.
RankAgreement agreementOf(const Erasure& erasure, const AttentionMap& weights);

/// Which weights are compared with erasure. Those that are shuffled within each row are a control: they know nothing of
/// what the model needs.
enum class WeightOrder : std::uint8_t { AsTheyAre, Shuffled };

/// Asks for some of the sampled sentences, so that training and answers are not held up by all of them.
struct FaithfulnessRequest
{
    Disturbance disturbance = Disturbance::ZeroVector; ///< one that erases words
    std::size_t sentences = 200; ///< that are drawn from the validation set
    std::uint64_t seed = 1;
    std::size_t first = 0; ///< among those
    std::size_t count = 10;
    WeightOrder order = WeightOrder::AsTheyAre;
    ComparedModel model; ///< one that was trained on the loaded pairs
};

/// How the rows of a head agree with erasure in each sentence.
struct HeadAgreements
{
    std::optional<AttentionHead> head; ///< none: recurrent attention, or the mean of the last layer's cross heads
    std::vector<RankAgreement> sentences;
};

struct SentenceAgreements
{
    std::int64_t step = 0; ///< optimiser steps the model has seen
    std::size_t first = 0; ///< as asked
    std::size_t total = 0; ///< sentences that there are to ask for
    std::vector<HeadAgreements> heads; ///< the attention of the translation, then the cross heads by layer and head
};

/// Appends the sentences of a later part.
void append(SentenceAgreements& all, const SentenceAgreements& part);

/// Kendall's τ between weights and erasure over all sentences, with the interval that holds 95 % of the bootstrap's
/// samples of sentences.
struct Faithfulness
{
    std::optional<AttentionHead> head;
    double tau = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// Of every head with a τ. The same seed draws the same samples.
std::vector<Faithfulness> faithfulnessOf(const SentenceAgreements& agreements, std::uint64_t seed);

} // namespace attentoscope
