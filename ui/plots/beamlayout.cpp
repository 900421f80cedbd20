// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/beamlayout.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace attentoscope::ui {

namespace {

using Nodes = std::vector<std::size_t>;

/// Gives rows to whole branches, best first.
class RowGiver
{
public:
    RowGiver(const Beam& beam, std::vector<BeamPlace>& places) : m_places(places), m_children(beam.nodes.size())
    {
        Nodes roots;
        for (std::size_t node = 0; node < beam.nodes.size(); ++node)
            (beam.nodes[node].parent ? m_children[*beam.nodes[node].parent] : roots).push_back(node);
        const auto byRank = [this](std::size_t node) {
            return m_places[node].hypothesis.value_or(std::numeric_limits<std::size_t>::max());
        };
        for (auto& children : m_children)
            std::ranges::stable_sort(children, {}, byRank);
        std::ranges::stable_sort(roots, {}, byRank);
        for (const std::size_t root : roots)
            place(root);
    }

private:
    void place(std::size_t node)
    {
        m_places[node].row = m_next;
        for (const std::size_t child : m_children[node])
            place(child);
        if (m_children[node].empty())
            ++m_next;
    }

    std::vector<BeamPlace>& m_places;
    std::vector<Nodes> m_children;
    int m_next = 0;
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
    RowGiver(beam, places);
    return places;
}

} // namespace attentoscope::ui
