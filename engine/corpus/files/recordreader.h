// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/textfile.h"
#include "engine/types/data.h"
#include "engine/types/error.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A field of a record in a CSV file. It is in quotation marks if it contains the separator, a line break or a
/// quotation mark, which is then doubled.
struct Field
{
    std::string text; ///< without its quotes; line breaks have become spaces
    bool quoted = false;
    bool hadDoubledQuote = false;
    bool goesOnAfterQuote = false; ///< whether text follows between the closing mark and the separator
};

enum class Quotes : std::uint8_t { Text, AroundFields };
enum class RecordEnd : std::uint8_t { Whole, OpenQuote };

/// Cuts a record into fields. With Quotes::Text, quotation marks mean nothing. OpenQuote: the last field is not closed
/// and may continue on the next line. In a field that does not begin with a quotation mark, marks are text. Text after
/// a closing mark is added to the field.
RecordEnd cutRecord(std::string_view record, char separator, Quotes quotes, std::vector<Field>& fields);

enum class Separator : std::uint8_t { Tab, Bars, Comma, Semicolon, Pipe, Colon, Space };

/// How to read the lines of a file of pairs.
struct ColumnLayout
{
    Separator separator = Separator::Tab;
    Quotes quotes = Quotes::Text;
    std::size_t first = 0; ///< column of the first sentence
    std::size_t second = 1; ///< column of the second sentence
    std::size_t columns = 2; ///< number of columns in most lines
    std::size_t headerLines = 0; ///< lines to skip at the start of the file
    std::vector<Message> notices; ///< notices about columns that are not read

    std::size_t last() const { return first > second ? first : second; }
};

/// Decides by the first lines of a file, in this order:
/// - declarations of an Anki export;
/// - tabs or " ||| ", whichever more lines have;
/// - commas or semicolons, if nearly all lines are records with the same number of fields, and no unquoted field begins
/// with a space, as it would after the commas of prose.
/// Quotation marks enclose fields of files with commas or semicolons. In files with tabs they do so too, if each field
/// that begins with a mark also ends with one, and some fields contain doubled marks.
///
/// If there are more than two columns, the two with sentences are the pair. A heading above the columns is left out. If
/// other columns could be the pair too and the request does not choose, the error lists all columns. `file` is the
/// file's name, for people.
Result<ColumnLayout> layoutOf(
    std::span<const std::string> firstLines, const PairColumns& columns, const std::string& file);

char characterOf(Separator separator); ///< must not be called for bars

/// The position of the next separator. Bars must be between spaces or at an end of the line.
std::size_t findSeparator(std::string_view text, Separator separator);
std::size_t widthOf(Separator separator); ///< in bytes

/// Reads the records of a file of columns. A record is one line, or several lines if a quoted field has line breaks.
/// The first lines decide how the columns are read.
class RecordReader
{
public:
    /// Lines of a record; if there are more, a quotation mark was a mistake.
    static constexpr std::size_t mostLines = 50;
    static constexpr std::size_t mostBytes = 1024 * 1024; ///< bytes of a record of several lines

    /// `path` is for messages.
    static Result<RecordReader> of(const std::string& path, BegunBytes bytes, const PairColumns& columns);

    Result<bool> next(); ///< goes to the next record; false at the end of the file
    std::size_t line() const { return m_line; } ///< number of the record's first line, counted from one
    bool isTooLong() const { return m_tooLong; }
    bool hasOpenQuote() const { return m_openQuote; } ///< if so, the record is this line alone, and is not cut
    std::string_view text() const { return m_text; } ///< text of a record without quotes
    const std::vector<Field>& fields() const { return m_fields; } ///< fields of a record with quotes
    const ColumnLayout& layout() const { return m_layout; }
    double done() const { return m_file.done(); }

private:
    struct HeldLine
    {
        std::string text;
        std::size_t number = 0;
        bool tooLong = false;
    };

    explicit RecordReader(TextFile file) : m_file(std::move(file)) { }
    Result<void> readAhead(const PairColumns& columns, const std::string& file);
    Result<bool> hold(); ///< adds one more line; false at the end
    Result<bool> joinLines();

    TextFile m_file;
    ColumnLayout m_layout;
    std::deque<HeldLine> m_held;
    HeldLine m_current;
    std::vector<Field> m_fields;
    std::string_view m_text;
    std::size_t m_line = 0;
    bool m_tooLong = false;
    bool m_openQuote = false;
};

} // namespace attentoscope
