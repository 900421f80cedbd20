// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/linelog.h"

#include <fstream>
#include <span>
#include <system_error>

namespace attentoscope {

namespace {

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

LineLog::LineLog(FileSystem& files, std::filesystem::path path) : m_files(&files), m_path(std::move(path)) { }

Result<OutputFile*> LineLog::file()
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

Result<void> LineLog::append(const std::string& lines)
{
    if (m_pending.size() + lines.size() <= longestPending || m_pending.empty())
        m_pending += lines;
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

Result<std::uint64_t> LineLog::handOver()
{
    if (auto written = append(std::string()); !written)
        return std::unexpected(written.error());
    return m_length;
}

Result<void> LineLog::truncate(std::uint64_t bytes)
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

} // namespace attentoscope
