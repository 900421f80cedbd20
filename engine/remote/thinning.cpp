// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/thinning.h"

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>

namespace attentoscope {

namespace {

std::size_t bytesOf(const SharedHeadReport& report)
{
    return report ? sizeof(HeadReport) + report->heads.size() * sizeof(MeasuredHead) : 0;
}

std::size_t bytesOf(const Translation& translation)
{
    constexpr std::size_t bytesOfWord = 64; // its text, its probability, and where it stands
    std::size_t bytes = bytesOfWord * (translation.source.size() + translation.target.size());
    for (const auto& choice : translation.choices)
        bytes += bytesOfWord * choice.alternatives.size();
    const auto& map = translation.attention.weights;
    return bytes + (map ? map->size() * sizeof(float) : 0);
}

} // namespace

void thinValidations(std::vector<ValidationReport>& validations)
{
    for (std::size_t index = 0; index + 1 < validations.size(); ++index)
        validations[index].pairs = nullptr;
    while (validations.size() > mostValidations) {
        const auto best = std::find_if(
            validations.rbegin(), validations.rend(), [](const ValidationReport& one) { return one.best; });
        const auto kept = best == validations.rend() ? std::optional<ValidationReport>() : *best;
        halve(validations);
        const auto place =
            kept ? std::ranges::lower_bound(validations, kept->step, {}, &ValidationReport::step) : validations.end();
        if (place != validations.end() && place->step != kept->step)
            validations.insert(place, *kept);
    }
}

void fitHeads(std::vector<SharedHeadReport>& heads, std::size_t bytes)
{
    const auto all = [&] {
        std::size_t sum = 0;
        for (const auto& report : heads)
            sum += bytesOf(report);
        return sum;
    };
    while (heads.size() > 2 && all() > bytes)
        halve(heads);
}

void fitHeads(std::vector<ValidationReport>& validations, std::size_t bytes)
{
    std::vector<SharedHeadReport> heads;
    for (const auto& validation : validations)
        if (validation.heads)
            heads.push_back(validation.heads);
    const std::size_t before = heads.size();
    fitHeads(heads, bytes);
    if (heads.size() == before)
        return;
    auto next = heads.begin(); // both are in the same order
    for (auto& validation : validations)
        if (next != heads.end() && validation.heads == *next)
            ++next;
        else
            validation.heads = nullptr;
}

std::size_t weightsOf(const std::vector<WatchedSnapshot>& snapshots)
{
    std::size_t bytes = 0;
    for (const auto& snapshot : snapshots)
        bytes += bytesOf(snapshot.translation) + (snapshot.heads.weights ? snapshot.heads.weights->size() : 0);
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
