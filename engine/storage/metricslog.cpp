// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/metricslog.h"

#include "engine/storage/files/linereader.h"
#include "engine/storage/metricsline.h"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace attentoscope {

namespace {

constexpr std::size_t longestMetricsLine = 65'536;

/// Takes the steps of a run one after the other, and keeps each n-th of them, the first and the last among them.
class StepGatherer
{
public:
    StepGatherer(RunHistory& history, std::size_t most) : m_history(history), m_most(std::max<std::size_t>(most, 2)) { }

    void add(const StepReport& step)
    {
        m_last = step;
        if (m_seen++ % m_history.every != 0)
            return;
        m_history.steps.push_back(step);
        if (m_history.steps.size() > m_most)
            thin();
    }

    void finish()
    {
        if (!m_history.steps.empty() && m_history.steps.back().step != m_last.step)
            m_history.steps.push_back(m_last);
    }

private:
    void thin()
    {
        auto& kept = m_history.steps;
        for (std::size_t index = 0; 2 * index < kept.size(); ++index)
            kept[index] = kept[2 * index];
        kept.resize((kept.size() + 1) / 2);
        m_history.every *= 2;
    }

    RunHistory& m_history;
    std::size_t m_most;
    std::size_t m_seen = 0;
    StepReport m_last;
};

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

Result<RunHistory> readMetrics(const std::filesystem::path& path, std::size_t mostSteps, std::size_t mostOthers)
{
    RunHistory history;
    StepGatherer steps(history, mostSteps);
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return history;
    LineReader file(path, longestMetricsLine);
    while (file.next() && (file.hasEnd() || file.isTooLong())) {
        const auto entry = file.isTooLong() ? std::nullopt : parseMetricsLine(std::string(file.line()));
        if (!entry)
            return failure(ErrorCode::BadRun,
                Message("\"{}\", line {} is no line of metrics. Remove the line, or rename the file to open the run "
                        "without its history.",
                    path.string(), file.number()));
        if (const auto* step = std::get_if<StepReport>(&*entry))
            steps.add(*step);
        else if (const auto* validation = std::get_if<ValidationReport>(&*entry))
            history.validations.push_back(*validation);
        else
            history.changes.push_back(std::get<ChangeReport>(*entry));
        if (history.validations.size() + history.changes.size() > mostOthers)
            return failure(ErrorCode::BadRun,
                Message("\"{}\" has more than {} validations and changes of settings. Rename the file to open the run "
                        "without its history.",
                    path.string(), mostOthers));
    }
    if (file.failed())
        return std::unexpected(*file.failed());
    steps.finish();
    return history;
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
        return Message(
            "\"{}\" was cut: it has {} of the {} bytes that belong to the save, so losses and validations are "
            "missing. Nothing else is.",
            name, size, bytes);
    std::ifstream file(path, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(bytes - 1));
    if (file.get() == '\n')
        return std::nullopt;
    return Message("\"{}\" was edited: the save ends in the middle of one of its lines. Losses and validations may be "
                   "missing, or stand there twice. Nothing else is touched.",
        name);
}

} // namespace attentoscope
