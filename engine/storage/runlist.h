// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"
#include "engine/types/runs.h"

#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace attentoscope {

/// Reads the description of a run from its folder, for a list: the configuration, the header of the newest save, and
/// the end of the metrics. Any thread may call it, even while the run is being trained. It changes nothing. A folder
/// without a readable config.json is an error.
Result<RunSummary> summarizeRun(const std::filesystem::path& folder);

/// The runs among these folders and the folders in `runs`, the newest first. Leaves out other folders.
std::vector<RunSummary> listRuns(std::span<const std::filesystem::path> folders, const std::filesystem::path& runs,
    const std::stop_token& stop = {});

/// Finds runs whose training was interrupted and can be resumed, the newest first, among these folders and the folders
/// in `runs`. Changes nothing.
std::vector<InterruptedRun> findInterruptedRuns(
    std::span<const std::filesystem::path> folders, const std::filesystem::path& runs);

/// Reads the description of a run from its folder, without its model. Any thread may call it, even while the run is
/// being trained. It changes nothing. Damaged lines of the metrics are skipped and counted. If steps were undone and
/// made again, the later ones are used. A folder without a readable config.json is an error.
Result<RunRecord> readRunRecord(const std::filesystem::path& folder, RunDetail detail, std::stop_token stop = {});

// label.json in a run's folder: the name and the note that a person gave to it. The file may come from anybody. So
// texts that are too long, have control characters or are not UTF-8 are refused. Links are not followed, and at most 64
// KiB are read.

/// Returns an empty label if the run has none. It is a BadRun error if the file cannot be used.
Result<RunLabel> readRunLabel(const std::filesystem::path& run);
/// Replaces the label atomically. An empty label removes the file. It is an InvalidSetting error if the label is too
/// long.
Result<void> writeRunLabel(const std::filesystem::path& run, const RunLabel& label, FileSystem& files = systemFiles());

} // namespace attentoscope
