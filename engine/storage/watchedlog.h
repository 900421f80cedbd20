// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/linelog.h"
#include "engine/types/training.h"

#include <vector>

namespace attentoscope {

/// Whether a step's snapshots are written whatever the schedule says.
enum class KeepSnapshots : std::uint8_t { BySchedule, Always };

/// watched/snapshots.jsonl: what the watched sentences looked like, so that a run that is opened can be looked at from
/// its beginning. One JSON object a line, in order of steps: each of the first hundred, then one for every fiftieth
/// part of the step, so that a long run does not fill the disk. Nothing else depends on this file.
class WatchedLog
{
public:
    WatchedLog(FileSystem& files, std::filesystem::path folder);

    /// All of one step.
    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep);
    Result<void> cutAfter(std::int64_t step); ///< a resumed run goes on from there
    /// In order; none for a run that watched nothing.
    Result<std::vector<WatchedSnapshot>> read() const;

private:
    [[nodiscard]] bool isUsable(); ///< a link that leads elsewhere is not followed

    FileSystem* m_files;
    std::filesystem::path m_folder;
    LineLog m_lines;
    std::int64_t m_nextStep = 0;
};

} // namespace attentoscope
