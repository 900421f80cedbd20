// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/textfile.h"

#include "engine/corpus/messages.h"
#include "engine/corpus/unicodetext.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace attentoscope {

namespace {

constexpr std::size_t blockSize = 256 * 1024;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::string binaryMessage(const std::string& path, std::string_view start)
{
    if (start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF"))
        return path + " is UTF-16 text. Save it as UTF-8 and try again.";
    if (start.starts_with("\x1F\x8B"))
        return path + " is compressed. Unpack it first, for example with gunzip.";
    return path + " is not a text file. Choose a text file with a sentence pair on each line.";
}

/// The line with its first ill-formed byte replaced, cut to a length that fits into a message.
std::string shownLine(std::string_view line, std::size_t invalid)
{
    constexpr std::size_t context = 30;
    std::size_t begin = invalid > context ? invalid - context : 0;
    while (begin > 0 && begin < invalid && (static_cast<unsigned char>(line[begin]) & 0xC0) == 0x80)
        ++begin;
    std::string shown = (begin > 0 ? "…" : "") + std::string(line.substr(begin, invalid - begin)) + "\uFFFD";
    for (const char c : line.substr(invalid + 1, context)) {
        if (static_cast<unsigned char>(c) >= 0x80)
            break;
        shown += c;
    }
    return shown;
}

} // namespace

Result<TextFile> TextFile::open(const std::string& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        return failure(ErrorCode::FileNotFound, path + " does not exist. Check the path.", error.message());
    if (std::filesystem::is_directory(status))
        return failure(
            ErrorCode::BadData, path + " is a folder. Choose a text file with a sentence pair on each line.");
    TextFile file;
    file.m_path = path;
    file.m_file.reset(std::fopen(path.c_str(), "rb"));
    if (!file.m_file)
        return failure(ErrorCode::FileNotFound,
            path + " cannot be opened: " + std::generic_category().message(errno) + ". Check that you may read it.");
    std::setvbuf(file.m_file.get(), nullptr, _IONBF, 0);
    const auto size = std::filesystem::file_size(path, error);
    file.m_size = error ? 0 : size;
    if (const auto filled = file.fill(); !filled)
        return std::unexpected(filled.error());
    const std::string_view start = file.m_buffer;
    if (start.empty())
        return failure(ErrorCode::BadData, path + " is empty. Choose a text file with a sentence pair on each line.");
    if (start.contains('\0') || start.starts_with("\x1F\x8B"))
        return failure(ErrorCode::BadData, binaryMessage(path, start));
    file.m_position = start.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    return file;
}

/// Makes room and reads another block behind what is left; false at the end of the file.
Result<bool> TextFile::fill()
{
    m_buffer.erase(0, m_position);
    m_position = 0;
    const std::size_t kept = m_buffer.size();
    m_buffer.resize(kept + blockSize);
    const std::size_t got = std::fread(m_buffer.data() + kept, 1, blockSize, m_file.get());
    m_buffer.resize(kept + got);
    m_bytesRead += got;
    if (got == 0 && std::ferror(m_file.get()))
        return failure(ErrorCode::BadData,
            m_path + " cannot be read after line " + grouped(m_number) + ": " + std::generic_category().message(errno)
                + '.');
    m_atEnd = got == 0;
    return !m_atEnd;
}

Result<bool> TextFile::next()
{
    m_tooLong = false;
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = m_buffer.find('\n', m_position + searched);
        if (end != std::string::npos || (m_atEnd && m_position < m_buffer.size())) {
            const std::size_t stop = end == std::string::npos ? m_buffer.size() : end;
            m_line = std::string_view(m_buffer).substr(m_position, stop - m_position);
            m_position = end == std::string::npos ? stop : end + 1;
            ++m_number;
            return checkLine();
        }
        if (m_atEnd)
            return m_tooLong ? (++m_number, checkLine()) : Result<bool>(false);
        searched = m_buffer.size() - m_position;
        if (searched > longestLine) {
            m_tooLong = true;
            m_position = m_buffer.size();
            searched = 0;
        }
        if (const auto filled = fill(); !filled)
            return filled;
    }
}

Result<bool> TextFile::checkLine()
{
    if (m_tooLong || m_line.size() > longestLine) {
        m_tooLong = true;
        m_line = {};
        return true;
    }
    if (m_line.ends_with('\r'))
        m_line.remove_suffix(1);
    if (m_line.contains('\0'))
        return failure(ErrorCode::BadData,
            m_path + ", line " + grouped(m_number) + ": a zero byte, so this is not a text file. Choose another file.");
    if (const auto invalid = firstInvalidByte(m_line)) {
        const std::size_t column = characterCount(m_line.substr(0, *invalid)) + 1;
        return failure(ErrorCode::BadData,
            m_path + ", line " + grouped(m_number) + ", column " + grouped(column) + ": not UTF-8 text: \""
                + shownLine(m_line, *invalid) + "\". Convert the file to UTF-8 and try again.");
    }
    return true;
}

double TextFile::done() const
{
    const auto used = static_cast<double>(m_bytesRead - (m_buffer.size() - m_position));
    return m_size == 0 ? 0.0 : std::min(1.0, used / static_cast<double>(m_size));
}

} // namespace attentoscope
