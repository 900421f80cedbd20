// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/headslog.h"

#include "engine/storage/files/linereader.h"
#include "engine/storage/headsline.h"

#include <system_error>

namespace attentoscope {

namespace {

constexpr std::size_t longestHeadsLine = 16U << 20U;
constexpr std::uint64_t mostBytes = 128U << 20U;
constexpr std::size_t mostMeasured = 2'000'000; ///< heads of all reports together, as they are in memory

bool isFile(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::is_regular_file(path, problem);
}

} // namespace

Result<void> HeadsLog::append(const HeadReport& report)
{
    const auto line = headsLine(report);
    if (m_bytes + line.size() > mostBytes)
        return {};
    m_bytes += line.size();
    return m_lines.append(line);
}

Result<void> HeadsLog::cutAfter(std::int64_t step)
{
    m_bytes = 0;
    if (!isFile(m_lines.path()))
        return {};
    LineReader file(m_lines.path(), longestHeadsLine);
    while (file.next() && (file.hasEnd() || file.isTooLong())) {
        const auto report = file.isTooLong() ? std::nullopt : parseHeadsLine(std::string(file.line()));
        if (!report || report->step > step)
            return m_lines.truncate(m_bytes);
        m_bytes += file.line().size() + 1;
    }
    if (file.failed())
        return std::unexpected(*file.failed());
    return {};
}

Result<std::vector<SharedHeadReport>> readHeads(const std::filesystem::path& path)
{
    std::vector<SharedHeadReport> reports;
    if (!isFile(path))
        return reports;
    const auto noLine = [&path](std::size_t line) {
        return failure(ErrorCode::BadRun,
            Message("\"{}\", line {} is no measurement of heads. Remove the line, or the file; the run works without "
                    "it.",
                path.string(), line));
    };
    std::size_t measured = 0;
    LineReader file(path, longestHeadsLine);
    while (file.next() && (file.hasEnd() || file.isTooLong())) {
        auto report = file.isTooLong() ? std::nullopt : parseHeadsLine(std::string(file.line()));
        if (!report || (!reports.empty() && report->step < reports.back()->step))
            return noLine(file.number());
        measured += report->heads.size() + 1;
        if (measured > mostMeasured)
            return failure(ErrorCode::BadRun,
                Message("\"{}\" holds more than {} measured heads, the most that is read. Remove the file; the run "
                        "works without it.",
                    path.string(), mostMeasured));
        if (!reports.empty() && reports.back()->step == report->step)
            reports.pop_back();
        reports.push_back(std::make_shared<const HeadReport>(std::move(*report)));
    }
    if (file.failed())
        return std::unexpected(*file.failed());
    return reports;
}

} // namespace attentoscope
