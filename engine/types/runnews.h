// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// The state of a run's training, as far as its folder shows it.
enum class RunActivity : std::uint8_t {
    Training, ///< a program on this machine is training it
    /// The folder says that it is being trained, but the machine cannot be asked: it is a copy, or on a network drive.
    Unknown,
    Interrupted, ///< its program was on this machine and has disappeared
    Ended, ///< training has ended normally
    Gone, ///< the folder does not exist now
    Replaced, ///< another run is in the folder now
};

/// What is already known about a run before it is followed.
struct KnownRun
{
    std::int64_t step = -1; ///< last known step; -1: none
    std::int64_t validation = -1; ///< step of the last known validation
};

/// What is new in a run's folder while another program writes it.
struct RunNews
{
    std::string folder;
    RunActivity activity = RunActivity::Unknown;
    RunPast::End end = RunPast::End::TrainedElsewhere; ///< how training has ended, if it has
    /// A file was cut or replaced by another one. Everything that was reported before is invalid, and reports begin
    /// again with the run.
    bool metricsAnew = false;
    bool snapshotsAnew = false;
    bool headsAnew = false;
    TrainingReports
        reports; ///< with the progress that the folder shows; they contain saves if the list of saves has changed
    std::vector<SharedHeadReport> heads;
    std::optional<std::int64_t> newestSave; ///< an undamaged save, which can be opened
    std::optional<std::int64_t> bestSave; ///< an undamaged save too
    std::chrono::system_clock::time_point
        written; ///< time of the newest file, by the clock of the machine that wrote it
    std::size_t unreadableLines = 0; ///< number so far
    bool isChanged = false; ///< whether something in the folder has changed since the last time
    bool hasMore = false; ///< whether there is more than was read at once
    std::vector<Error> problems; ///< errors of files that cannot be read; all others were read
};

} // namespace attentoscope
