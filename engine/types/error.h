// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <exception>
#include <expected>
#include <string>
#include <type_traits>
#include <utility>

namespace attentoscope {

enum class ErrorCode : std::uint8_t {
    InvalidSetting, ///< an unknown preset, key or value; a usage error on the command line
    FileNotFound,
    BadData, ///< a file of sentence pairs or alignments cannot be used
    UnclearColumns, ///< for a file of pairs: the user must say which two columns are the pair
    BadRun, ///< a run folder is damaged, incomplete or of another version
    Unwritable, ///< a folder or file cannot be written, for example on a full disk
    OutOfMemory,
    NotFinite, ///< the loss or a gradient became infinite or NaN
    NotReady, ///< the request needs data or a model, and none is loaded
    Cancelled, ///< the caller has stopped it, and does not count that as a failure
    ConnectionLost, ///< a rank, or an engine in another process, has died, hangs, fails or cannot be reached
    Internal,
};

/// An error for a person. `message` is one or two sentences that name the value, the line if there is one, and what to
/// do. `detail` is for the log and the "Details" button.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Message message;
    std::string detail;
};

template <typename T>
using Result = std::expected<T, Error>;

[[nodiscard]] inline std::unexpected<Error> failure(ErrorCode code, Message message, std::string detail = {})
{
    return std::unexpected(Error{code, std::move(message), std::move(detail)});
}

Error outOfMemory(std::string detail);

/// The error for a person that an exception means.
Error meaningOf(const std::exception& exception);

/// Returns the result of `call`. If `call` throws, returns the Error that `meaning` makes from the exception. An
/// exception that leaves a thread's function or a slot would end the program.
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
