// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/rankplace.h"
#include "engine/distributed/ranks.h"
#include "engine/types/error.h"

#include <memory>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace attentoscope {

/// --ranks and --interface: training by several processes.
struct RankOptions
{
    int count = 0; ///< 0 if --ranks was not given
    std::string interface;

    void add(CLI::App& options);

    /// This process's place among the ranks. With --ranks, this process starts the others and keeps them in `started`.
    /// Otherwise the environment of torchrun or Slurm gives the place. None if this process trains alone.
    Result<std::optional<RankPlace>> place(std::unique_ptr<LocalRanks>& started) const;
};

/// Threads for each rank if no number was given. 0: as many as for a training with one process.
int threadsOf(const RankPlace& place);

} // namespace attentoscope
