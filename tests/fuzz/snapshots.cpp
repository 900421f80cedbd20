// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include "engine/storage/records.h"

#include <cstdlib>

namespace attentoscope::fuzz {

void readSnapshots(std::string_view bytes)
{
    const auto snapshot = parseRecord<WatchedSnapshot>(std::string(bytes));
    if (!snapshot)
        return;
    // A view goes over all cells of what was taken, and what was taken can be written and taken again.
    const auto& map = snapshot->translation.attention;
    float sum = 0.0F;
    for (std::size_t row = 0; !map.isEmpty() && row < snapshot->translation.target.size(); ++row)
        for (std::size_t column = 0; column < snapshot->translation.source.size(); ++column)
            sum += map.at(row, column);
    for (const auto& head :
        headMaps(snapshot->heads, snapshot->translation.source.size(), snapshot->translation.target.size()))
        for (std::size_t row = 0; !head.attention.isEmpty() && row < head.attention.rows; ++row)
            for (std::size_t column = 0; column < head.attention.columns; ++column)
                sum += head.attention.at(row, column);
    [[maybe_unused]] const volatile float kept = sum; // so that no compiler leaves the reading out
    if (!parseRecord<WatchedSnapshot>(recordLine(*snapshot)))
        std::abort();
}

} // namespace attentoscope::fuzz
