// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/beam/beamlayout.h"

#include <algorithm>
#include <limits>
#include <map>

namespace attentoscope::ui {

namespace {

using Nodes = std::vector<std::size_t>;

/// Gives rows to branches: a word and its best continuations to the end go into the first row below where the branch
/// begins that is free there.
class RowGiver
{
public:
    RowGiver(const Beam& beam, std::vector<BeamPlace>& given)
        : m_beam(beam), m_places(given), m_children(beam.nodes.size())
    {
        Nodes roots;
        for (std::size_t node = 0; node < beam.nodes.size(); ++node)
            (beam.nodes[node].parent ? m_children[*beam.nodes[node].parent] : roots).push_back(node);
        const auto byRank = [this](std::size_t node) { return rank(node); };
        for (auto& children : m_children)
            std::ranges::stable_sort(children, {}, byRank);
        std::ranges::stable_sort(roots, {}, byRank);
        for (const std::size_t root : roots)
            place(root, 0);
    }

private:
    std::size_t rank(std::size_t node) const
    {
        return m_places[node].hypothesis.value_or(std::numeric_limits<std::size_t>::max());
    }

    void place(std::size_t first, int highest)
    {
        Nodes branch{first};
        while (!m_children[branch.back()].empty())
            branch.push_back(m_children[branch.back()].front());
        // One column stays free behind it, and another where its rank is written.
        const int from = m_places[first].column;
        const int to = m_places[branch.back()].column + (m_beam.nodes[branch.back()].hypothesis ? 2 : 1);
        const int row = takeRow(highest, from, to);
        for (const std::size_t node : branch)
            m_places[node].row = row;
        // From the end, so that branches that begin late stand near and no line crosses them.
        for (auto node = branch.rbegin(); node != branch.rend(); ++node)
            for (std::size_t child = 1; child < m_children[*node].size(); ++child)
                place(m_children[*node][child], row + 1);
    }

    /// The first row from `highest` on that is free from one column to another.
    int takeRow(int highest, int from, int to)
    {
        for (int row = highest;; ++row) {
            auto& taken = m_taken[row];
            const bool free =
                std::ranges::none_of(taken, [=](const auto& span) { return span.first <= to && from <= span.second; });
            if (!free)
                continue;
            taken.emplace_back(from, to);
            return row;
        }
    }

    const Beam& m_beam;
    std::vector<BeamPlace>& m_places;
    std::vector<Nodes> m_children;
    std::map<int, std::vector<std::pair<int, int>>> m_taken; ///< by row: columns from and to
};

} // namespace

std::vector<BeamPlace> layOutBeam(const Beam& beam)
{
    std::vector<BeamPlace> places(beam.nodes.size());
    for (std::size_t node = 0; node < beam.nodes.size(); ++node)
        if (const auto parent = beam.nodes[node].parent)
            places[node].column = places[*parent].column + 1;
    for (std::size_t node = beam.nodes.size(); node-- > 0;) {
        auto& own = places[node].hypothesis;
        if (const auto ended = beam.nodes[node].hypothesis; ended && (!own || *ended < *own))
            own = ended;
        if (const auto parent = beam.nodes[node].parent; parent && own)
            if (auto& above = places[*parent].hypothesis; !above || *own < *above)
                above = own;
    }
    const RowGiver rows(beam, places);
    return places;
}

} // namespace attentoscope::ui
