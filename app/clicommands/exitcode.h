// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

namespace attentoscope {

/// What the program tells the shell. A contract: scripts rely on it.
enum class ExitCode : int { Done = 0, Failed = 1, Usage = 2, BadInput = 3, Interrupted = 130 };

ExitCode exitCodeFor(ErrorCode code);

/// Writes the error for people and gives its exit code.
ExitCode report(const Error& error);

/// What was printed did not all arrive: a full disk, or a reader that has gone.
Error lostOutput();

/// A usage error that the option parser cannot see.
ExitCode reportUsage(const std::string& message);

} // namespace attentoscope
