// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <vector>

namespace attentoscope {

/// How many n-grams of one order two sentences have, and how many they share: an n-gram that stands a times
/// in one and b times in the other is shared min(a, b) times.
struct NgramCounts
{
    std::size_t hypothesis = 0;
    std::size_t reference = 0;
    std::size_t common = 0;

    NgramCounts& operator+=(const NgramCounts& other)
    {
        hypothesis += other.hypothesis;
        reference += other.reference;
        common += other.common;
        return *this;
    }
};

template <typename Unit>
NgramCounts countNgrams(std::span<const Unit> hypothesis, std::span<const Unit> reference, std::size_t order)
{
    using Ngram = std::span<const Unit>;
    const auto before = [](const Ngram& one, const Ngram& other) {
        return std::ranges::lexicographical_compare(one, other);
    };
    const auto sorted = [&](std::span<const Unit> units) {
        std::vector<Ngram> ngrams;
        for (std::size_t at = 0; at + order <= units.size(); ++at)
            ngrams.push_back(units.subspan(at, order));
        std::ranges::sort(ngrams, before);
        return ngrams;
    };
    const auto ours = sorted(hypothesis);
    const auto theirs = sorted(reference);
    std::vector<Ngram> common;
    std::ranges::set_intersection(ours, theirs, std::back_inserter(common), before);
    return {ours.size(), theirs.size(), common.size()};
}

} // namespace attentoscope
