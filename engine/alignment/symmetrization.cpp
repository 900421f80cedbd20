// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/symmetrization.h"

#include <algorithm>
#include <utility>

namespace attentoscope {

namespace {

/// The links of a pair that were accepted so far, and the links of both directions.
class GrowingAlignment
{
public:
    GrowingAlignment(std::size_t sources, std::size_t targets)
        : m_targets(targets)
        , m_candidates(sources * targets)
        , m_taken(sources * targets)
        , m_sourceHas(sources)
        , m_targetHas(targets)
    {
    }

    void offer(const std::vector<AlignmentLink>& links)
    {
        for (const auto& link : links)
            m_candidates[placeOf(link)] = true;
    }

    void take(const AlignmentLink& link)
    {
        m_taken[placeOf(link)] = true;
        m_sourceHas[link.source] = true;
        m_targetHas[link.target] = true;
    }

    /// Accepts candidates that are next to the present links, in order. Returns whether there were any.
    bool grow()
    {
        bool grew = false;
        for (const auto& link : links())
            for (const auto& [down, right] : neighbours) {
                const AlignmentLink next{link.source + static_cast<std::uint32_t>(down),
                    link.target
                        + static_cast<std::uint32_t>(right)}; // a negative place wraps to a number beyond the last word
                if (next.source >= m_sourceHas.size() || next.target >= m_targets || m_taken[placeOf(next)]
                    || !m_candidates[placeOf(next)] || (m_sourceHas[next.source] && m_targetHas[next.target]))
                    continue;
                take(next);
                grew = true;
            }
        return grew;
    }

    void takeBetweenFreeWords(const std::vector<AlignmentLink>& links)
    {
        for (const auto& link : links)
            if (!m_sourceHas[link.source] && !m_targetHas[link.target])
                take(link);
    }

    std::vector<AlignmentLink> links() const
    {
        std::vector<AlignmentLink> links;
        for (std::size_t place = 0; place < m_taken.size(); ++place)
            if (m_taken[place])
                links.push_back(
                    {static_cast<std::uint32_t>(place / m_targets), static_cast<std::uint32_t>(place % m_targets)});
        return links;
    }

private:
    static constexpr std::pair<int, int> neighbours[] = {
        {-1, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

    std::size_t placeOf(const AlignmentLink& link) const { return link.source * m_targets + link.target; }

    std::size_t m_targets;
    std::vector<bool> m_candidates;
    std::vector<bool> m_taken;
    std::vector<bool> m_sourceHas;
    std::vector<bool> m_targetHas;
};

} // namespace

std::vector<AlignmentLink> symmetrized(const std::vector<AlignmentLink>& forward,
    const std::vector<AlignmentLink>& backward, std::size_t sourceWords, std::size_t targetWords, Symmetrization rule)
{
    auto one = forward;
    auto other = backward;
    std::ranges::sort(one);
    std::ranges::sort(other);
    std::vector<AlignmentLink> both;
    std::ranges::set_intersection(one, other, std::back_inserter(both));
    if (rule == Symmetrization::Intersection)
        return both;
    GrowingAlignment alignment(sourceWords, targetWords);
    alignment.offer(one);
    alignment.offer(other);
    for (const auto& link : both)
        alignment.take(link);
    while (alignment.grow()) { }
    alignment.takeBetweenFreeWords(one);
    alignment.takeBetweenFreeWords(other);
    return alignment.links();
}

} // namespace attentoscope
