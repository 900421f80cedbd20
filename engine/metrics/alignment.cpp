// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignment.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::vector<AlignmentLink> swappedLinks(std::vector<AlignmentLink> links)
{
    for (auto& link : links)
        std::swap(link.source, link.target);
    std::ranges::sort(links);
    return links;
}

} // namespace

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
