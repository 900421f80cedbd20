// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/evaluation.h"

#include <vector>

namespace attentoscope {

/// Gold links of the lines of `data`: from a file that has one line for each of its `lineCount` lines, otherwise those
/// that a built-in sample's grammar gives; none where there are neither. Sides are swapped as the data's are.
struct GoldRequest
{
    std::string file;
    int firstIndex = 1;
    DataRequest data; ///< what the lines are of
    std::size_t lineCount = 0;
    Direction direction = Direction::AsWritten;
};

Result<std::vector<GoldAlignment>> goldLinks(const GoldRequest& request);

} // namespace attentoscope
