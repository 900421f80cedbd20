// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/shownpairs.h"

#include "engine/reproducible/random.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

constexpr std::uint64_t sampleSalt = 0x73616d706c6573; // draws otherwise than what else comes from the run's seed

} // namespace

std::vector<std::size_t> chooseShownPairs(const EncodedPairs& pairs, std::size_t candidates, std::uint64_t seed)
{
    std::vector<std::size_t> byLength(std::min(candidates, pairs.size()));
    std::iota(byLength.begin(), byLength.end(), std::size_t{0});
    std::ranges::stable_sort(byLength, {}, [&](std::size_t index) { return pairs.source[index].size(); });
    const std::size_t count = std::min(shownPairs, byLength.size());
    Random random(seed ^ sampleSalt);
    std::vector<std::size_t> chosen;
    for (std::size_t band = 0; band < count; ++band) {
        const std::size_t begin = band * byLength.size() / count;
        const std::size_t end = (band + 1) * byLength.size() / count;
        chosen.push_back(byLength[begin + random.below(end - begin)]);
    }
    return chosen;
}

} // namespace attentoscope
