// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/alignment.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::vector<AlignmentLink> distinct(std::vector<AlignmentLink> links)
{
    std::ranges::sort(links);
    const auto repeated = std::ranges::unique(links);
    links.erase(repeated.begin(), repeated.end());
    return links;
}

bool contains(const std::vector<AlignmentLink>& sorted, const AlignmentLink& link)
{
    return std::ranges::binary_search(sorted, link);
}

std::vector<AlignmentLink> swappedLinks(std::vector<AlignmentLink> links)
{
    for (auto& link : links)
        std::swap(link.source, link.target);
    std::ranges::sort(links);
    return links;
}

} // namespace

void AlignmentErrorRate::add(const std::vector<AlignmentLink>& links, const GoldAlignment& gold)
{
    const auto found = distinct(links);
    const auto sure = distinct(gold.sure);
    const auto possible = distinct(gold.possible);
    m_links += found.size();
    m_sure += sure.size();
    for (const auto& link : found) {
        const bool isSure = contains(sure, link);
        m_inSure += isSure ? 1 : 0;
        m_inPossible += isSure || contains(possible, link) ? 1 : 0;
    }
}

double AlignmentErrorRate::value() const
{
    if (m_links + m_sure == 0)
        return 0.0;
    return 1.0 - static_cast<double>(m_inSure + m_inPossible) / static_cast<double>(m_links + m_sure);
}

std::vector<AlignmentLink> diagonalAlignment(std::size_t sourceWords, std::size_t targetWords)
{
    std::vector<AlignmentLink> links;
    if (sourceWords == 0)
        return links;
    for (std::size_t target = 0; target < targetWords; ++target) {
        const auto source = std::min(target, sourceWords - 1);
        links.push_back({static_cast<std::uint32_t>(source), static_cast<std::uint32_t>(target)});
    }
    return links;
}

std::vector<AlignmentLink> shifted(const std::vector<AlignmentLink>& links, int shift, std::size_t targetWords)
{
    std::vector<AlignmentLink> moved;
    for (const auto& link : links) {
        const auto target = static_cast<std::int64_t>(link.target) + shift;
        if (target >= 0 && target < static_cast<std::int64_t>(targetWords))
            moved.push_back({link.source, static_cast<std::uint32_t>(target)});
    }
    return moved;
}

GoldAlignment swapped(const GoldAlignment& gold)
{
    return {swappedLinks(gold.sure), swappedLinks(gold.possible)};
}

} // namespace attentoscope
