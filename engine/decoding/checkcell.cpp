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
        Message("There is no cell in row {}, column {}: the map has {} rows and {} columns.", request.row + 1,
            request.column + 1, rows, columns));
}

} // namespace attentoscope
