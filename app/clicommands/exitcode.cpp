// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/exitcode.h"

namespace attentoscope {

ExitCode exitCodeFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidSetting:
        return ExitCode::Usage;
    case ErrorCode::FileNotFound:
    case ErrorCode::BadData:
    case ErrorCode::UnclearColumns:
    case ErrorCode::BadRun:
        return ExitCode::BadInput;
    case ErrorCode::Unwritable:
    case ErrorCode::OutOfMemory:
    case ErrorCode::NotFinite:
    case ErrorCode::NotReady:
    case ErrorCode::Cancelled:
    case ErrorCode::ConnectionLost:
    case ErrorCode::Internal:
        return ExitCode::Failed;
    }
    return ExitCode::Failed;
}

Error lostOutput()
{
    return {ErrorCode::Unwritable,
        "The output could not be written whole. Free some space, or write it somewhere else.", {}};
}

} // namespace attentoscope
