// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A field of a record, as CSV files write them: in quotation marks where it holds the separator, a line break or a
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

/// Cuts a record; with Quotes::Text, quotation marks mean nothing. OpenQuote: the last field goes on, perhaps on the
/// next line. A quotation mark within a field that does not begin with one is text, and what follows a closing mark is
/// added to the field.
RecordEnd cutRecord(std::string_view record, char separator, Quotes quotes, std::vector<Field>& fields);

} // namespace attentoscope
