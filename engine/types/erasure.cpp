// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/erasure.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace attentoscope {

namespace {

AttentionMap timesColumns(const AttentionMap& map, const std::vector<float>& lengths)
{
    if (map.isEmpty() || lengths.size() != map.columns)
        return {};
    auto brought = map;
    auto weights = *map.weights;
    for (std::size_t cell = 0; cell < weights.size(); ++cell)
        weights[cell] *= lengths[cell % map.columns];
    brought.weights = std::make_shared<const std::vector<float>>(std::move(weights));
    return brought;
}

/// The mean over the cross heads of the last layer. Empty without heads.
AttentionMap meanOfLastCross(const std::vector<HeadMap>& heads)
{
    int last = 0;
    for (const auto& head : heads)
        if (head.id.kind == HeadKind::Cross)
            last = std::max(last, head.id.layer);
    AttentionMap mean;
    std::vector<float> sums;
    float count = 0.0F;
    for (const auto& head : heads) {
        if (head.id.kind != HeadKind::Cross || head.id.layer != last || head.attention.isEmpty())
            continue;
        mean = head.attention;
        sums.resize(head.attention.weights->size());
        for (std::size_t cell = 0; cell < sums.size(); ++cell)
            sums[cell] += (*head.attention.weights)[cell];
        ++count;
    }
    for (float& sum : sums)
        sum /= count;
    if (count > 0.0F)
        mean.weights = std::make_shared<const std::vector<float>>(std::move(sums));
    return mean;
}

} // namespace

Translation timesValues(const Translation& translation, const ValueLengths& lengths)
{
    auto brought = translation;
    brought.heads.clear();
    for (const auto& [id, columns] : lengths.heads) {
        const auto head = std::ranges::find(translation.heads, id, &HeadMap::id);
        if (head == translation.heads.end())
            continue;
        if (auto map = timesColumns(head->attention, columns); !map.isEmpty())
            brought.heads.push_back({id, std::move(map)});
    }
    brought.attention = lengths.heads.empty() ? timesColumns(translation.attention, lengths.annotations)
                                              : meanOfLastCross(brought.heads);
    return brought;
}

} // namespace attentoscope
