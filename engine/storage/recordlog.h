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
    "original.jsonl"; ///< of a fork: the metrics of the training that it repeats
inline constexpr const char* snapshotsFile = "watched/snapshots.jsonl"; ///< in a folder of its own

/// The most bytes of a log; beyond them nothing more is written. 128 MiB are ten thousand validations of 72 heads.
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
    Result<void> appendLines(const std::string& lines); ///< complete lines with their ends
    Result<void> cutAfter(std::int64_t step); ///< for a run that is resumed at that step
    std::uint64_t bytes() const { return m_bytes; } ///< that were written, or that cutAfter() found

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

/// watched/snapshots.jsonl keeps the watched sentences and their attention, so that an opened run can be followed from
/// its beginning. It has a snapshot for each of the first hundred steps, and then one each time the step has grown by a
/// fiftieth, so that a long run does not fill the disk. If the heads of many sentences would take more than 96 MiB in
/// ten million steps, the distances grow faster. Beyond that size, which only the best steps of a long run can reach,
/// heads are left out. Nothing else depends on this file.
class WatchedLog
{
public:
    WatchedLog(FileSystem& files, std::filesystem::path path) : m_files(&files), m_records(files, std::move(path)) { }

    /// Appends the snapshots of one step.
    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep);
    /// Appends the newest snapshots if the schedule has left them out.
    Result<void> appendLeftOut();
    Result<void> restore() { return m_records.restore(); } ///< called after its folder was removed or moved
    Result<void> cutAfter(std::int64_t step); ///< for a run that is resumed at that step

private:
    [[nodiscard]] bool isUsable(); ///< false if a link leads out of the folder

    FileSystem* m_files;
    RecordLog<WatchedSnapshot> m_records;
    std::int64_t m_nextStep = 0;
    std::vector<WatchedSnapshot> m_leftOut; ///< the newest ones, until they are in the file
};

/// How much of the logs was on the disk when the newest save got its name; by default all of it.
struct SyncedRecords
{
    std::uint64_t metricsBytes = std::numeric_limits<std::uint64_t>::max();
    std::int64_t step = std::numeric_limits<std::int64_t>::max(); ///< of the save
};

// Reads a run's logs. A missing file counts as empty, and an incomplete last line is left out. A damaged line is an
// error that names it; but what a power cut damaged after the newest save ends the log.

/// Keeps at most `mostSteps` steps of a very long run. More than `mostOthers` validations and changes are an error.
Result<RunHistory> readMetrics(const std::filesystem::path& path, const SyncedRecords& synced = {},
    std::size_t mostSteps = 1'000'000, std::size_t mostOthers = 1'000'000);

/// The reports in order. If a step has several, the last one counts.
Result<std::vector<SharedHeadReport>> readHeads(const std::filesystem::path& path, const SyncedRecords& synced = {});

Result<std::vector<WatchedSnapshot>> readSnapshots(const std::filesystem::path& path, const SyncedRecords& synced = {});

/// A note for the person if the file lacks some of the `bytes` that belong to a save, or if these end within a line.
/// Nothing if they are complete.
std::optional<Message> missingMetrics(const std::filesystem::path& path, std::uint64_t bytes);

} // namespace attentoscope
