// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/faithfulness.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace attentoscope {

namespace {

constexpr std::size_t bootstrapSamples = 1000;

int orderOf(float first, float second)
{
    return first < second ? -1 : first > second ? 1 : 0;
}

/// A whole number below `count`, the same on every system. Its bias is less than count / 2^64.
std::size_t drawn(std::mt19937_64& random, std::size_t count)
{
    return static_cast<std::size_t>(random() % count);
}

Faithfulness faithfulnessOf(const HeadAgreements& head, double tau, std::uint64_t seed)
{
    std::mt19937_64 random(seed); // seeded again for each head, so that all heads are measured on the same samples
    std::vector<double> samples;
    for (std::size_t sample = 0; sample < bootstrapSamples; ++sample) {
        RankAgreement sum;
        for (std::size_t draw = 0; draw < head.sentences.size(); ++draw)
            sum += head.sentences[drawn(random, head.sentences.size())];
        if (const auto value = sum.tau())
            samples.push_back(*value);
    }
    std::ranges::sort(samples);
    const auto quantile = [&](double share) {
        return samples[static_cast<std::size_t>(share * static_cast<double>(samples.size() - 1) + 0.5)];
    };
    if (samples.empty())
        return {head.head, tau, tau, tau};
    return {head.head, tau, quantile(0.025), quantile(0.975)};
}

} // namespace

RankAgreement& RankAgreement::operator+=(const RankAgreement& other)
{
    excess += other.excess;
    inFirst += other.inFirst;
    inSecond += other.inSecond;
    return *this;
}

std::optional<double> RankAgreement::tau() const
{
    if (inFirst == 0 || inSecond == 0)
        return std::nullopt;
    return static_cast<double>(excess) / std::sqrt(static_cast<double>(inFirst) * static_cast<double>(inSecond));
}

RankAgreement rankAgreement(std::span<const float> first, std::span<const float> second)
{
    RankAgreement agreement;
    for (std::size_t place = 0; place < first.size(); ++place)
        for (std::size_t other = 0; other < place; ++other) {
            const int inFirst = orderOf(first[other], first[place]), inSecond = orderOf(second[other], second[place]);
            agreement.excess += inFirst * inSecond;
            agreement.inFirst += inFirst != 0 ? 1 : 0;
            agreement.inSecond += inSecond != 0 ? 1 : 0;
        }
    return agreement;
}

std::vector<RankAgreement> rowAgreements(const Erasure& erasure, const AttentionMap& weights)
{
    std::vector<RankAgreement> rows;
    if (weights.isEmpty() || weights.columns != erasure.change.columns || weights.rows != erasure.change.rows)
        return rows;
    for (std::size_t row = 0; row < weights.rows; ++row) {
        std::vector<float> looked, lost;
        for (std::size_t column = 0; column < weights.columns; ++column) {
            if (erasure.disturbed[column].special)
                continue;
            looked.push_back(weights.at(row, column));
            lost.push_back(erasure.change.at(row, column));
        }
        rows.push_back(rankAgreement(looked, lost));
    }
    return rows;
}

RankAgreement agreementOf(const Erasure& erasure, const AttentionMap& weights)
{
    RankAgreement sum;
    const auto rows = rowAgreements(erasure, weights);
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (!erasure.words.target[row].special)
            sum += rows[row];
    return sum;
}

void append(SentenceAgreements& all, const SentenceAgreements& part)
{
    if (all.heads.empty()) {
        all = part;
        return;
    }
    for (std::size_t head = 0; head < std::min(all.heads.size(), part.heads.size()); ++head)
        all.heads[head].sentences.insert(
            all.heads[head].sentences.end(), part.heads[head].sentences.begin(), part.heads[head].sentences.end());
}

std::vector<Faithfulness> faithfulnessOf(const SentenceAgreements& agreements, std::uint64_t seed)
{
    std::vector<Faithfulness> heads;
    for (const auto& head : agreements.heads) {
        RankAgreement sum;
        for (const auto& sentence : head.sentences)
            sum += sentence;
        if (const auto tau = sum.tau())
            heads.push_back(faithfulnessOf(head, *tau, seed));
    }
    return heads;
}

} // namespace attentoscope
