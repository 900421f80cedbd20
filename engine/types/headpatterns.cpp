// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/headpatterns.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace attentoscope {

std::size_t KindLikeness::pairPlace(std::size_t one, std::size_t other) const
{
    const auto first = std::min(one, other), second = std::max(one, other);
    return first * heads.size() - first * (first + 1) / 2 + second - first - 1;
}

double KindLikeness::divergence(std::size_t one, std::size_t other) const
{
    return one == other || rows == 0 ? 0.0 : sums[pairPlace(one, other)] / static_cast<double>(rows);
}

namespace {

using Group = std::vector<std::size_t>;

double meanDivergence(const KindLikeness& likeness, const Group& one, const Group& other)
{
    double sum = 0.0;
    for (const auto first : one)
        for (const auto second : other)
            sum += likeness.divergence(first, second);
    return sum / static_cast<double>(one.size() * other.size());
}

/// Joins two groups, turned so that the heads at the joint are most alike. If several ways are equal, the first of
/// them.
Group joined(const KindLikeness& likeness, Group one, Group other)
{
    const auto cost = [&](std::size_t end, std::size_t begin) { return likeness.divergence(end, begin); };
    const std::array costs{cost(one.back(), other.front()), cost(one.back(), other.back()),
        cost(one.front(), other.front()), cost(one.front(), other.back())};
    const auto way = std::ranges::min_element(costs) - costs.begin();
    if (way >= 2)
        std::ranges::reverse(one);
    if (way % 2 == 1)
        std::ranges::reverse(other);
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

} // namespace

std::vector<std::size_t> likenessOrder(const KindLikeness& likeness)
{
    std::vector<Group> groups;
    for (std::size_t head = 0; head < likeness.heads.size(); ++head)
        groups.push_back({head});
    // The mean divergences of all groups. A group that was joined to another one is empty.
    std::vector<std::vector<double>> means(groups.size(), std::vector<double>(groups.size(), 0.0));
    for (std::size_t one = 0; one < groups.size(); ++one)
        for (std::size_t other = 0; other < groups.size(); ++other)
            means[one][other] = likeness.divergence(one, other);
    for (std::size_t left = groups.size(); left > 1; --left) {
        std::pair<std::size_t, std::size_t> best{0, 0};
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t one = 0; one < groups.size(); ++one)
            for (std::size_t other = one + 1; other < groups.size(); ++other)
                if (!groups[one].empty() && !groups[other].empty() && means[one][other] < least) {
                    least = means[one][other];
                    best = {one, other};
                }
        const auto [one, other] = best;
        groups[one] = joined(likeness, std::move(groups[one]), std::exchange(groups[other], {}));
        for (std::size_t third = 0; third < groups.size(); ++third)
            if (third != one && !groups[third].empty())
                means[one][third] = means[third][one] = meanDivergence(likeness, groups[one], groups[third]);
    }
    return groups.empty() ? Group() : groups.front();
}

namespace {

void append(std::vector<PlaceWeights>& all, const std::vector<PlaceWeights>& part)
{
    for (const auto& weights : part) {
        const auto place = std::ranges::lower_bound(all, weights.place, {}, &PlaceWeights::place);
        if (place == all.end() || place->place != weights.place) {
            all.insert(place, weights);
            continue;
        }
        place->rows += weights.rows;
        place->sum += weights.sum;
    }
}

void append(AveragedHead& all, const AveragedHead& part)
{
    all.rows += part.rows;
    for (std::size_t of = 0; of < wordClasses; ++of) {
        all.classes[of] += part.classes[of];
        all.columns[of] += part.columns[of];
    }
    append(all.distances, part.distances);
    append(all.positions, part.positions);
}

} // namespace

void append(HeadPatterns& all, const HeadPatterns& part)
{
    if (all.averages.empty()) {
        all = part;
        return;
    }
    for (std::size_t kind = 0; kind < std::min(all.likeness.size(), part.likeness.size()); ++kind) {
        auto& sums = all.likeness[kind].sums;
        all.likeness[kind].rows += part.likeness[kind].rows;
        for (std::size_t pair = 0; pair < std::min(sums.size(), part.likeness[kind].sums.size()); ++pair)
            sums[pair] += part.likeness[kind].sums[pair];
    }
    for (std::size_t head = 0; head < std::min(all.averages.size(), part.averages.size()); ++head)
        append(all.averages[head], part.averages[head]);
}

} // namespace attentoscope
