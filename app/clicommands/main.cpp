// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/computingenvironment.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <cstdio>
#include <utility>
#include <vector>

namespace {

using attentoscope::ExitCode;

constexpr auto footer = R"(Examples:
  attentoscope-cli samples tiny-french --pairs 10000 --out pairs.tsv
  attentoscope-cli train --data pairs.tsv --minutes 1 --out run
  attentoscope-cli translate --model run "the black cat sleeps"
  attentoscope-cli COMMAND --help

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 bad input file, 130 interrupted (the state is saved).)";

/// A disk that fills up, or a reader that goes, is found out when the last of the output is handed over.
ExitCode written(ExitCode code)
{
    const bool isWhole = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (isWhole || code != ExitCode::Done)
        return code;
    return attentoscope::report(attentoscope::lostOutput());
}

ExitCode run(int count, char** arguments)
{
    CLI::App program("Attention, from the command line: train, translate, evaluate, align.", "attentoscope-cli");
    program.set_version_flag("--version", "attentoscope-cli " ATTENTOSCOPE_VERSION);
    program.footer(footer);
    program.require_subcommand(1);
    std::vector<std::pair<CLI::App*, attentoscope::Action>> actions;
    for (const auto& command : attentoscope::commands()) {
        CLI::App* options = program.add_subcommand(command.name, command.help);
        actions.emplace_back(options, command.addOptions(*options));
    }
    try {
        program.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? ExitCode::Done : ExitCode::Usage;
    }
    for (const auto& [options, action] : actions)
        if (options->parsed()) {
            attentoscope::startOverWithComputingEnvironment(arguments); // not earlier: a second start takes its time
            return written(action());
        }
    return ExitCode::Usage;
}

} // namespace

int main(int count, char** arguments)
{
    try {
        return static_cast<int>(run(count, arguments));
    } catch (const std::exception& exception) {
        return static_cast<int>(attentoscope::report({attentoscope::ErrorCode::Internal,
            "The program met an error it did not expect; please report it.", exception.what()}));
    }
}
