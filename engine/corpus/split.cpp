// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/split.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

std::size_t share(std::size_t pairs, double part, std::size_t most)
{
    return std::min(most, static_cast<std::size_t>(std::llround(static_cast<double>(pairs) * part)));
}

bool hasSmallerKey(const SampledPair& a, const SampledPair& b)
{
    return a.key < b.key;
}

} // namespace

SplitSizes splitSizes(std::size_t pairs, const DataConfiguration& configuration, bool hasValidationFile)
{
    SplitSizes sizes;
    if (pairs < 2)
        return sizes;
    if (!hasValidationFile)
        sizes.validation =
            std::clamp<std::size_t>(share(pairs, configuration.validationShare, mostValidationPairs), 1, pairs - 1);
    sizes.test = std::min(share(pairs, configuration.testShare, mostTestPairs), pairs - 1 - sizes.validation);
    return sizes;
}

SplitSampler::SplitSampler(std::uint64_t seed, std::size_t capacity) : m_random(seed), m_capacity(capacity) { }

void SplitSampler::offer(std::size_t line, std::string_view source, std::string_view target)
{
    const std::uint64_t key = m_random.next();
    const std::size_t index = m_offered++;
    if (m_heap.size() == m_capacity) {
        if (m_heap.empty() || key >= m_heap.front().key)
            return;
        std::ranges::pop_heap(m_heap, hasSmallerKey);
        m_heap.pop_back();
    }
    m_heap.push_back({key, index, line, {std::string(source), std::string(target)}});
    std::ranges::push_heap(m_heap, hasSmallerKey);
}

SplitSampler::Split SplitSampler::take(const SplitSizes& sizes)
{
    std::ranges::sort_heap(m_heap, hasSmallerKey);
    const auto cut = [this](std::size_t from, std::size_t count) {
        const auto begin = std::move_iterator(m_heap.begin() + static_cast<std::ptrdiff_t>(from));
        std::vector<SampledPair> part(begin, begin + static_cast<std::ptrdiff_t>(count));
        std::ranges::sort(part, {}, &SampledPair::index);
        return part;
    };
    return {cut(0, sizes.validation), cut(sizes.validation, sizes.test)};
}

} // namespace attentoscope
