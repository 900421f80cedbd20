// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/linelog.h"
#include "engine/storage/records.h"

#include <filesystem>
#include <utility>
#include <vector>

namespace attentoscope {

/// The names of a run's logs in its folder.
inline constexpr const char* metricsFile = "metrics.jsonl";
inline constexpr const char* headsFile = "heads.jsonl";
inline constexpr const char* snapshotsFile = "watched/snapshots.jsonl"; ///< the folder is its own

/// How large a log may become: then nothing more is written. 128 MiB are ten thousand validations of 72 heads.
template <typename Record>
inline constexpr std::uint64_t mostLogBytes = std::numeric_limits<std::uint64_t>::max();
template <>
inline constexpr std::uint64_t mostLogBytes<HeadReport> = 128U << 20U;

/// A log of a run: one record a line, in the order of the steps.
template <typename Record>
class RecordLog : private LineLog
{
public:
    using LineLog::LineLog;

    template <typename Report>
    Result<void> append(const Report& report)
    {
        return appendLines(recordLine(report));
    }
    Result<void> appendLines(const std::string& lines); ///< whole ones, with their ends
    Result<void> cutAfter(std::int64_t step); ///< for a run that is resumed there
    std::uint64_t bytes() const { return m_bytes; } ///< that were written, or found by cutAfter()

    using LineLog::handOver;
    using LineLog::isBehind;
    using LineLog::path;
    using LineLog::restore;
    using LineLog::takeLoss;
    using LineLog::truncate;

private:
    std::uint64_t m_bytes = 0;
};

/// metrics.jsonl: every optimiser step, every validation, and every setting that a person changed on the way.
using MetricsLog = RecordLog<MetricsEntry>;

/// heads.jsonl: the measures of a Transformer's heads at each validation. Nothing else depends on this file.
using HeadsLog = RecordLog<HeadReport>;

/// Whether the snapshots of a step are written whatever the schedule says.
enum class KeepSnapshots : std::uint8_t { BySchedule, Always };

/// watched/snapshots.jsonl keeps the watched sentences and their attention, so that an opened run can be followed from
/// its beginning. There is one for each of the first hundred steps, and then one each time the step has grown by a
/// fiftieth, so that a long run does not fill the disk. Where the heads of many sentences would take more than 96 MiB
/// in ten million steps, the steps between grow faster. Beyond that size, which only the best steps of a long run can
/// reach, heads are left out. Nothing else depends on this file.
class WatchedLog
{
public:
    WatchedLog(FileSystem& files, std::filesystem::path path) : m_files(&files), m_records(files, std::move(path)) { }

    /// Appends the snapshots of one step.
    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep);
    /// Appends the newest snapshots after all, if the schedule has left them out.
    Result<void> appendLeftOut();
    Result<void> restore() { return m_records.restore(); } ///< after its folder was removed or moved
    Result<void> cutAfter(std::int64_t step); ///< for a run that is resumed there

private:
    [[nodiscard]] bool isUsable(); ///< false for a link that leads elsewhere

    FileSystem* m_files;
    RecordLog<WatchedSnapshot> m_records;
    std::int64_t m_nextStep = 0;
    std::vector<WatchedSnapshot> m_leftOut; ///< the newest ones, while they are not in the file
};

// Readers of a run's logs. A missing file is empty, and a torn last line is left out. A damaged line is an error
// that names it.

/// Of a very long run at most `mostSteps` steps are kept. More than `mostOthers` validations and changes are an error.
Result<RunHistory> readMetrics(
    const std::filesystem::path& path, std::size_t mostSteps = 1'000'000, std::size_t mostOthers = 1'000'000);

/// In order; of several of one step the last.
Result<std::vector<SharedHeadReport>> readHeads(const std::filesystem::path& path);

Result<std::vector<WatchedSnapshot>> readSnapshots(const std::filesystem::path& path);

/// A note for the person if the file does not have the `bytes` that belong to a save, or if these end within a line.
/// Nothing if all is there.
std::optional<Message> missingMetrics(const std::filesystem::path& path, std::uint64_t bytes);

} // namespace attentoscope
