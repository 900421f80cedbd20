// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/error.h"

#include <cstddef>
#include <cstdint>
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
/// Quotation marks enclose fields of files with commas or semicolons. They do so in files with tabs, too, if all fields
/// that begin with one end with one, and some contain doubled ones.
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

} // namespace attentoscope
