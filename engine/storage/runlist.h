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

/// Reads the description of a run from its folder, for a list: the configuration, the header of the newest save and the
/// end of the metrics. Any thread may call it, even while the run is trained; nothing is changed. A folder without a
/// readable config.json is an error.
Result<RunSummary> summarizeRun(const std::filesystem::path& folder);

/// The runs among these folders and among the folders in `runs`, the newest first. Other folders are left out.
std::vector<RunSummary> listRuns(std::span<const std::filesystem::path> folders, const std::filesystem::path& runs,
    const std::stop_token& stop = {});

/// Finds the runs whose training was interrupted and can be resumed, newest first, among these folders and the folders
/// in `runs`. Changes nothing.
std::vector<InterruptedRun> findInterruptedRuns(
    std::span<const std::filesystem::path> folders, const std::filesystem::path& runs);

/// Reads the description of a run from its folder, without its model. Any thread may call it, even while the run is
/// trained; nothing is changed. Damaged lines of the metrics are skipped and counted. If steps were taken back and made
/// again, the later ones count. A folder without a readable config.json is an error.
Result<RunRecord> readRunRecord(const std::filesystem::path& folder, RunDetail detail, std::stop_token stop = {});

// label.json in a run's folder: the name and the note that a person gave it. The file may come from a stranger: texts
// that are too long, have control characters or are not UTF-8 are refused, links are not followed, and at most 64 KiB
// are read.

/// Returns an empty label if the run has none. A file that cannot be used is a BadRun error.
Result<RunLabel> readRunLabel(const std::filesystem::path& run);
/// Replaces the label in one instant; an empty label removes the file. A label that is too long is an InvalidSetting
/// error.
Result<void> writeRunLabel(const std::filesystem::path& run, const RunLabel& label, FileSystem& files = systemFiles());

} // namespace attentoscope
