// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/watchedlog.h"

#include "engine/storage/files/linereader.h"
#include "engine/storage/snapshotline.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <system_error>
#include <utility>

namespace attentoscope {

namespace {

constexpr const char* fileName = "snapshots.jsonl";
constexpr std::int64_t everyStepUntil = 100;
constexpr std::int64_t stepShare = 50;
/// What moments of the schedule may take. The steps between them grow so that it would last for this many steps.
constexpr std::uint64_t scheduledBytes = 96U << 20U;
constexpr double scheduledSteps = 1e7;
constexpr std::size_t longestSnapshotLine = 16U << 20U;
constexpr std::uint64_t longestFile = 512U << 20U;
/// Of all snapshots together, as the model sees them: ten times the space that an empty word has in the file.
constexpr std::size_t mostWords = 2'000'000;

bool isFile(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::is_regular_file(path, problem);
}

Result<void> checkLength(const std::filesystem::path& path)
{
    std::error_code problem;
    if (const auto size = std::filesystem::file_size(path, problem); !problem && size > longestFile)
        return std::unexpected(
            damaged(path, Message("has {} bytes; a record of watched sentences has at most {}", size, longestFile)));
    return {};
}

/// The next step to write, after `bytes` were written at this one and `left` remain.
std::int64_t scheduledAfter(std::int64_t step, std::size_t bytes, std::uint64_t left)
{
    const auto usual = step < everyStepUntil ? 1 : step / stepShare;
    const auto now = static_cast<double>(step);
    const double moments = std::max(1.0, std::log(scheduledSteps / std::max(1.0, now)));
    const double share = moments * static_cast<double>(bytes) / static_cast<double>(std::max<std::uint64_t>(1, left));
    return step + std::max(usual, static_cast<std::int64_t>(std::ceil(now * std::min(1e3, share))));
}

} // namespace

WatchedLog::WatchedLog(FileSystem& files, std::filesystem::path folder)
    : m_files(&files), m_folder(std::move(folder)), m_lines(files, m_folder / fileName)
{
}

bool WatchedLog::isUsable()
{
    std::error_code problem;
    return !std::filesystem::is_symlink(m_folder, problem) && m_files->makeFolder(m_folder) >= 0;
}

Result<void> WatchedLog::append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep)
{
    if (snapshots.empty())
        return {};
    m_leftOut.clear();
    if (keep == KeepSnapshots::BySchedule && snapshots.front().step < m_nextStep) {
        m_leftOut = snapshots;
        return m_lines.isBehind() ? m_lines.append({}) : Result<void>();
    }
    if (!isUsable())
        return {};
    const auto left = scheduledBytes - std::min(scheduledBytes, m_bytes);
    std::string lines;
    for (auto snapshot : snapshots) {
        if (left == 0)
            snapshot.heads = {};
        lines += snapshotLine(snapshot);
    }
    m_bytes += lines.size();
    m_nextStep = scheduledAfter(snapshots.front().step, lines.size(), left);
    return m_lines.append(lines);
}

Result<void> WatchedLog::appendLeftOut()
{
    return append(std::exchange(m_leftOut, {}), KeepSnapshots::Always);
}

Result<void> WatchedLog::cutAfter(std::int64_t step)
{
    m_leftOut.clear();
    m_nextStep = 0;
    m_bytes = 0;
    if (!isFile(m_lines.path()) || !isUsable())
        return {};
    if (auto fits = checkLength(m_lines.path()); !fits)
        return fits;
    LineReader file(m_lines.path(), longestSnapshotLine);
    while (file.next() && (file.hasEnd() || file.isTooLong())) {
        const auto snapshot = file.isTooLong() ? std::nullopt : parseSnapshotLine(std::string(file.line()));
        if (!snapshot || snapshot->step > step)
            return m_lines.truncate(m_bytes);
        m_bytes += file.line().size() + 1;
    }
    if (file.failed())
        return std::unexpected(*file.failed());
    return {};
}

Result<std::vector<WatchedSnapshot>> WatchedLog::read() const
{
    std::vector<WatchedSnapshot> snapshots;
    const auto& path = m_lines.path();
    if (!isFile(path))
        return snapshots;
    if (auto fits = checkLength(path); !fits)
        return std::unexpected(fits.error());
    std::size_t words = 0;
    LineReader file(path, longestSnapshotLine);
    while (file.next() && (file.hasEnd() || file.isTooLong())) {
        auto snapshot = file.isTooLong() ? std::nullopt : parseSnapshotLine(std::string(file.line()));
        if (!snapshot)
            return failure(ErrorCode::BadRun,
                Message("\"{}\", line {} is no snapshot of a watched sentence. Remove the line, or the file; the run "
                        "works without it.",
                    path.string(), file.number()));
        words += snapshot->translation.source.size() + snapshot->translation.target.size();
        if (words > mostWords)
            return std::unexpected(damaged(
                path, Message("holds more than {} words, the most that is read of watched sentences", mostWords)));
        snapshots.push_back(std::move(*snapshot));
    }
    if (file.failed())
        return std::unexpected(*file.failed());
    return snapshots;
}

} // namespace attentoscope
