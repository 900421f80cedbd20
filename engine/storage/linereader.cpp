// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/linereader.h"

namespace attentoscope {

namespace {

constexpr std::size_t lineFeedAndEnd = 2;

} // namespace

LineReader::LineReader(const std::filesystem::path& path, std::size_t longest)
    : m_longest(longest)
    , m_file(path, std::ios::binary)
    , m_buffer(std::make_unique_for_overwrite<char[]>(longest + lineFeedAndEnd))
{
}

bool LineReader::next()
{
    m_line = {};
    if (m_isTooLong || !m_file.good())
        return false;
    m_file.getline(m_buffer.get(), static_cast<std::streamsize>(m_longest + lineFeedAndEnd));
    const auto taken = static_cast<std::size_t>(m_file.gcount());
    m_hasEnd = m_file.good();
    if (m_file.bad() || taken == 0)
        return false;
    ++m_number;
    const auto length = m_hasEnd ? taken - 1 : taken;
    m_isTooLong = length > m_longest;
    if (!m_isTooLong)
        m_line = std::string_view(m_buffer.get(), length);
    return true;
}

} // namespace attentoscope
