// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/metricslog.h"

#include "engine/storage/metricsline.h"

#include <fstream>
#include <system_error>

namespace attentoscope {

namespace {

constexpr std::size_t longestLine = 65'536;

/// The length up to and with the last line end.
std::uint64_t wholeLines(const std::filesystem::path& path, std::uint64_t size)
{
    std::ifstream file(path, std::ios::binary);
    for (auto end = size; end > 0; --end) {
        file.seekg(static_cast<std::streamoff>(end - 1));
        if (file.get() == '\n')
            return end;
    }
    return 0;
}

} // namespace

MetricsLog::MetricsLog(FileSystem& files, std::filesystem::path path) : m_files(&files), m_path(std::move(path)) { }

Result<OutputFile*> MetricsLog::file()
{
    if (m_file)
        return &*m_file;
    auto file = OutputFile::openToAppend(*m_files, m_path);
    if (!file)
        return std::unexpected(file.error());
    std::error_code problem;
    const auto size = std::filesystem::file_size(m_path, problem);
    if (problem)
        return std::unexpected(unwritable(m_path, problem.value()));
    m_length = wholeLines(m_path, size);
    if (m_length < size)
        if (auto cut = file->truncate(m_length); !cut)
            return std::unexpected(cut.error());
    return &m_file.emplace(std::move(*file));
}

Result<void> MetricsLog::append(const std::string& line)
{
    m_pending += line;
    const auto open = file();
    if (!open)
        return std::unexpected(open.error());
    while (!m_pending.empty()) {
        const auto written = (*open)->writeSome(std::as_bytes(std::span(m_pending)));
        if (!written)
            return std::unexpected(written.error());
        m_pending.erase(0, *written);
        m_length += *written;
    }
    return {};
}

Result<void> MetricsLog::append(const StepReport& report)
{
    return append(metricsLine(report));
}

Result<void> MetricsLog::append(const ValidationReport& report)
{
    return append(metricsLine(report));
}

Result<void> MetricsLog::append(const ChangeReport& report)
{
    return append(metricsLine(report));
}

Result<std::uint64_t> MetricsLog::flush()
{
    const auto open = file();
    if (!open)
        return std::unexpected(open.error());
    if (auto written = append(std::string()); !written)
        return std::unexpected(written.error());
    if (auto synced = (*open)->sync(); !synced)
        return std::unexpected(synced.error());
    return m_length;
}

Result<void> MetricsLog::truncate(std::uint64_t bytes)
{
    const auto open = file();
    if (!open)
        return std::unexpected(open.error());
    m_pending.clear();
    if (bytes >= m_length)
        return {};
    if (auto cut = (*open)->truncate(bytes); !cut)
        return cut;
    m_length = bytes;
    return {};
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
