// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/metricslog.h"

#include "engine/storage/linereader.h"
#include "engine/storage/metricsline.h"

#include <system_error>

namespace attentoscope {

namespace {

constexpr std::size_t longestLine = 65'536;

} // namespace

MetricsLog::MetricsLog(FileSystem& files, std::filesystem::path path) : m_lines(files, std::move(path)) { }

Result<void> MetricsLog::append(const StepReport& report)
{
    return m_lines.append(metricsLine(report));
}

Result<void> MetricsLog::append(const ValidationReport& report)
{
    return m_lines.append(metricsLine(report));
}

Result<void> MetricsLog::append(const ChangeReport& report)
{
    return m_lines.append(metricsLine(report));
}

Result<RunHistory> readMetrics(const std::filesystem::path& path)
{
    RunHistory history;
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return history;
    LineReader file(path, longestLine);
    while (file.next() && (file.hasEnd() || file.isTooLong())) {
        const auto entry = file.isTooLong() ? std::nullopt : parseMetricsLine(std::string(file.line()));
        if (!entry)
            return failure(ErrorCode::BadRun,
                "\"" + path.string() + "\", line " + std::to_string(file.number())
                    + " is no line of metrics. Remove the line, or rename the file to open the run without its history.");
        if (const auto* step = std::get_if<StepReport>(&*entry))
            history.steps.push_back(*step);
        else if (const auto* validation = std::get_if<ValidationReport>(&*entry))
            history.validations.push_back(*validation);
        else
            history.changes.push_back(std::get<ChangeReport>(*entry));
    }
    return history;
}

} // namespace attentoscope
