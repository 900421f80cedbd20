// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/quotedfields.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr char quote = '"';

/// Reads from behind the opening mark to behind the closing one; npos when there is none.
std::size_t readQuoted(std::string_view record, std::size_t at, Field& field)
{
    for (;;) {
        const std::size_t mark = record.find(quote, at);
        field.text.append(record.substr(at, mark == std::string_view::npos ? mark : mark - at));
        if (mark == std::string_view::npos)
            return mark;
        if (mark + 1 >= record.size() || record[mark + 1] != quote)
            return mark + 1;
        field.text += quote;
        field.hadDoubledQuote = true;
        at = mark + 2;
    }
}

} // namespace

RecordEnd cutRecord(std::string_view record, char separator, Quotes quotes, std::vector<Field>& fields)
{
    fields.clear();
    for (std::size_t at = 0;;) {
        Field& field = fields.emplace_back();
        if (quotes == Quotes::AroundFields && at < record.size() && record[at] == quote) {
            field.quoted = true;
            at = readQuoted(record, at + 1, field);
        }
        if (at != std::string_view::npos) {
            const std::size_t end = std::min(record.find(separator, at), record.size());
            field.goesOnAfterQuote = field.quoted && end > at;
            field.text.append(record.substr(at, end - at));
            at = end;
        }
        std::ranges::replace(field.text, '\n', ' ');
        if (at == std::string_view::npos)
            return RecordEnd::OpenQuote;
        if (at == record.size())
            return RecordEnd::Whole;
        ++at;
    }
}

} // namespace attentoscope
