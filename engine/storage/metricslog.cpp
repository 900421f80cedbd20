// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/metricslog.h"

#include "engine/storage/metricsline.h"

#include <fstream>
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
    std::ifstream file(path, std::ios::binary);
    std::string line;
    // The last line that getline finds is without its end exactly when the end of the file is met with it.
    for (std::size_t number = 1; std::getline(file, line) && !file.eof(); ++number) {
        const auto entry = line.size() <= longestLine ? parseMetricsLine(line) : std::nullopt;
        if (!entry)
            return failure(ErrorCode::BadRun,
                "\"" + path.string() + "\", line " + std::to_string(number)
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
