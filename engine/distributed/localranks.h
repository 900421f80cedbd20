// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/rankplace.h"

#include <memory>
#include <vector>

namespace attentoscope {

/// Ranks on this machine: this process is rank 0, and starts the others with its own program and its own arguments.
/// They read nothing and print nothing but errors, and find their place in the environment.
class LocalRanks
{
public:
    static Result<std::unique_ptr<LocalRanks>> start(int count, const std::string& interface);
    /// Waits until all have ended; who has not after ten seconds is ended.
    ~LocalRanks();
    LocalRanks(const LocalRanks&) = delete;
    LocalRanks& operator=(const LocalRanks&) = delete;

    const RankPlace& place() const { return m_place; } ///< of this process

    /// Whether the environment says that a LocalRanks has started this process.
    static bool hasStarted(const Environment& environment);

private:
    explicit LocalRanks(RankPlace place) : m_place(std::move(place)) { }
    Result<void> startOne(int rank, const std::vector<std::string>& arguments);

    RankPlace m_place;
    std::vector<int> m_processes;
};

} // namespace attentoscope
