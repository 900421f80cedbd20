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

/// What the folder of a run tells of its training.
enum class RunActivity : std::uint8_t {
    Training, ///< a program on this machine has it
    Unknown, ///< the folder says that it is trained, on a machine that cannot be asked: a copy, a network drive
    Interrupted, ///< its program, on this machine, is gone
    Ended, ///< in order
    Gone, ///< there is no such folder now
    Replaced, ///< another run lies there now
};

/// What is known of a run before it is followed.
struct KnownRun
{
    std::int64_t step = -1; ///< the last one; -1: none
    std::int64_t validation = -1; ///< the step of the last one
};

/// What a run's folder has that it had not before, while another program writes it.
struct RunNews
{
    std::string folder;
    RunActivity activity = RunActivity::Unknown;
    RunPast::End end = RunPast::End::TrainedElsewhere; ///< how it ended, if it has
    /// A file was cut back or replaced by another one: of what was told before nothing holds, and what is told from now
    /// on begins with the run.
    bool metricsAnew = false;
    bool snapshotsAnew = false;
    bool headsAnew = false;
    TrainingReports
        reports; ///< its progress is as far as the folder tells; it has saves if the list of them is another
    std::vector<SharedHeadReport> heads;
    std::optional<std::int64_t> newestSave; ///< whole, so that it can be opened
    std::optional<std::int64_t> bestSave; ///< whole too
    std::chrono::system_clock::time_point
        written; ///< time of the newest file, by the clock of the machine that wrote it
    std::size_t unreadableLines = 0; ///< so far
    bool isChanged = false; ///< something in the folder is other than it was the last time
    bool hasMore = false; ///< more is there than was read at once
    std::vector<Error> problems; ///< files that cannot be read; the others were
};

} // namespace attentoscope
