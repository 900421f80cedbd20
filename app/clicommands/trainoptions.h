// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/sharedoptions.h"
#include "engine/distributed/rankplace.h"
#include "engine/distributed/ranks.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <CLI/App.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

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

/// The options of `train`.
struct TrainOptions
{
    CommonOptions common;
    DataOptions data;
    std::string validation;
    std::string alsoValidation;
    std::string from; ///< the model whose training continues with new pairs; empty: a new model
    std::string fork; ///< the run that is forked; empty: none
    std::int64_t at = 0;
    std::string without;
    std::string sample;
    std::size_t pairs = 0;
    SettingOptions model;
    RankOptions ranks;
    TrainingLimit limit;
    std::optional<std::uint64_t> seed;
    std::vector<std::uint64_t> seeds; ///< one run for each seed
    SettingsFrom settingsFrom = SettingsFrom::Rule;
    std::vector<std::string> watched;
    std::string out;
    bool resume = false;
    bool isStatistical = false;

    void add(CLI::App& options);
    void addFork(CLI::App& options); ///< must be called after all other options are added

    /// The settings as pairs, with --seed among them. A setting without "=" is refused.
    Result<std::vector<KeyValue>> keyValues() const;
    bool namesData() const { return !data.data.empty() || !sample.empty(); }
    /// The source of a new run's pairs. Paths are made absolute, so that resuming finds them from any folder.
    DataRequest dataRequest(const std::vector<KeyValue>& keyValues) const;
    /// The run's own data request, with the files of the command line in place of the run's.
    DataRequest dataRequest(DataRequest ofRun) const;

private:
    void setFiles(DataRequest& request) const;
};

} // namespace attentoscope
