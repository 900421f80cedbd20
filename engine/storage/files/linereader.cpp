// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/linereader.h"

#include "engine/storage/files/files.h"

#include <algorithm>
#include <cerrno>

namespace attentoscope {

namespace {

constexpr std::size_t firstSize = 4'096;
constexpr std::size_t lineFeedAndEnd = 2;

} // namespace

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
    m_isTooLong = length > m_longest;
    if (!m_isTooLong)
        m_line = std::string_view(m_buffer.data(), length);
    return true;
}

} // namespace attentoscope
