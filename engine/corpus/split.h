// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/reproducible/random.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"

namespace attentoscope {

/// How many pairs are kept out of training.
struct SplitSizes
{
    std::size_t validation = 0;
    std::size_t test = 0;
};

inline constexpr std::size_t mostValidationPairs = 2'000;
inline constexpr std::size_t mostTestPairs = 10'000;

/// The shares of `pairs`, rounded and within the limits above. A validation share has at least one pair, and training
/// keeps at least one. A single pair is used for training.
SplitSizes splitSizes(std::size_t pairs, const DataConfiguration& configuration, bool hasValidationFile);

/// A pair that is kept out of training, with its text.
struct SampledPair
{
    std::uint64_t key = 0;
    std::size_t index = 0; ///< among the usable pairs
    std::size_t line = 0;
    SentencePair text;
};

/// Chooses the pairs of a split while they are read once. Every pair draws a random key, and the pairs with the
/// smallest keys are taken. Only as many texts are kept as a split can need.
class SplitSampler
{
public:
    SplitSampler(std::uint64_t seed, std::size_t capacity);
    /// Pairs are offered in their order.
    void offer(std::size_t line, std::string_view source, std::string_view target);

    struct Split
    {
        std::vector<SampledPair> validation; ///< in the file's order
        std::vector<SampledPair> test;
    };
    Split take(const SplitSizes& sizes);

private:
    Random m_random;
    std::size_t m_capacity;
    std::size_t m_offered = 0;
    std::vector<SampledPair> m_heap; ///< the largest key on top
};

} // namespace attentoscope
