// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/reproducible/random.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"

#include <span>

namespace attentoscope {

/// The numbers of pairs that are kept out of training.
struct SplitSizes
{
    std::size_t validation = 0;
    std::size_t test = 0;
};

inline constexpr std::size_t mostValidationPairs = 2'000;
inline constexpr std::size_t mostTestPairs = 10'000;

/// The shares of `pairs`, rounded and within the limits above. A validation share has at least one pair, and training
/// keeps at least one. If there is only one pair, training uses it.
SplitSizes splitSizes(std::size_t pairs, const DataConfiguration& configuration, bool hasValidationFile);

/// Whether copies of a pair stay together or may be in different parts of a split, as in runs of versions until 0.2.0.
/// If no pair repeats, both rules give the same split.
enum class SplitRule : std::uint8_t { EachPair, CopiesTogether };

/// A pair's hash, and how often the pair occurs in the data. Equal pairs have equal hashes.
struct Copies
{
    std::uint64_t hash = 0;
    std::size_t count = 1;
};

/// A pair that is kept out of training, with its text.
struct SampledPair
{
    std::uint64_t key = 0;
    std::size_t index = 0; ///< index among the usable pairs
    std::size_t line = 0;
    SentencePair text;
};

/// Chooses the pairs of a split while they are read once. Every pair draws a random key, and the pairs with the
/// smallest keys are chosen. It keeps only as many texts as a split can need.
class SplitSampler
{
public:
    SplitSampler(std::uint64_t seed, std::size_t capacity);
    /// Pairs must be offered in the order of the file.
    void offer(std::size_t line, std::string_view source, std::string_view target);

    struct Split
    {
        std::vector<SampledPair> validation; ///< in the order of the file
        std::vector<SampledPair> test;
    };
    Split take(const SplitSizes& sizes);
    /// Indices of the pairs that can be chosen, in the order of their keys.
    std::vector<std::size_t> candidates();
    /// Chooses pairs so that copies stay together. Pairs that occur once are chosen first. If they are too few,
    /// repeated pairs are chosen with all their copies, but at most half of all pairs. Each part then has at least two
    /// different pairs, if possible. `copies` has one entry for each candidate.
    Split takeTogether(const SplitSizes& sizes, std::span<const Copies> copies);

private:
    using Group = std::vector<std::size_t>; ///< places of all copies of a pair
    std::vector<Group> groups(std::span<const Copies> copies) const;

    Random m_random;
    std::size_t m_capacity;
    std::size_t m_offered = 0;
    std::vector<SampledPair> m_heap; ///< heap with the largest key on top
};

} // namespace attentoscope
