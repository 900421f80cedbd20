// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/interruption.h"
#include "app/clicommands/output.h"

#include <CLI/App.hpp>

#include <functional>

namespace attentoscope {

/// What a command gets from main().
struct CommandContext
{
    Output& output;
    const Interruption& interruption;
};

/// What a command does after its options are read. The caller prints the error.
using Action = std::function<Result<ExitCode>(const CommandContext& context)>;

/// A row of the table of commands. Each command also takes --json.
struct Command
{
    const char* name;
    const char* help;
    Action (*addOptions)(CLI::App& options); ///< the action reads the values of the options when it runs
};

/// A usage error that the option parser cannot see.
inline std::unexpected<Error> usageError(Message message)
{
    return failure(ErrorCode::InvalidSetting, std::move(message));
}

// Each function adds the options of one command. Each is in a file of its own.
Action addPresets(CLI::App& options);
Action addSamples(CLI::App& options);
Action addTrain(CLI::App& options);
Action addTranslate(CLI::App& options);
Action addEvaluate(CLI::App& options);
Action addAlign(CLI::App& options);
Action addAverage(CLI::App& options);
Action addErase(CLI::App& options);
Action addFaithfulness(CLI::App& options);
Action addHeads(CLI::App& options);
Action addLayers(CLI::App& options);
Action addWatch(CLI::App& options);
Action addBench(CLI::App& options);
Action addPack(CLI::App& options);
Action addUnpack(CLI::App& options);
Action addExport(CLI::App& options);
Action addPage(CLI::App& options);
Action addRuns(CLI::App& options);
Action addLesson(CLI::App& options);
Action addServe(CLI::App& options);

} // namespace attentoscope
