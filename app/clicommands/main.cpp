// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/severalvalues.h"
#include "app/clicommands/translatedhelp.h"
#include "app/computingenvironment.h"
#include "app/processstart.h"
#include "app/translations/controlcharacters.h"
#include "ui/language/programtexts.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using attentoscope::ExitCode;
using attentoscope::Output;
using attentoscope::OutputFormat;

constexpr auto footer = R"(Examples:
  attentoscope-cli samples tiny-french --pairs 10000 --out pairs.tsv
  attentoscope-cli train --data pairs.tsv --minutes 1 --out run
  attentoscope-cli translate --model run "the black cat sleeps"
  attentoscope-cli COMMAND --help

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 bad input file, 130 interrupted (the state is saved),
141 nobody reads the output any more (the state is saved).)";

/// The language is chosen before the options are made, because their help is in it.
std::string_view languageIn(int count, char** arguments)
{
    constexpr std::string_view name = "--language";
    std::string_view before;
    for (const std::string_view argument : std::span(arguments, static_cast<std::size_t>(count))) {
        if (argument == "--")
            break;
        if (before == name)
            return argument;
        if (argument.starts_with(name) && argument.substr(name.size()).starts_with('='))
            return argument.substr(name.size() + 1);
        before = argument;
    }
    return {};
}

/// For usage errors, which come before options have values.
OutputFormat formatIn(int count, char** arguments)
{
    for (const std::string_view argument : std::span(arguments, static_cast<std::size_t>(count))) {
        if (argument == "--")
            break;
        if (argument == "--json" || argument == "--json=true")
            return OutputFormat::Json;
    }
    return OutputFormat::Text;
}

/// Help and the version are no errors.
ExitCode tell(const CLI::App& program, const CLI::ParseError& error, OutputFormat format)
{
    std::ostringstream out;
    std::ostringstream err;
    if (program.exit(error, out, err) == 0) {
        std::fputs(out.str().c_str(), stdout);
        return Output(OutputFormat::Text).end(ExitCode::Done);
    }
    if (format == OutputFormat::Json)
        Output(format).print(
            attentoscope::errorToJson({attentoscope::ErrorCode::InvalidSetting, std::string(error.what()), {}}));
    std::fputs(attentoscope::visible(err.str(), attentoscope::LineEnds::Kept).c_str(), stderr);
    return ExitCode::Usage;
}

ExitCode failUnexpectedly(Output output, const std::exception& exception)
{
    return output.fail({attentoscope::ErrorCode::Internal,
        "The program met an error it did not expect; please report it.", exception.what()});
}

ExitCode perform(const attentoscope::Action& action, OutputFormat format)
{
    Output output(format);
    try {
        const attentoscope::Interruption interruption;
        const auto done = action({output, interruption});
        if (!done)
            return output.fail(done.error());
        return output.end(*done == ExitCode::Interrupted && interruption.isUnread() ? ExitCode::Unread : *done);
    } catch (const std::exception& exception) {
        return failUnexpectedly(output, exception);
    }
}

void addLanguage(CLI::App& options, std::string& language)
{
    options.add_option("--language", language, "The language of texts for people; otherwise that of the environment")
        ->type_name("en|de|fr")
        ->check(CLI::IsMember({"en", "de", "fr"}));
}

ExitCode run(int count, char** arguments)
{
    CLI::App program("Attention, from the command line: train, translate, evaluate, align.", "attentoscope-cli");
    program.set_version_flag("--version", "attentoscope-cli " ATTENTOSCOPE_VERSION);
    program.footer(footer);
    program.require_subcommand(1);
    bool isJson = false;
    std::string language;
    std::vector<std::pair<CLI::App*, attentoscope::Action>> actions;
    addLanguage(program, language);
    for (const auto& command : attentoscope::commands()) {
        CLI::App* options = program.add_subcommand(command.name, command.help);
        actions.emplace_back(options, command.addOptions(*options));
        options->add_flag("--json", isJson, "Print one JSON value for programs instead of text for people");
        addLanguage(*options, language);
    }
    attentoscope::translateHelp(program);
    try {
        auto given = attentoscope::eachWithItsOption({arguments + 1, arguments + count});
        std::ranges::reverse(given); // as CLI11 wants them
        program.parse(std::move(given));
    } catch (const CLI::ParseError& error) {
        return tell(program, error, formatIn(count, arguments));
    }
    for (const auto& [options, action] : actions)
        if (options->parsed()) {
            attentoscope::startOverWithComputingEnvironment(arguments); // not earlier: a second start takes its time
            return perform(action, isJson ? OutputFormat::Json : OutputFormat::Text);
        }
    return ExitCode::Usage;
}

} // namespace

int main(int count, char** arguments)
{
    attentoscope::prepareProcess();
    try {
        attentoscope::ui::speak(languageIn(count, arguments));
        return static_cast<int>(run(count, arguments));
    } catch (const std::exception& exception) {
        return static_cast<int>(failUnexpectedly(Output(formatIn(count, arguments)), exception));
    }
}
