// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diagnosis/headlikeness.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attentoscope {

namespace {

/// The mean distance of two rows, 0–1.
double distance(const AttentionMap& one, const AttentionMap& other)
{
    if (one.rows == 0)
        return 1.0;
    double sum = 0.0;
    for (std::size_t weight = 0; weight < one.weights->size(); ++weight)
        sum += std::abs(static_cast<double>((*one.weights)[weight]) - static_cast<double>((*other.weights)[weight]));
    return sum / 2.0 / static_cast<double>(one.rows);
}

std::vector<AttentionMap> crossMaps(const WatchedSnapshot& picture, int layer)
{
    std::vector<AttentionMap> maps;
    for (int head = 1; head <= static_cast<int>(picture.heads.counts.heads); ++head)
        maps.push_back(headMap(picture.heads, {HeadKind::Cross, layer, head}, picture.translation.source.size(),
            picture.translation.target.size()));
    return maps;
}

struct Likeness
{
    HeadPair pair;
    double distance = 0.0; ///< in the picture where they are least alike
};

/// The likeness of each two heads of a layer.
std::vector<Likeness> likenesses(std::span<const WatchedSnapshot> pictures, int layer)
{
    std::vector<Likeness> all;
    for (const auto& picture : pictures) {
        const auto maps = crossMaps(picture, layer);
        std::size_t place = 0;
        for (std::size_t one = 0; one < maps.size(); ++one)
            for (std::size_t other = one + 1; other < maps.size(); ++other, ++place) {
                if (place == all.size())
                    all.push_back({{{HeadKind::Cross, layer, static_cast<int>(one) + 1},
                        {HeadKind::Cross, layer, static_cast<int>(other) + 1}}});
                all[place].distance = std::max(all[place].distance, distance(maps[one], maps[other]));
            }
    }
    return all;
}

} // namespace

std::optional<HeadPair> likeHeads(std::span<const WatchedSnapshot> pictures)
{
    if (pictures.empty() || std::ranges::any_of(pictures, [&](const WatchedSnapshot& picture) {
            return picture.heads.isEmpty() || picture.heads.counts != pictures.front().heads.counts;
        }))
        return std::nullopt;
    std::vector<Likeness> all;
    for (int layer = 1; layer <= static_cast<int>(pictures.front().heads.counts.decoderLayers); ++layer)
        std::ranges::copy(likenesses(pictures, layer), std::back_inserter(all));
    const auto most = std::ranges::min_element(all, {}, &Likeness::distance);
    return most != all.end() && most->distance <= likeHeadsDistance ? std::optional(most->pair) : std::nullopt;
}

} // namespace attentoscope
