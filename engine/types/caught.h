// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <exception>
#include <new>
#include <type_traits>

namespace attentoscope {

inline Error outOfMemory(std::string detail)
{
    return {ErrorCode::OutOfMemory,
        "There is not enough memory for this. Try a smaller batch_size, shorter sentences or a smaller model.",
        std::move(detail)};
}

/// What an exception means to a person.
inline Error meaningOf(const std::exception& exception)
{
    if (dynamic_cast<const std::bad_alloc*>(&exception))
        return outOfMemory(exception.what());
    return {ErrorCode::Internal, "The engine met an error it did not expect. Details say more; please report them.",
        exception.what()};
}

/// What `call` returns. An exception becomes the Error that `meaning` makes of it: one that leaves a thread's function
/// or a slot would end the program.
template <typename Call, typename Meaning = Error (*)(const std::exception&)>
std::invoke_result_t<const Call&> caught(const Call& call, const Meaning& meaning = meaningOf)
{
    try {
        return call();
    } catch (const std::exception& exception) {
        return std::unexpected(meaning(exception));
    } catch (...) {
        return failure(ErrorCode::Internal, "The engine met an error it did not expect.", "unknown exception type");
    }
}

} // namespace attentoscope
