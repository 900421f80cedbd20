// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/recordlog.h"

#include "engine/storage/files/sums.h"
#include "engine/types/thinnedlist.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <system_error>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::int64_t everyStepUntil = 100;
constexpr std::int64_t stepShare = 50;
/// The bytes for the records of scheduled steps. The distance of these steps grows with the step, so that the bytes
/// suffice for `scheduledSteps` steps.
constexpr std::uint64_t scheduledBytes = 96U << 20U;
constexpr double scheduledSteps = 1e7;
constexpr std::uint64_t longestSnapshotsFile = 512U << 20U;
/// The most words of all snapshots together. In memory, a word takes ten times the space that an empty word takes in
/// the file.
constexpr std::size_t mostWatchedWords = 2'000'000;
constexpr std::size_t mostMeasuredHeads = 2'000'000; ///< in all reports together, in memory

bool isLogFile(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::is_regular_file(path, problem);
}

Message noRecord(const std::string& path, std::size_t line, const MetricsEntry*)
{
    return {"\"{}\", line {} is no line of metrics. Remove the line, or rename the file to open the run "
            "without its history.",
        path, line};
}

Message noRecord(const std::string& path, std::size_t line, const HeadReport*)
{
    return {"\"{}\", line {} is no measurement of heads. Remove the line, or the file; the run works without it.", path,
        line};
}

Message noRecord(const std::string& path, std::size_t line, const WatchedSnapshot*)
{
    return {"\"{}\", line {} is no snapshot of a watched sentence. Remove the line, or the file; the run works without "
            "it.",
        path, line};
}

/// The record in the reader's line. None if the line is not a record.
template <typename Record>
std::optional<Record> recordAt(const LineReader& file)
{
    return file.isTooLong() ? std::nullopt : parseRecord<Record>(std::string(file.line()));
}

std::int64_t stepOf(const MetricsEntry& entry)
{
    return std::visit([](const auto& report) { return report.step; }, entry);
}

template <typename Record>
std::int64_t stepOf(const Record& record)
{
    return record.step;
}

/// Whether the damaged line and everything after it was not synced yet. `before` is the number of bytes before it.
bool isUnsynced(LineReader& /*file*/, std::uint64_t before, const SyncedRecords& synced, const MetricsEntry*)
{
    return before >= synced.metricsBytes;
}

/// For the other logs, the steps of records are compared, because a save does not know their lengths. Bytes that a
/// power cut loses in a file are read as zeros, and no older record comes after them.
template <typename Record>
bool isUnsynced(LineReader& file, std::uint64_t /*before*/, const SyncedRecords& synced, const Record*)
{
    if (!file.hasZeros())
        return false;
    while (file.next())
        if (const auto record = recordAt<Record>(file); record && stepOf(*record) < synced.step)
            return false;
    return true;
}

/// Gives each record to `take`, which returns false to refuse a record that does not fit the ones before.
template <typename Record, typename Take>
Result<void> readRecords(const std::filesystem::path& path, const SyncedRecords& synced, const Take& take)
{
    if (!isLogFile(path))
        return {};
    constexpr const Record* kind = nullptr;
    LineReader file(path, longestRecordLine<Record>);
    for (std::uint64_t before = 0; file.next() && (file.hasEnd() || file.isTooLong());
        before += file.line().size() + 1) {
        auto record = recordAt<Record>(file);
        const Result<bool> follows = record ? take(std::move(*record)) : false;
        if (!follows)
            return std::unexpected(follows.error());
        if (*follows)
            continue;
        const auto number = file.number();
        const bool isDamaged = ownSumOf(file.line()) == OwnSum::Wrong;
        if (isUnsynced(file, before, synced, kind))
            return {};
        if (isDamaged)
            return failure(ErrorCode::BadRun,
                Message("\"{}\", line {} does not match the checksum at its end: it was damaged or edited. Remove the "
                        "line, or rename the file to open the run without it.",
                    path.string(), number));
        return failure(ErrorCode::BadRun, noRecord(path.string(), number, kind));
    }
    if (file.failed())
        return std::unexpected(*file.failed());
    return {};
}

Result<void> checkSnapshotsLength(const std::filesystem::path& path)
{
    std::error_code problem;
    if (const auto size = std::filesystem::file_size(path, problem); !problem && size > longestSnapshotsFile)
        return std::unexpected(damaged(
            path, Message("has {} bytes; a record of watched sentences has at most {}", size, longestSnapshotsFile)));
    return {};
}

/// The next step to write. `bytes` is the size of this step's snapshots; `left` bytes remain.
std::int64_t scheduledAfter(std::int64_t step, std::size_t bytes, std::uint64_t left)
{
    const auto usual = step < everyStepUntil ? 1 : step / stepShare;
    const auto now = static_cast<double>(step);
    const double moments = std::max(1.0, std::log(scheduledSteps / std::max(1.0, now)));
    const double share = moments * static_cast<double>(bytes) / static_cast<double>(std::max<std::uint64_t>(1, left));
    return step + std::max(usual, static_cast<std::int64_t>(std::ceil(now * std::min(1e3, share))));
}

} // namespace

template <typename Record>
Result<void> RecordLog<Record>::appendLines(const std::string& lines)
{
    if (lines.size() > mostLogBytes<Record> - std::min(mostLogBytes<Record>, m_bytes))
        return {};
    m_bytes += lines.size();
    return LineLog::append(lines);
}

