// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
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
    bool goesOnAfterQuote = false; ///< text stands between the closing mark and the separator
};

enum class Quotes : std::uint8_t { Text, AroundFields };
enum class RecordEnd : std::uint8_t { Whole, OpenQuote };

/// Cuts a record into fields. With Quotes::Text, quotation marks mean nothing. OpenQuote: the last field continues,
/// perhaps on the next line. If a field does not begin with a quotation mark, marks within it are text. Text after a
/// closing mark is added to the field.
RecordEnd cutRecord(std::string_view record, char separator, Quotes quotes, std::vector<Field>& fields);

} // namespace attentoscope
