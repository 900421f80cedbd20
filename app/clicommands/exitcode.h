// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>

namespace attentoscope {

/// What the program tells the shell. A contract: scripts rely on it.
enum class ExitCode : std::uint8_t {
    Done = 0,
    Failed = 1,
    Usage = 2,
    BadInput = 3,
    Interrupted = 130,
    Unread = 141 ///< nobody reads the output any more; as the shell says of a program that SIGPIPE ended
};

ExitCode exitCodeFor(ErrorCode code);

/// What was printed did not all arrive: a full disk.
Error lostOutput();

} // namespace attentoscope
