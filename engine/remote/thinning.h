// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

namespace attentoscope {

/// What an engine keeps for a window that is away, and what goes over a line at once: it has to fit into one frame.
inline constexpr std::size_t mostValidations = 20'000; ///< about 5 MiB
inline constexpr std::size_t mostChanges = 10'000;
inline constexpr std::size_t mostReportBytes = 60U << 20U; ///< a frame takes 64 MiB

/// Leaves each second one, and the last.
template <typename T>
void halve(std::vector<T>& all)
{
    if (all.size() < 3)
        return;
    auto last = std::move(all.back());
    const std::size_t kept = (all.size() + 1) / 2;
    for (std::size_t index = 1; index < kept; ++index)
        all[index] = std::move(all[2 * index]);
    all.resize(kept);
    all.back() = std::move(last);
}

/// Drops the oldest.
template <typename T>
void keepNewest(std::vector<T>& all, std::size_t most)
{
    if (all.size() > most)
        all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(most));
}

/// At most `mostValidations`, the newest and the best among them, and pairs of the newest alone.
void thinValidations(std::vector<ValidationReport>& validations);

/// Drops every second report of heads, but not the newest one, until all have at most so many bytes.
void fitHeads(std::vector<SharedHeadReport>& heads, std::size_t bytes);
void fitHeads(std::vector<ValidationReport>& validations, std::size_t bytes);

/// About how many bytes snapshots take, in memory and on a line.
std::size_t weightsOf(const std::vector<WatchedSnapshot>& snapshots);

/// Drops every second snapshot of each sentence, but never the newest one.
void thinSnapshots(std::vector<WatchedSnapshot>& snapshots);

/// Until they have at most so many bytes. If the newest of each sentence alone have more, these lose their heads.
void fitSnapshots(std::vector<WatchedSnapshot>& snapshots, std::size_t bytes);

} // namespace attentoscope
