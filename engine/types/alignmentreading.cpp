// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/alignmentreading.h"

#include "engine/types/translation.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace attentoscope {

bool AlignmentReading::takes(const AttentionHead& of) const
{
    return of.kind == HeadKind::Cross && (layer == 0 || of.layer == layer) && (head == 0 || of.head == head);
}

std::vector<AttentionHead> AlignmentReading::headsIn(const Translation& translation) const
{
    std::vector<AttentionHead> heads;
    for (const auto& map : translation.heads)
        if (takes(map.id))
            heads.push_back(map.id);
    return heads;
}

Message readingText(const AlignmentReading& reading)
{
    const Message what = reading.layer == 0 ? Message("mean of all layers")
        : reading.head == 0                 ? Message("mean of layer {}", reading.layer)
                                            : Message("head {} of layer {}", reading.head, reading.layer);
    const bool isAside = reading.endMarks == EndMarks::Aside;
    if (reading.rowsLater > 0)
        return isAside ? Message("{}, one row later, end marks aside", what) : Message("{}, one row later", what);
    return isAside ? Message("{}, end marks aside", what) : what;
}

AttentionMap meanOf(const Translation& translation, std::span<const AttentionHead> heads)
{
    std::vector<const AttentionMap*> maps;
    for (const auto& head : heads) {
        const auto found = std::ranges::find(translation.heads, head, &HeadMap::id);
        if (found == translation.heads.end() || found->attention.isEmpty())
            continue;
        const auto& map = found->attention;
        if (maps.empty() || (map.rows == maps.front()->rows && map.columns == maps.front()->columns))
            maps.push_back(&map);
    }
    if (maps.size() < 2)
        return maps.empty() ? AttentionMap() : *maps.front();
    std::vector<float> mean(maps.front()->weights->size());
    for (const auto* map : maps)
        std::ranges::transform(mean, *map->weights, mean.begin(), std::plus<>());
    for (float& weight : mean)
        weight /= static_cast<float>(maps.size());
    AttentionMap result{.rows = maps.front()->rows, .columns = maps.front()->columns};
    result.weights = std::make_shared<const std::vector<float>>(std::move(mean));
    return result;
}

} // namespace attentoscope
