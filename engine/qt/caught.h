// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <exception>
#include <new>
#include <type_traits>

namespace attentoscope {

/// The last line of defence: a session does not throw, but an exception that leaves a slot ends the program.
template <typename Call>
std::invoke_result_t<const Call&> caught(const Call& call)
{
    try {
        return call();
    } catch (const std::bad_alloc&) {
        return failure(ErrorCode::OutOfMemory,
            "There is not enough memory. Choose a smaller batch, smaller layers or fewer sentence pairs.");
    } catch (const std::exception& exception) {
        return failure(ErrorCode::Internal,
            "The engine met an error it did not expect. Details say more; please report them.", exception.what());
    } catch (...) {
        return failure(ErrorCode::Internal, "The engine met an error it did not expect.", "unknown exception type");
    }
}

} // namespace attentoscope
