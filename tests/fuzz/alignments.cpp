// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "engine/metrics/alignment.h"

namespace attentoscope::fuzz {

void readAlignmentLinks(std::string_view bytes)
{
    const MemoryFile file(bytes);
    AlignmentErrorRate rate;
    for (const int first : {0, 1})
        if (const auto all = readAlignments(file.path(), first))
            for (const auto& gold : *all)
                rate.add(diagonalAlignment(3, 4), swapped(gold));
}

} // namespace attentoscope::fuzz
