// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/exitcode.h"

#include <cstdio>

namespace attentoscope {

ExitCode exitCodeFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidSetting:
        return ExitCode::Usage;
    case ErrorCode::FileNotFound:
    case ErrorCode::BadData:
    case ErrorCode::BadRun:
        return ExitCode::BadInput;
    case ErrorCode::Unwritable:
    case ErrorCode::OutOfMemory:
    case ErrorCode::NotFinite:
    case ErrorCode::NotReady:
    case ErrorCode::Internal:
        return ExitCode::Failed;
    }
    return ExitCode::Failed;
}

ExitCode report(const Error& error)
{
    std::fflush(stdout);
    std::fprintf(stderr, "attentoscope-cli: %s\n", error.message.c_str());
    if (error.code == ErrorCode::Internal && !error.detail.empty())
        std::fprintf(stderr, "%s\n", error.detail.c_str());
    return exitCodeFor(error.code);
}

Error lostOutput()
{
    return {ErrorCode::Unwritable,
        "The output could not be written whole. Free some space, or write it somewhere else.", {}};
}

ExitCode reportUsage(const std::string& message)
{
    return report({ErrorCode::InvalidSetting, message, {}});
}

} // namespace attentoscope
