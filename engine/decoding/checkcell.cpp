// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/checkcell.h"

namespace attentoscope {

Result<void> checkCell(const DissectionRequest& request)
{
    const auto rows = request.translation.target.size(), columns = request.translation.source.size();
    if (request.row < rows && request.column < columns)
        return {};
    return failure(ErrorCode::BadData,
        "There is no cell in row " + std::to_string(request.row + 1) + ", column " + std::to_string(request.column + 1)
            + ": the map has " + std::to_string(rows) + " rows and " + std::to_string(columns) + " columns.");
}

} // namespace attentoscope
