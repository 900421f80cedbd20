// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/watchedlog.h"

#include "engine/storage/snapshotline.h"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace attentoscope {

namespace {

constexpr const char* fileName = "snapshots.jsonl";
constexpr std::int64_t denseSteps = 100;
constexpr std::int64_t stepShare = 50;
constexpr std::size_t longestLine = 16U << 20U;
constexpr std::uint64_t longestFile = 512U << 20U;

bool isFile(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::is_regular_file(path, problem);
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
    if (snapshots.empty() || (keep == KeepSnapshots::BySchedule && snapshots.front().step < m_nextStep))
        return {};
    if (!isUsable())
        return {};
    const auto step = snapshots.front().step;
    m_nextStep = step < denseSteps ? step + 1 : step + step / stepShare;
    std::string lines;
    for (const auto& snapshot : snapshots)
        lines += snapshotLine(snapshot);
    return m_lines.append(lines);
}

Result<void> WatchedLog::cutAfter(std::int64_t step)
{
    m_nextStep = 0;
    if (!isFile(m_lines.path()) || !isUsable())
        return {};
    std::ifstream file(m_lines.path(), std::ios::binary);
    std::uint64_t end = 0;
    for (std::string line; std::getline(file, line) && !file.eof(); end += line.size() + 1) {
        const auto snapshot = line.size() <= longestLine ? parseSnapshotLine(line) : std::nullopt;
        if (!snapshot || snapshot->step > step)
            return m_lines.truncate(end);
    }
    return {};
}

Result<std::vector<WatchedSnapshot>> WatchedLog::read() const
{
    std::vector<WatchedSnapshot> snapshots;
    const auto& path = m_lines.path();
    if (!isFile(path))
        return snapshots;
    std::error_code problem;
    if (std::filesystem::file_size(path, problem) > longestFile)
        return std::unexpected(damaged(path, "is too large to be a record of watched sentences"));
    std::ifstream file(path, std::ios::binary);
    std::string line;
    for (std::size_t number = 1; std::getline(file, line) && !file.eof(); ++number) {
        auto snapshot = line.size() <= longestLine ? parseSnapshotLine(line) : std::nullopt;
        if (!snapshot)
            return failure(ErrorCode::BadRun,
                "\"" + path.string() + "\", line " + std::to_string(number)
                    + " is no snapshot of a watched sentence. Remove the line, or the file; the run works without it.");
        snapshots.push_back(std::move(*snapshot));
    }
    return snapshots;
}

} // namespace attentoscope
