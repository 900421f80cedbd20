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

/// The counts from which Kendall's τ-b of two lists follows. A pair is two places of the lists. Counts of several rows
/// are added, so that only places in the same row are compared.
struct RankAgreement
{
    std::int64_t excess = 0; ///< number of pairs with the same order in both lists, minus number with opposite order
    std::int64_t inFirst = 0; ///< number of pairs with different numbers in the first list
    std::int64_t inSecond = 0;

    RankAgreement& operator+=(const RankAgreement& other);
    [[nodiscard]] std::optional<double> tau() const; ///< −1 to 1; none if all numbers of a list are equal
    bool operator==(const RankAgreement&) const = default;
};

/// The counts for two lists of the same length.
RankAgreement rankAgreement(std::span<const float> first, std::span<const float> second);

/// Compares each row of `weights`, which is a map over the erasure's words, with the losses in that row. Markers do not
/// count.
std::vector<RankAgreement> rowAgreements(const Erasure& erasure, const AttentionMap& weights);
/// The sum over the rows of words.
RankAgreement agreementOf(const Erasure& erasure, const AttentionMap& weights);

/// The weights that are compared with erasure. As a control they can be shuffled in each row, so that they contain
/// nothing about what the model needs.
enum class WeightOrder : std::uint8_t { AsTheyAre, Shuffled };

/// Requests some of the sampled sentences. A request for all would hold up training and other answers.
struct FaithfulnessRequest
{
    Disturbance disturbance = Disturbance::ZeroVector; ///< must be one that erases words
    std::size_t sentences = 200; ///< number of sentences that are drawn from the validation set
    std::uint64_t seed = 1;
    std::size_t first = 0; ///< index of the first requested sentence among the drawn ones
    std::size_t count = 10;
    WeightOrder order = WeightOrder::AsTheyAre;
    ComparedModel model; ///< must have been trained on the loaded pairs
};

/// For each sentence, how the rows of a head agree with erasure.
struct HeadAgreements
{
    std::optional<AttentionHead> head; ///< none: recurrent attention, or the mean of the last layer's cross heads
    std::vector<RankAgreement> sentences;
};

struct SentenceAgreements
{
    std::int64_t step = 0; ///< number of optimiser steps of the model
    std::size_t first = 0; ///< as in the request
    std::size_t total = 0; ///< number of all sentences that can be requested
    std::vector<HeadAgreements> heads; ///< the attention of the translation, then the cross heads by layer and head
};

/// Appends the sentences of a later part.
void append(SentenceAgreements& all, const SentenceAgreements& part);

/// Kendall's τ between weights and erasure over all sentences, with the interval that contains 95 % of the bootstrap's
/// samples of sentences.
struct Faithfulness
{
    std::optional<AttentionHead> head;
    double tau = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// Computes this for every head that has a τ. The same seed draws the same samples.
std::vector<Faithfulness> faithfulnessOf(const SentenceAgreements& agreements, std::uint64_t seed);

} // namespace attentoscope
