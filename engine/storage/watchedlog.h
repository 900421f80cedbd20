// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/linelog.h"
#include "engine/types/training.h"

#include <vector>

namespace attentoscope {

/// Whether the snapshots of a step are written whatever the schedule says.
enum class KeepSnapshots : std::uint8_t { BySchedule, Always };

/// watched/snapshots.jsonl keeps the watched sentences and their attention, so that an opened run can be followed from
/// its beginning. It has one JSON object a line, in the order of the steps. There is one for each of the first hundred
/// steps, and then one each time the step has grown by a fiftieth, so that a long run does not fill the disk. Where the
/// heads of many sentences would take more than 96 MiB in ten million steps, the steps between grow faster. Beyond that
/// size, which only the best steps of a long run can reach, heads are left out. Nothing else depends on this file.
class WatchedLog
{
public:
    WatchedLog(FileSystem& files, std::filesystem::path folder);

    /// Appends the snapshots of one step.
    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep);
    /// Appends the newest snapshots after all, if the schedule has left them out.
    Result<void> appendLeftOut();
    Result<void> restore() { return m_lines.restore(); } ///< after its folder was removed or moved
    Result<void> cutAfter(std::int64_t step); ///< for a run that is resumed there
    /// The snapshots in order; none for a run that watched nothing.
    Result<std::vector<WatchedSnapshot>> read() const;

private:
    [[nodiscard]] bool isUsable(); ///< false for a link that leads elsewhere

    FileSystem* m_files;
    std::filesystem::path m_folder;
    LineLog m_lines;
    std::int64_t m_nextStep = 0;
    std::uint64_t m_bytes = 0; ///< that were written
    std::vector<WatchedSnapshot> m_leftOut; ///< the newest ones, while they are not in the file
};

} // namespace attentoscope
