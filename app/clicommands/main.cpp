// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/processstart.h"
#include "app/writers/controlcharacters.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/types/constraints.h"
#include "engine/types/programversion.h"
#include "ui/language/programtexts.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

constexpr Command commands[] = {
    {"presets", "List the presets, and every key with its default", addPresets},
    {"samples", "List the built-in samples, or write one to a file", addSamples},
    {"train", "Train a model on sentence pairs", addTrain},
    {"translate", "Translate a sentence, or lines from standard input", addTranslate},
    {"evaluate", "Measure a trained model on sentence pairs", addEvaluate},
    {"align", "Align the words of sentence pairs by attention", addAlign},
    {"erase", "Take source words away and see what the translation loses", addErase},
    {"faithfulness", "Compare the weights of all heads with what erased words cost", addFaithfulness},
    {"heads", "Compare the heads of a Transformer, and find those that it needs", addHeads},
    {"layers", "Translate from each layer of a Transformer's encoder", addLayers},
    {"average", "Make a run of the mean of several saves", addAverage},
    {"pack", "Put a run into one file to send", addPack},
    {"unpack", "Make a run's folder from a packed run", addUnpack},
    {"export", "Write a run's model in the form of another program", addExport},
    {"page", "Make one HTML file of a run, for people who have only a browser", addPage},
    {"runs", "List the runs that are kept, name them, or delete them", addRuns},
    {"watch", "Watch a run that is trained elsewhere", addWatch},
    {"serve", "Be the engine of a window that connects from elsewhere", addServe},
    {"lesson", "List the lessons, check one, or walk it to its end", addLesson},
    {"bench", "Measure how fast a model trains here", addBench},
};

constexpr auto programFooter = R"(Examples:
  attentoscope-cli samples tiny-french --pairs 10000 --out pairs.tsv
  attentoscope-cli train --data pairs.tsv --minutes 1 --out run
  attentoscope-cli translate --model run "the black cat sleeps"
  attentoscope-cli COMMAND --help

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 bad input file, 130 interrupted (the state is saved),
141 nobody reads the output any more (the state is saved).)";

constexpr const char* labels[] = {"Usage", "OPTIONS", "SUBCOMMAND", "REQUIRED", "Needs", "Excludes"};

/// Translates the heading of the examples and the paragraph after them.
std::string translatedFooter(const std::string& footer)
{
    const auto heading = footer.find('\n');
    const auto gap = footer.find("\n\n");
    if (heading == std::string::npos)
        return footer;
    const auto examples = footer.substr(heading, gap == std::string::npos ? gap : gap - heading);
    const auto rest = gap == std::string::npos ? std::string() : "\n\n" + ui::textOf(footer.substr(gap + 2));
    return ui::textOf(footer.substr(0, heading)) + examples + rest;
}

void translateOne(CLI::App& command)
{
    command.description(ui::textOf(command.get_description()));
    command.footer(translatedFooter(command.get_footer()));
    for (CLI::Option* option : command.get_options()) {
        option->description(ui::textOf(option->get_description()));
        option->group(ui::textOf(option->get_group()));
    }
}

/// Translates the help of a program and its commands. Names of options, files and commands stay in English.
void translateHelp(CLI::App& program)
{
    for (const char* label : labels)
        program.get_formatter()->label(label, ui::textOf(std::string(label)));
    translateOne(program);
    for (CLI::App* command : program.get_subcommands({})) {
        translateOne(*command);
        command->group(ui::textOf(command->get_group()));
    }
}

/// Also true for an incomplete head, such as encoder.1. The option itself then refuses it.
bool looksLikeHead(const std::string& text)
{
    constexpr std::array kinds{"cross.", "encoder.", "decoder."};
    return text.find(' ') == std::string::npos
        && std::ranges::any_of(kinds, [&](const char* kind) { return text.starts_with(kind); });
}

bool looksLikeRow(const std::string& text)
{
    return forcedRowFromText(text) || looksLikeHead(text);
}

bool isRun(const std::string& text)
{
    std::error_code ignored;
    return std::filesystem::exists(std::filesystem::path(text) / "config.json", ignored) || isForeignModel(text);
}

bool looksLikeSetting(const std::string& text)
{
    return text.find('=') != std::string::npos;
}

struct Several
{
    std::string_view option;
    bool (*takes)(const std::string& text);
};

constexpr std::array several{Several{"--off", looksLikeHead}, Several{"--force", looksLikeRow},
    Several{"--model", isRun}, Several{"--set", looksLikeSetting}};

