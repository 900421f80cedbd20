// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/error.h"

#include <new>

namespace attentoscope {

Error outOfMemory(std::string detail)
{
    return {ErrorCode::OutOfMemory,
        "There is not enough memory for this. Try a smaller batch_size, shorter sentences or a smaller model.",
        std::move(detail)};
}

Error meaningOf(const std::exception& exception)
{
    if (dynamic_cast<const std::bad_alloc*>(&exception))
        return outOfMemory(exception.what());
    return {ErrorCode::Internal, "The engine met an error it did not expect. Details say more; please report them.",
        exception.what()};
}

} // namespace attentoscope
