// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/exitcode.h"

#include <CLI/App.hpp>

#include <functional>

namespace attentoscope {

/// What a command does once its options are read.
using Action = std::function<ExitCode()>;

/// A row of the table of commands.
struct Command
{
    const char* name;
    const char* help;
    Action (*addOptions)(CLI::App& options); ///< the action looks at the values when it runs
};

} // namespace attentoscope
