// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/constraints.h"

#include "engine/types/translation.h"

#include <algorithm>
#include <charconv>

namespace attentoscope {

std::string forcedRowText(const ForcedRow& row)
{
    const auto cell = std::to_string(row.position + 1) + ':' + std::to_string(row.column + 1);
    return row.head ? headText(*row.head) + ':' + cell : cell;
}

std::optional<ForcedRow> forcedRowFromText(std::string_view text)
{
    ForcedRow forced;
    if (const auto colon = text.find(':'); colon != std::string_view::npos && text.find(':', colon + 1) != text.npos) {
        forced.head = headFromText(text.substr(0, colon));
        if (!forced.head)
            return std::nullopt;
        text.remove_prefix(colon + 1);
    }
    const auto* end = text.data() + text.size();
    const auto row = std::from_chars(text.data(), end, forced.position);
    if (row.ec != std::errc() || row.ptr == end || *row.ptr != ':' || forced.position == 0)
        return std::nullopt;
    const auto column = std::from_chars(row.ptr + 1, end, forced.column);
    if (column.ec != std::errc() || column.ptr != end || forced.column == 0)
        return std::nullopt;
    --forced.position;
    --forced.column;
    return forced;
}

std::vector<ForcedRow> forcedRows(const Translation& translation)
{
    std::vector<ForcedRow> rows;
    for (std::size_t step = 0; step < translation.choices.size(); ++step)
        if (const auto column = translation.choices[step].forcedColumn)
            rows.push_back({step, *column});
    rows.insert(rows.end(), translation.forcedHeads.begin(), translation.forcedHeads.end());
    return rows;
}

std::optional<std::size_t> forcedHeadColumn(const Translation& translation, AttentionHead head, std::size_t row)
{
    const auto found = std::ranges::find_if(
        translation.forcedHeads, [&](const ForcedRow& one) { return one.head == head && one.position == row; });
    return found == translation.forcedHeads.end() ? std::nullopt : std::optional(found->column);
}

} // namespace attentoscope
