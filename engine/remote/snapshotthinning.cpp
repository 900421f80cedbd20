// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/snapshotthinning.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace attentoscope {

std::size_t weightsOf(const std::vector<WatchedSnapshot>& snapshots)
{
    std::size_t bytes = 0;
    for (const auto& [index, step, translation, epoch, sentence, heads] : snapshots) {
        const auto& map = translation.attention.weights;
        bytes += (map ? map->size() * sizeof(float) : 0) + (heads.weights ? heads.weights->size() : 0);
    }
    return bytes;
}

void thinSnapshots(std::vector<WatchedSnapshot>& snapshots)
{
    // From the newest to the oldest: the first of each sentence stays, every second one of the others goes.
    std::unordered_set<std::size_t> seen;
    std::unordered_set<std::size_t> dropNext;
    std::vector<WatchedSnapshot> kept;
    for (auto snapshot = snapshots.rbegin(); snapshot != snapshots.rend(); ++snapshot) {
        const std::size_t sentence = snapshot->index;
        const bool isNewest = seen.insert(sentence).second;
        if (!isNewest && dropNext.erase(sentence) > 0)
            continue;
        dropNext.insert(sentence);
        kept.push_back(std::move(*snapshot));
    }
    std::reverse(kept.begin(), kept.end());
    snapshots = std::move(kept);
}

void fitSnapshots(std::vector<WatchedSnapshot>& snapshots, std::size_t bytes)
{
    while (weightsOf(snapshots) > bytes) {
        const auto before = snapshots.size();
        thinSnapshots(snapshots);
        if (snapshots.size() < before)
            continue;
        for (auto& snapshot : snapshots)
            snapshot.heads = {};
        return;
    }
}

} // namespace attentoscope
