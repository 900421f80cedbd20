// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/rankoptions.h"

#include "app/clicommands/sharedoptions.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <thread>

namespace attentoscope {

void RankOptions::add(CLI::App& options)
{
    constexpr int most = 256;
    options
        .add_option("--ranks", count,
            "Train in N processes on this machine that share each batch. On several machines torchrun or srun start the "
            "processes, without this option")
        ->type_name("N")
        ->check(numberFrom(1, most));
    options
        .add_option("--interface", interface,
            "The network interface at which the other ranks reach this one; otherwise the one that leads to rank 0")
        ->type_name("NAME");
}

Result<std::optional<RankPlace>> RankOptions::place(std::unique_ptr<LocalRanks>& started) const
{
    auto place = rankPlaceFrom(environmentOfProcess);
    if (!place)
        return place;
    if (*place && count > 0 && !LocalRanks::hasStarted(environmentOfProcess))
        return failure(ErrorCode::InvalidSetting,
            Message("This process is rank {} of {} already, as the environment says: leave out --ranks.",
                (*place)->rank, (*place)->count));
    if (!*place && count > 1) {
        auto ranks = LocalRanks::start(count, interface);
        if (!ranks)
            return std::unexpected(ranks.error());
        started = std::move(*ranks);
        return started->place();
    }
    if (!*place && !interface.empty())
        return failure(ErrorCode::InvalidSetting,
            "--interface says how ranks reach each other, and this training has only one: give --ranks too.");
    if (*place)
        (*place)->interface = interface;
    return place;
}

int threadsOf(const RankPlace& place)
{
    if (place.threads > 0 || place.onThisMachine == 0)
        return place.threads;
    const auto cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return std::max(1, cores / place.onThisMachine);
}

} // namespace attentoscope
