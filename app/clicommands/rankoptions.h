// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/rankplace.h"

#include <CLI/App.hpp>

namespace attentoscope {

/// --ranks and --interface: a training by several processes.
struct RankOptions
{
    int count = 0; ///< 0: nobody asked for it
    std::string interface;

    void add(CLI::App& options);

    /// This process's place among the ranks: as --ranks says, and then the others are started and held by `started`, or
    /// as torchrun or Slurm say. None: it trains alone.
    Result<std::optional<RankPlace>> place(std::unique_ptr<LocalRanks>& started) const;
};

/// Threads for one rank where nobody asked for a number; 0: as many as for a training alone.
int threadsOf(const RankPlace& place);

} // namespace attentoscope