/// Returns null if the argument is none of these options.
const Several* optionIn(const std::string& argument)
{
    const auto name = std::string_view(argument).substr(0, argument.find('='));
    const auto found = std::ranges::find(several, name, &Several::option);
    return found == several.end() ? nullptr : &*found;
}

/// One rule for all options that may be given several times: after the option, every argument that has the form of its
/// values is a value. `--off A B text` becomes `--off A --off B text`, because "text" is no head. So no sentence is
/// taken for a value, and no value for a sentence. Arguments after `--` stay as they are.
std::vector<std::string> eachWithItsOption(const std::vector<std::string>& arguments)
{
    std::vector<std::string> all;
    const Several* last = nullptr; ///< the option whose further values may follow
    bool isValue = false; ///< whether the next argument is the option's first value, whatever its form
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        if (*argument == "--") {
            all.insert(all.end(), argument, arguments.end());
            break;
        }
        if (std::exchange(isValue, false)) {
            all.push_back(*argument);
            continue;
        }
        if (const auto* option = optionIn(*argument)) {
            last = option;
            isValue = argument->find('=') == std::string::npos;
        } else if (last && !argument->starts_with('-') && last->takes(*argument)) {
            all.emplace_back(last->option);
        } else {
            last = nullptr;
        }
        all.push_back(*argument);
    }
    return all;
}

/// Finds the language before the options are made, because their help is translated.
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

/// Finds the format for usage errors, which occur before the options have values.
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

/// Prints help, the version or an error. Only the last is a failure.
ExitCode tell(const CLI::App& program, const CLI::ParseError& error, OutputFormat format)
{
    std::ostringstream out;
    std::ostringstream err;
    if (program.exit(error, out, err) == 0) {
        std::fputs(out.str().c_str(), stdout);
        return Output(OutputFormat::Text).end(ExitCode::Done);
    }
    if (format == OutputFormat::Json)
        Output(format).print(errorToJson({ErrorCode::InvalidSetting, std::string(error.what()), {}}));
    std::fputs(visible(err.str(), LineEnds::Kept).c_str(), stderr);
    return ExitCode::Usage;
}

ExitCode failUnexpectedly(Output output, const std::exception& exception)
{
    return output.fail(
        {ErrorCode::Internal, "The program met an error it did not expect; please report it.", exception.what()});
}

ExitCode perform(const Action& action, OutputFormat format)
{
    Output output(format);
    try {
        const Interruption interruption;
        const auto done = action({output, interruption});
        const bool isStopped = !done && done.error().code == ErrorCode::Cancelled && interruption.isRequested();
        if (!done && !isStopped)
            return output.fail(done.error());
        const auto code = done.value_or(ExitCode::Interrupted);
        return output.end(code == ExitCode::Interrupted && interruption.isUnread() ? ExitCode::Unread : code);
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
    program.set_version_flag("--version", std::string("attentoscope-cli ") + programVersion);
    program.footer(programFooter);
    program.require_subcommand(1);
    bool isJson = false;
    std::string language;
    std::vector<std::pair<CLI::App*, Action>> actions;
    addLanguage(program, language);
    for (const auto& command : commands) {
        CLI::App* options = program.add_subcommand(command.name, command.help);
        actions.emplace_back(options, command.addOptions(*options));
        options->add_flag("--json", isJson, "Print one JSON value for programs instead of text for people");
        addLanguage(*options, language);
    }
    translateHelp(program);
    try {
        auto given = eachWithItsOption({arguments + 1, arguments + count});
        std::ranges::reverse(given); // CLI11 expects the arguments in reverse order
        program.parse(std::move(given));
    } catch (const CLI::ParseError& error) {
        return tell(program, error, formatIn(count, arguments));
    }
    for (const auto& [options, action] : actions)
        if (options->parsed()) {
            // Here and not earlier, because starting a second time is slow.
            startOverWithComputingEnvironment(arguments);
            return perform(action, isJson ? OutputFormat::Json : OutputFormat::Text);
        }
    return ExitCode::Usage;
}

} // namespace

} // namespace attentoscope

int main(int count, char** arguments)
{
    using namespace attentoscope;
    prepareProcess();
    try {
        ui::speak(languageIn(count, arguments));
        return static_cast<int>(run(count, arguments));
    } catch (const std::exception& exception) {
        return static_cast<int>(failUnexpectedly(Output(formatIn(count, arguments)), exception));
    }
}
