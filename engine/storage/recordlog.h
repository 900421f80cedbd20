// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/linelog.h"
#include "engine/storage/records.h"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <utility>
#include <vector>

namespace attentoscope {

/// The names of a run's logs, in its folder.
inline constexpr const char* metricsFile = "metrics.jsonl";
inline constexpr const char* headsFile = "heads.jsonl";
inline constexpr const char* originalFile =
    "original.jsonl"; ///< only in forks: the metrics of the training that is repeated
inline constexpr const char* snapshotsFile = "watched/snapshots.jsonl"; ///< this file has a folder of its own

/// The most bytes of a log. After these, nothing more is written. 128 MiB are ten thousand validations with 72 heads.
template <typename Record>
inline constexpr std::uint64_t mostLogBytes = std::numeric_limits<std::uint64_t>::max();
template <>
inline constexpr std::uint64_t mostLogBytes<HeadReport> = 128U << 20U;

/// A log of a run: one record on each line, in the order of steps.
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
    Result<void> appendLines(const std::string& lines); ///< complete lines with their line ends
    Result<void> cutAfter(std::int64_t step); ///< called when a run is resumed at that step
    std::uint64_t bytes() const { return m_bytes; } ///< bytes that were written, or that cutAfter() has found

    using LineLog::handOver;
    using LineLog::isBehind;
    using LineLog::path;
    using LineLog::restore;
    using LineLog::takeLoss;
    using LineLog::truncate;

private:
    std::uint64_t m_bytes = 0;
};

/// metrics.jsonl: every optimiser step, every validation, and every setting that a person changed during training.
using MetricsLog = RecordLog<MetricsEntry>;

/// heads.jsonl: the measures of a Transformer's heads at each validation. Nothing else depends on this file.
using HeadsLog = RecordLog<HeadReport>;

/// Whether the snapshots of a step are written only if the schedule asks for them.
enum class KeepSnapshots : std::uint8_t { BySchedule, Always };

/// watched/snapshots.jsonl keeps the watched sentences and their attention, so that the training of an opened run can
/// be followed from its beginning. It has a snapshot for each of the first hundred steps, and then one whenever the
/// step has grown by a fiftieth, so that a long run does not fill the disk. If the heads of many sentences would take
/// more than 96 MiB in ten million steps, the distances grow faster. Only best steps of a long run can go beyond that
/// size, and then heads are left out. Nothing else depends on this file.
class WatchedLog
{
public:
    WatchedLog(FileSystem& files, std::filesystem::path path) : m_files(&files), m_records(files, std::move(path)) { }

    /// Appends the snapshots of one step.
    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep);
    /// Appends the newest snapshots if the schedule has left them out.
    Result<void> appendLeftOut();
    Result<void> restore() { return m_records.restore(); } ///< called after its folder was removed or moved
    Result<void> cutAfter(std::int64_t step); ///< called when a run is resumed at that step

private:
    [[nodiscard]] bool isUsable(); ///< false if a link leads out of the folder

    FileSystem* m_files;
    RecordLog<WatchedSnapshot> m_records;
    std::int64_t m_nextStep = 0;
    std::vector<WatchedSnapshot> m_leftOut; ///< the newest snapshots, until they are in the file
};

/// The part of the logs that was on the disk when the newest save got its name. By default all of it.
struct SyncedRecords
{
    std::uint64_t metricsBytes = std::numeric_limits<std::uint64_t>::max();
    std::int64_t step = std::numeric_limits<std::int64_t>::max(); ///< step of the save
};

// Read a run's logs. A missing file counts as empty. An incomplete last line is left out. If a line is damaged, the
// error names it. But if a power cut has damaged it after the newest save, the log ends before it.

/// Keeps at most `mostSteps` steps of a very long run. It is an error if there are more than `mostOthers` validations
/// and changes.
Result<RunHistory> readMetrics(const std::filesystem::path& path, const SyncedRecords& synced = {},
    std::size_t mostSteps = 1'000'000, std::size_t mostOthers = 1'000'000);

/// The reports, sorted. If a step has several reports, the last one is used.
Result<std::vector<SharedHeadReport>> readHeads(const std::filesystem::path& path, const SyncedRecords& synced = {});

Result<std::vector<WatchedSnapshot>> readSnapshots(const std::filesystem::path& path, const SyncedRecords& synced = {});

/// A note for the person if the file lacks some of the `bytes` that belong to a save, or if they end inside a line.
/// None if they are complete.
std::optional<Message> missingMetrics(const std::filesystem::path& path, std::uint64_t bytes);

} // namespace attentoscope
