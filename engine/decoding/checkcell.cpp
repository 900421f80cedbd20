// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/checkcell.h"

namespace attentoscope {

Result<void> checkCell(const DissectionRequest& request)
{
    const auto source = request.translation.source.size(), target = request.translation.target.size();
    const auto kind = request.head ? request.head->kind : HeadKind::Cross;
    const auto rows = kind == HeadKind::Encoder ? source : target;
    const auto columns = kind == HeadKind::Decoder ? target : source;
    if (request.row < rows && request.column < columns)
        return {};
    return failure(ErrorCode::BadData,
        Message("There is no cell in row {}, column {}: the map has {} rows and {} columns.", request.row + 1,
            request.column + 1, rows, columns));
}

} // namespace attentoscope