template <typename Record>
Result<void> RecordLog<Record>::cutAfter(std::int64_t step)
{
    m_bytes = 0;
    if (!isLogFile(path()))
        return {};
    LineReader file(path(), longestRecordLine<Record>);
    while (file.next() && (file.hasEnd() || file.isTooLong())) {
        const auto record = recordAt<Record>(file);
        if (!record || stepOf(*record) > step)
            return truncate(m_bytes);
        m_bytes += file.line().size() + 1;
    }
    if (file.failed())
        return std::unexpected(*file.failed());
    return {};
}

template class RecordLog<MetricsEntry>;
template class RecordLog<HeadReport>;
template class RecordLog<WatchedSnapshot>;

bool WatchedLog::isUsable()
{
    std::error_code problem;
    const auto folder = m_records.path().parent_path();
    return !std::filesystem::is_symlink(folder, problem) && makeDurableFolder(*m_files, folder);
}

Result<void> WatchedLog::append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep)
{
    if (snapshots.empty())
        return {};
    m_leftOut.clear();
    if (keep == KeepSnapshots::BySchedule && snapshots.front().step < m_nextStep) {
        m_leftOut = snapshots;
        return m_records.isBehind() ? m_records.appendLines({}) : Result<void>();
    }
    if (!isUsable())
        return {};
    const auto left = scheduledBytes - std::min(scheduledBytes, m_records.bytes());
    std::string lines;
    for (auto snapshot : snapshots) {
        if (left == 0)
            snapshot.heads = {};
        lines += recordLine(snapshot);
    }
    m_nextStep = scheduledAfter(snapshots.front().step, lines.size(), left);
    return m_records.appendLines(lines);
}

Result<void> WatchedLog::appendLeftOut()
{
    return append(std::exchange(m_leftOut, {}), KeepSnapshots::Always);
}

Result<void> WatchedLog::cutAfter(std::int64_t step)
{
    m_leftOut.clear();
    m_nextStep = 0;
    if (isLogFile(m_records.path()) && !isUsable())
        return {};
    if (auto fits = checkSnapshotsLength(m_records.path()); !fits)
        return fits;
    return m_records.cutAfter(step);
}

Result<RunHistory> readMetrics(
    const std::filesystem::path& path, const SyncedRecords& synced, std::size_t mostSteps, std::size_t mostOthers)
{
    RunHistory history;
    ThinnedList<StepReport> steps(mostSteps);
    auto read = readRecords<MetricsEntry>(path, synced, [&](const MetricsEntry& entry) -> Result<bool> {
        if (const auto* step = std::get_if<StepReport>(&entry))
            steps.add(*step);
        else if (const auto* validation = std::get_if<ValidationReport>(&entry))
            history.validations.push_back(*validation);
        else
            history.changes.push_back(std::get<ChangeReport>(entry));
        if (history.validations.size() + history.changes.size() > mostOthers)
            return failure(ErrorCode::BadRun,
                Message("\"{}\" has more than {} validations and changes of settings. Rename the file to open the run "
                        "without its history.",
                    path.string(), mostOthers));
        return true;
    });
    if (!read)
        return std::unexpected(read.error());
    history.every = steps.every();
    history.steps = std::move(steps).list();
    return history;
}

Result<std::vector<SharedHeadReport>> readHeads(const std::filesystem::path& path, const SyncedRecords& synced)
{
    std::vector<SharedHeadReport> reports;
    std::size_t measured = 0;
    auto read = readRecords<HeadReport>(path, synced, [&](HeadReport report) -> Result<bool> {
        if (!reports.empty() && report.step < reports.back()->step)
            return false;
        measured += report.heads.size() + 1;
        if (measured > mostMeasuredHeads)
            return failure(ErrorCode::BadRun,
                Message("\"{}\" has more than {} measured heads, which is the most that can be read. "
                        "Remove the file; the run works without it.",
                    path.string(), mostMeasuredHeads));
        if (!reports.empty() && reports.back()->step == report.step)
            reports.pop_back();
        reports.push_back(std::make_shared<const HeadReport>(std::move(report)));
        return true;
    });
    if (!read)
        return std::unexpected(read.error());
    return reports;
}

Result<std::vector<WatchedSnapshot>> readSnapshots(const std::filesystem::path& path, const SyncedRecords& synced)
{
    if (auto fits = checkSnapshotsLength(path); !fits)
        return std::unexpected(fits.error());
    std::vector<WatchedSnapshot> snapshots;
    std::size_t words = 0;
    auto read = readRecords<WatchedSnapshot>(path, synced, [&](WatchedSnapshot snapshot) -> Result<bool> {
        words += snapshot.translation.source.size() + snapshot.translation.target.size();
        if (words > mostWatchedWords)
            return std::unexpected(damaged(path,
                Message("has more than {} words of watched sentences, which is the most that can be "
                        "read",
                    mostWatchedWords)));
        snapshots.push_back(std::move(snapshot));
        return true;
    });
    if (!read)
        return std::unexpected(read.error());
    return snapshots;
}

std::optional<Message> missingMetrics(const std::filesystem::path& path, std::uint64_t bytes)
{
    if (bytes == 0)
        return std::nullopt;
    const auto name = path.string();
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    if (problem)
        return Message(
            "\"{}\" is gone, and with it the losses and validations of the run until its save. Nothing else is "
            "missing.",
            name);
    if (size < bytes)
        return Message("\"{}\" was cut: it has {} of the {} bytes that belong to the save, so losses "
                       "and validations are missing. Everything else is complete.",
            name, size, bytes);
    std::ifstream file(path, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(bytes - 1));
    if (file.get() == '\n')
        return std::nullopt;
    return Message(
        "\"{}\" was edited: its part that belongs to the save ends in the middle of a line. Losses and validations may "
        "be missing or doubled. Everything else is complete.",
        name);
}

} // namespace attentoscope
