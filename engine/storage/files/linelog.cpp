// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/linelog.h"

#include "engine/storage/files/files.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <limits>
#include <span>
#include <system_error>

namespace attentoscope {

namespace {

/// Longer than any line, so it includes a line that a crash has cut.
constexpr std::uint64_t longestTorn = 64U << 20U;

/// The length up to the last line end, which is included. If there is no line end in very many bytes, the file is not a
/// log of this program.
Result<std::uint64_t> wholeLines(const std::filesystem::path& path, std::uint64_t size)
{
    constexpr std::uint64_t blockSize = 1U << 16U;
    std::ifstream file(path, std::ios::binary);
    std::string block;
    for (auto end = size; end > 0;) {
        if (size - end > longestTorn)
            return std::unexpected(damaged(
                path, Message("is not a text of lines: its last {} MiB contain no line end", longestTorn >> 20U)));
        const auto begin = end > blockSize ? end - blockSize : 0;
        block.resize(end - begin);
        file.seekg(static_cast<std::streamoff>(begin));
        if (!file.read(block.data(), static_cast<std::streamsize>(block.size())))
            return std::unexpected(damaged(path, "cannot be read"));
        if (const auto at = block.rfind('\n'); at != std::string::npos)
            return begin + at + 1;
        end = begin;
    }
    return 0;
}

constexpr std::size_t firstSize = 4'096;
constexpr std::size_t lineFeedAndEnd = 2;

} // namespace

LineLog::LineLog(FileSystem& files, std::filesystem::path path) : m_files(&files), m_path(std::move(path)) { }

Result<OutputFile*> LineLog::file()
{
    if (m_file && m_file->holds(m_length))
        return &*m_file;
    m_wasLost = m_wasLost || m_file;
    keepRemoved();
    auto file = OutputFile::openToAppend(*m_files, m_path);
    if (!file)
        return std::unexpected(file.error());
    std::error_code problem;
    const auto size = std::filesystem::file_size(m_path, problem);
    if (problem)
        return std::unexpected(unwritable(m_path, problem.value()));
    const auto whole = wholeLines(m_path, size);
    if (!whole)
        return std::unexpected(whole.error());
    m_wasLost = m_wasLost || *whole < m_length;
    m_length = *whole;
    if (m_length < size)
        if (auto shorter = cut(*file, m_length); !shorter)
            return std::unexpected(shorter.error());
    return &m_file.emplace(std::move(*file));
}

void LineLog::keepRemoved()
{
    if (m_file && !m_removed)
        m_removed.emplace(std::move(*m_file), m_length);
    m_file.reset();
}

Result<void> LineLog::restore()
{
    if (m_file && !m_file->isAt(m_path))
        keepRemoved();
    if (!m_removed)
        return {};
    std::string since;
    if (std::error_code problem; std::filesystem::is_regular_file(m_path, problem)) {
        auto text = readTextFile(m_path, std::numeric_limits<std::uint64_t>::max());
        if (!text)
            return std::unexpected(text.error());
        since = std::move(*text);
    }
    m_file.reset();
    auto beside = m_path;
    beside += ".tmp";
    if (m_files->remove(beside) < 0)
        return std::unexpected(unwritable(beside, errno));
    auto whole = OutputFile::createNew(*m_files, beside);
    if (!whole)
        return std::unexpected(whole.error());
    if (auto copied = m_removed->file.copyTo(*whole, m_removed->length); !copied)
        return copied;
    if (auto written = whole->write(std::as_bytes(std::span(since))); !written)
        return written;
    if (auto synced = whole->sync(); !synced)
        return synced;
    if (renameOver(*m_files, beside, m_path) < 0)
        return std::unexpected(unwritable(m_path, errno));
    m_removed.reset();
    m_wasLost = false;
    return {};
}

Result<void> LineLog::append(const std::string& lines)
{
    if (m_pending.size() + lines.size() <= longestPending || m_pending.empty())
        m_pending += lines;
    auto written = writePending();
    if (!written && isStaleFile(written.error())) {
        m_file.reset(); // the next call opens it again
        written = writePending();
    }
    return written;
}

Result<void> LineLog::writePending()
{
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
    const auto whole = wholeLines(m_path, bytes);
    if (!whole)
        return std::unexpected(whole.error());
    if (auto shorter = cut(**open, *whole); !shorter)
        return shorter;
    m_length = *whole;
    return {};
}

/// Cuts the file, and syncs it. Otherwise a power cut could leave new lines between old ones.
Result<void> LineLog::cut(OutputFile& file, std::uint64_t bytes)
{
    if (auto shorter = file.truncate(bytes); !shorter)
        return shorter;
    return file.sync();
}

LineReader::LineReader(const std::filesystem::path& path, std::size_t longest)
    : m_path(path)
    , m_longest(longest)
    , m_file(path, std::ios::binary)
    , m_buffer(std::min(firstSize, longest + lineFeedAndEnd))
{
    if (!m_file.is_open())
        noteFailure();
}

void LineReader::noteFailure()
{
    m_failed = unreadable(m_path, errno);
}

bool LineReader::next()
{
    m_line = {};
    if (m_isTooLong || !m_file.good())
        return false;
    std::size_t taken = 0;
    for (bool isFull = true; isFull && taken <= m_longest;) {
        if (taken > 0) {
            m_file.clear();
            m_buffer.resize(std::min(2 * m_buffer.size(), m_longest + lineFeedAndEnd));
        }
        m_file.getline(m_buffer.data() + taken, static_cast<std::streamsize>(m_buffer.size() - taken));
        taken += static_cast<std::size_t>(m_file.gcount());
        isFull = m_file.fail() && !m_file.eof() && !m_file.bad();
    }
    m_hasEnd = m_file.good();
    if (m_file.bad())
        noteFailure();
    if (m_file.bad() || taken == 0)
        return false;
    ++m_number;
    const auto length = m_hasEnd ? taken - 1 : taken;
    m_hasZeros = std::string_view(m_buffer.data(), length).find('\0') != std::string_view::npos;
    m_isTooLong = length > m_longest;
    if (!m_isTooLong)
        m_line = std::string_view(m_buffer.data(), length);
    return true;
}

} // namespace attentoscope
