// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/split.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

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

std::vector<std::size_t> SplitSampler::candidates()
{
    std::ranges::sort_heap(m_heap, hasSmallerKey);
    std::vector<std::size_t> indices;
    indices.reserve(m_heap.size());
    for (const auto& pair : m_heap)
        indices.push_back(pair.index);
    std::ranges::make_heap(m_heap, hasSmallerKey);
    return indices;
}

/// The pairs of which every copy was sampled, in the order of their smallest keys. Single pairs come first.
std::vector<SplitSampler::Group> SplitSampler::groups(std::span<const Copies> copies) const
{
    std::vector<Group> groups;
    std::unordered_map<std::uint64_t, std::size_t> places;
    for (std::size_t place = 0; place < copies.size(); ++place) {
        const auto [known, isNew] = places.try_emplace(copies[place].hash, groups.size());
        if (isNew)
            groups.emplace_back();
        groups[known->second].push_back(place);
    }
    std::erase_if(groups, [&](const Group& group) { return group.size() < copies[group.front()].count; });
    std::ranges::stable_partition(groups, [](const Group& group) { return group.size() == 1; });
    return groups;
}

SplitSampler::Split SplitSampler::takeTogether(const SplitSizes& sizes, std::span<const Copies> copies)
{
    std::ranges::sort_heap(m_heap, hasSmallerKey);
    const auto all = groups(copies);
    const std::size_t most = m_offered / 2;
    if (std::ranges::none_of(all, [most](const Group& group) { return group.size() == 1 || group.size() <= most; })) {
        std::ranges::make_heap(m_heap, hasSmallerKey);
        return take(sizes); // all data is copies of one pair
    }
    auto next = all.begin();
    std::size_t taken = 0;
    const auto part = [&](std::size_t wanted) {
        std::vector<SampledPair> pairs;
        for (std::size_t different = 0; next != all.end() && (pairs.size() < wanted || (wanted > 1 && different < 2));
            ++next) {
            if (next->size() > 1 && taken + next->size() > most)
                continue;
            for (const auto place : *next)
                pairs.push_back(std::move(m_heap[place]));
            taken += next->size();
            ++different;
        }
        std::ranges::sort(pairs, {}, &SampledPair::index);
        return pairs;
    };
    auto validation = part(sizes.validation);
    return {std::move(validation), part(sizes.test)};
}

} // namespace attentoscope
