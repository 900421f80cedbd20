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

/// This process's place among those that train together, and where rank 0 waits for the others.
struct RankPlace
{
    int rank = 0;
    int count = 1; ///< number of all ranks
    std::string master = "127.0.0.1"; ///< name or address of rank 0's machine
    std::uint16_t port = 29500; ///< port on which rank 0 waits
    std::string interface; ///< network interface whose address the others are told; empty: the one that leads to rank 0
    int onThisMachine = 0; ///< number of ranks on this machine; 0: not known
    int threads = 0; ///< threads for each rank, if Slurm sets them; 0: not known
    int listener = -1; ///< an existing socket on which rank 0 waits; the place takes ownership; -1: none
    std::string secret; ///< a secret that every rank must know; empty: every process is accepted
};

/// The environment variable with the secret. `--ranks` sets it for the ranks that it starts.
inline constexpr auto secretOfRanks = "ATTENTOSCOPE_RANK_SECRET";

/// Returns the value of an environment variable.
using Environment = std::function<std::optional<std::string>(const char* name)>;
std::optional<std::string> environmentOfProcess(const char* name);

/// The place that torchrun (RANK, WORLD_SIZE, MASTER_ADDR, MASTER_PORT) or Slurm's srun gives. None if this process was
/// not started as one of several. If a value is missing or not a number, an InvalidSetting error names it.
Result<std::optional<RankPlace>> rankPlaceFrom(const Environment& environment);

/// Ranks on this machine: this process is rank 0, and starts the others with its own program and arguments. They read
/// nothing and print only errors. They find their place in the environment.
class LocalRanks
{
public:
    static Result<std::unique_ptr<LocalRanks>> start(int count, const std::string& interface);
    /// Waits until all processes have ended, and kills those that still run after ten seconds.
    ~LocalRanks();
    LocalRanks(const LocalRanks&) = delete;
    LocalRanks& operator=(const LocalRanks&) = delete;

    const RankPlace& place() const { return m_place; } ///< the place of this process

    /// Whether the environment says that a LocalRanks has started this process.
    static bool hasStarted(const Environment& environment);

private:
    explicit LocalRanks(RankPlace place) : m_place(std::move(place)) { }
    Result<void> startOne(int rank, const std::vector<std::string>& arguments);

    RankPlace m_place;
    std::vector<ChildProcess> m_processes;
};

} // namespace attentoscope
