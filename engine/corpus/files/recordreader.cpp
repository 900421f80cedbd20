// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/recordreader.h"

#include <filesystem>

namespace attentoscope {

namespace {

constexpr std::size_t linesLookedAt = 200;
constexpr std::size_t bytesLookedAt = 1024 * 1024;

} // namespace

Result<RecordReader> RecordReader::of(const std::string& path, BegunBytes bytes, const PairColumns& columns)
{
    auto file = TextFile::of(path, std::move(bytes));
    if (!file)
        return std::unexpected(file.error());
    RecordReader reader(std::move(*file));
    if (auto read = reader.readAhead(columns, std::filesystem::path(path).filename().string()); !read)
        return std::unexpected(read.error());
    return reader;
}

Result<void> RecordReader::readAhead(const PairColumns& columns, const std::string& file)
{
    std::vector<std::string> lines;
    for (std::size_t bytes = 0; lines.size() < linesLookedAt && bytes < bytesLookedAt;) {
        const auto more = hold();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            break;
        lines.push_back(m_held.back().text);
        bytes += lines.back().size();
    }
    auto layout = layoutOf(lines, columns, file);
    if (!layout)
        return std::unexpected(layout.error());
    m_layout = std::move(*layout);
    m_held.erase(m_held.begin(), m_held.begin() + static_cast<std::ptrdiff_t>(m_layout.headerLines));
    return {};
}

Result<bool> RecordReader::hold()
{
    auto more = m_file.next();
    if (more && *more)
        m_held.push_back({std::string(m_file.line()), m_file.number(), m_file.isTooLong()});
    return more;
}

Result<bool> RecordReader::next()
{
    m_openQuote = false;
    if (m_held.empty() && m_layout.quotes == Quotes::Text) { // a view of the file's text, not a copy
        auto more = m_file.next();
        if (more && *more) {
            m_text = m_file.line();
            m_line = m_file.number();
            m_tooLong = m_file.isTooLong();
        }
        return more;
    }
    if (m_held.empty())
        if (auto more = hold(); !more || !*more)
            return more;
    m_current = std::move(m_held.front());
    m_held.pop_front();
    m_text = m_current.text;
    m_line = m_current.number;
    m_tooLong = m_current.tooLong;
    return m_layout.quotes == Quotes::Text || m_tooLong ? Result<bool>(true) : joinLines();
}

/// Adds lines until all quotes are closed. If that takes too many lines, the first line is a record by itself, so that
/// a typing error costs only one line.
Result<bool> RecordReader::joinLines()
{
    const char separator = characterOf(m_layout.separator);
    std::string record = m_current.text;
    for (std::size_t lines = 0;; ++lines) {
        if (cutRecord(record, separator, m_layout.quotes, m_fields) == RecordEnd::Whole) {
            m_held.erase(m_held.begin(), m_held.begin() + static_cast<std::ptrdiff_t>(lines));
            return true;
        }
        if (lines + 1 == mostLines || record.size() > mostBytes)
            break;
        if (lines == m_held.size()) {
            const auto more = hold();
            if (!more)
                return more;
            if (!*more)
                break;
        }
        if (m_held[lines].tooLong)
            break;
        record += '\n' + m_held[lines].text;
    }
    m_openQuote = true;
    return true;
}

} // namespace attentoscope
