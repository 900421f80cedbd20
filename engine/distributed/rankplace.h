// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/childprocess.h"
#include "engine/types/error.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// Which of the processes that train together this one is, and where rank 0 waits for the others.
struct RankPlace
{
    int rank = 0;
    int count = 1; ///< of all ranks
    std::string master = "127.0.0.1"; ///< name or address of rank 0's machine
    std::uint16_t port = 29500; ///< on which rank 0 waits
    std::string interface; ///< whose address the others are told; empty: the one that leads to rank 0
    int onThisMachine = 0; ///< ranks; 0: not known
    int threads = 0; ///< for each rank, where Slurm says so; 0: not said
    int listener = -1; ///< a socket of rank 0 that waits already, which is taken over; -1: none
    std::string secret; ///< that every rank has to know; empty: every process is accepted
};

/// The variable of the environment with the secret. `--ranks` sets it for the ranks that it starts.
inline constexpr auto secretOfRanks = "ATTENTOSCOPE_RANK_SECRET";

/// Gives the value of a variable of the environment.
using Environment = std::function<std::optional<std::string>(const char* name)>;
std::optional<std::string> environmentOfProcess(const char* name);

/// The place that torchrun (RANK, WORLD_SIZE, MASTER_ADDR, MASTER_PORT) or Slurm's srun says; none: this process was
/// not started as one of several. A missing value, or one that is not a number, is an InvalidSetting error that names
/// it.
Result<std::optional<RankPlace>> rankPlaceFrom(const Environment& environment);

/// Ranks on this machine: this process is rank 0, and starts the others with its own program and its own arguments.
/// They read nothing and print nothing but errors, and find their place in the environment.
class LocalRanks
{
public:
    static Result<std::unique_ptr<LocalRanks>> start(int count, const std::string& interface);
    /// Waits until all processes have ended, and kills those that still run after ten seconds.
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
    std::vector<ChildProcess> m_processes;
};

} // namespace attentoscope
