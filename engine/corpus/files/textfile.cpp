// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/textfile.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <cstring>
#include <unicode/utf16.h>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::size_t bytesAtOnce = 64 * 1024;
constexpr std::string_view littleEndianMark = "\xFF\xFE";
constexpr std::string_view bigEndianMark = "\xFE\xFF";

class ConvertedText final : public ByteSource
{
public:
    ConvertedText(std::unique_ptr<ByteSource> source, std::string start)
        : m_source(std::move(source)), m_bytes(std::move(start)), m_littleEndian(m_bytes.starts_with(littleEndianMark))
    {
        m_bytes.erase(0, littleEndianMark.size());
    }

    Result<std::size_t> read(std::span<char> room) override
    {
        while (m_position == m_text.size() && !m_atEnd)
            if (auto converted = convert(); !converted)
                return std::unexpected(converted.error());
        const std::size_t got = std::min(room.size(), m_text.size() - m_position);
        std::memcpy(room.data(), m_text.data() + m_position, got);
        m_position += got;
        return got;
    }

    double done() const override { return m_source->done(); }

private:
    /// Converts the bytes that were read, then reads more. If a block ends inside a surrogate pair, the rest waits for
    /// the next block.
    Result<void> convert()
    {
        m_text.clear();
        m_position = 0;
        std::u16string units;
        for (std::size_t at = 0; at + 1 < m_bytes.size(); at += 2)
            units += unitAt(at);
        if (!units.empty() && U16_IS_LEAD(units.back()) && !m_sourceEnded)
            units.pop_back();
        appendUtf8(m_text, units);
        m_bytes.erase(0, 2 * units.size());
        if (m_sourceEnded) {
            if (!m_bytes.empty())
                m_text += noUtf8;
            m_bytes.clear();
            m_atEnd = m_text.empty();
            return {};
        }
        const std::size_t kept = m_bytes.size();
        m_bytes.resize(kept + bytesAtOnce);
        const auto got = m_source->read(std::span(m_bytes).subspan(kept));
        if (!got)
            return std::unexpected(got.error());
        m_bytes.resize(kept + *got);
        m_sourceEnded = *got == 0;
        return {};
    }

    char16_t unitAt(std::size_t at) const
    {
        const auto low = static_cast<unsigned char>(m_bytes[m_littleEndian ? at : at + 1]);
        const auto high = static_cast<unsigned char>(m_bytes[m_littleEndian ? at + 1 : at]);
        return static_cast<char16_t>(high << 8 | low);
    }

    std::unique_ptr<ByteSource> m_source;
    std::string m_bytes; ///< bytes that are not converted yet
    bool m_littleEndian;
    std::string m_text; ///< converted text; from m_position on not yet returned
    std::size_t m_position = 0;
    bool m_sourceEnded = false;
    bool m_atEnd = false;
};

/// Whether the text begins with a byte order mark of UTF-16, in either byte order.
bool isUtf16(std::string_view start)
{
    return start.starts_with(littleEndianMark) || start.starts_with(bigEndianMark);
}

/// Converts UTF-16 to UTF-8. `start` was already read from `source`, and isUtf16(start) is true. Unpaired surrogates
/// and half a character at the end become noUtf8, so that the check of the line finds them.
std::unique_ptr<ByteSource> utf16AsUtf8(std::unique_ptr<ByteSource> source, std::string start)
{
    return std::make_unique<ConvertedText>(std::move(source), std::move(start));
}

constexpr std::size_t textBlock = 256 * 1024;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The name of a packing that cannot be unpacked here; empty for all other files.
std::string_view otherPacking(std::string_view start)
{
    constexpr std::pair<std::string_view, std::string_view> marks[] = {
        {"PK\x03\x04", "zip"}, {"\x28\xB5\x2F\xFD", "Zstandard"}, {"7z\xBC\xAF", "7-Zip"}};
    for (const auto& [mark, name] : marks)
        if (start.starts_with(mark))
            return name;
    return start.starts_with("BZh") && start.substr(3).find("1AY&SY") == 1 ? "bzip2" : "";
}

Message binaryMessage(const std::string& path, std::string_view start, const Message& advice)
{
    if (const auto packing = otherPacking(start); !packing.empty())
        return Message("{} is packed with {}, which is not read here. Unpack it first, or pack it with gzip or xz.",
            path, packing);
    if (isPacked(start))
        return Message("{} is packed twice. Unpack it once and try again.", path);
    return Message("{} is not a text file. {}", path, advice);
}

/// The line, cut to fit into a message, with its first ill-formed byte replaced.
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

Message chooseFileOfPairs()
{
    return "Choose a text file with a sentence pair on each line.";
}

Message chooseFileOfSentences()
{
    return "Choose a text file with one sentence a line.";
}

Result<TextFile> TextFile::open(const std::string& path, const Message& advice, std::stop_token stop)
{
    auto bytes = begunFile(path, advice, std::move(stop));
    return bytes ? of(path, std::move(*bytes), advice) : std::unexpected(bytes.error());
}

Result<TextFile> TextFile::of(const std::string& path, BegunBytes bytes, const Message& advice)
{
    TextFile file;
    file.m_path = path;
    file.m_source = std::move(bytes.source);
    file.m_buffer = std::move(bytes.start);
    file.m_bytesRead = file.m_buffer.size();
    file.m_size = bytes.size;
    if (isUtf16(file.m_buffer)) {
        file.m_encoding = "UTF-16";
        file.m_source = utf16AsUtf8(std::move(file.m_source), std::exchange(file.m_buffer, {}));
        file.m_size = 0;
        if (const auto filled = file.fill(); !filled)
            return std::unexpected(filled.error());
    }
    const std::string_view start = file.m_buffer;
    if (start.empty())
        return failure(ErrorCode::BadData, Message("{} is empty. {}", path, advice));
    if (start.contains('\0') || isPacked(start) || !otherPacking(start).empty())
        return failure(ErrorCode::BadData, binaryMessage(path, start, advice));
    file.m_position = start.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    // a CR at the end may belong to an LF that was not read yet
    if (!start.contains('\n') && start.substr(0, start.size() - 1).contains('\r'))
        file.m_lineEnd = '\r';
    return file;
}

/// Makes room and appends another block to the unread text; false at the end of the file.
Result<bool> TextFile::fill()
{
    m_buffer.erase(0, m_position);
    m_position = 0;
    const std::size_t kept = m_buffer.size();
    m_buffer.resize(kept + textBlock);
    const auto got = m_source->read(std::span(m_buffer).subspan(kept));
    m_buffer.resize(kept + got.value_or(0));
    if (!got)
        return std::unexpected(got.error());
    m_bytesRead += *got;
    m_atEnd = *got == 0;
    return !m_atEnd;
}

Result<bool> TextFile::next()
{
    m_tooLong = false;
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = m_buffer.find(m_lineEnd, m_position + searched);
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
            Message("{}, line {}: a zero byte, so this is not a text file. Choose another file.", m_path, m_number));
    if (const auto invalid = firstInvalidByte(m_line)) {
        const std::size_t column = characterCount(m_line.substr(0, *invalid)) + 1;
        return failure(ErrorCode::BadData,
            Message("{}, line {}, column {}: not {} text: \"{}\". Convert the file to UTF-8 and try again.", m_path,
                m_number, column, m_encoding, shownLine(m_line, *invalid)));
    }
    return true;
}

double TextFile::done() const
{
    if (m_size == 0)
        return m_source->done();
    const auto used = static_cast<double>(m_bytesRead - (m_buffer.size() - m_position));
    return std::min(1.0, used / static_cast<double>(m_size));
}

} // namespace attentoscope
