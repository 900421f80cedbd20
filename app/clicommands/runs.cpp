// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/endname.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/windowsruns.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runlabel.h"
#include "engine/storage/runlist.h"

#include <CLI/Validators.hpp>

#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <optional>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct RunsOptions
{
    std::string action = "list";
    std::string run;
    std::optional<std::string> name;
    std::optional<std::string> note;
    std::string folder;
};

/// In UTC, as programs sort it.
std::string timeText(std::chrono::system_clock::time_point moment)
{
    const auto seconds = std::chrono::system_clock::to_time_t(moment);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    const auto length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

Json runToJson(const RunSummary& run)
{
    const auto number = [](const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); };
    return {{"run", run.folder}, {"name", run.label.name}, {"note", run.label.note}, {"data", run.data},
        {"preset", run.preset}, {"saved", timeText(run.saved)}, {"step", run.step}, {"end", endName(run.end)},
        {"loss", number(run.loss)}, {"valid_loss", number(run.validationLoss)}, {"valid_bleu", number(run.bleu)},
        {"bleu_is_meaningful", run.isBleuMeaningful}, {"bytes", run.bytes}};
}

/// "recommended on pairs.tsv, step 300, stopped, loss 1.234, BLEU 20.1, 4.5 MB"
Message stateOf(const RunSummary& run)
{
    constexpr double bytesInMegabyte = 1e6;
    const Message trained = run.data.empty() ? Message(run.preset) : Message("{} on {}", run.preset, run.data);
    const Message reached("{}, step {}, {}", trained, run.step, std::string(endName(run.end)));
    const Message measured = run.loss ? Message("{}, loss {}", reached, fixedText(*run.loss, 3)) : reached;
    const Message scored = run.bleu && run.isBleuMeaningful ? Message("{}, BLEU {}", measured, fixedText(*run.bleu, 1))
        : run.validationLoss ? Message("{}, validation loss {}", measured, fixedText(*run.validationLoss, 3))
                             : measured;
    return {"{}, {} MB", scored, fixedText(static_cast<double>(run.bytes) / bytesInMegabyte, 1)};
}

void printRun(const RunSummary& run)
{
    const auto folder = std::filesystem::path(run.folder).filename().string();
    printLine(stdout, run.label.name.empty() ? folder : run.label.name);
    printIndented(stdout, stateOf(run));
    printIndented(stdout, timeText(run.saved) + "  " + run.folder);
    if (!run.label.note.empty())
        printIndented(stdout, run.label.note);
}

ExitCode listAll(const std::filesystem::path& folder, const CommandContext& context)
{
    const auto runs = listRuns({}, folder, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    auto all = Json::array();
    for (const auto& run : runs) {
        if (context.output.isJson())
            all.push_back(runToJson(run));
        else
            printRun(run);
    }
    if (context.output.isJson())
        context.output.print({{"folder", folder.string()}, {"runs", std::move(all)}}, 2);
    else if (runs.empty())
        printLine(stdout, Message("There are no runs in {}", folder.string()));
    return ExitCode::Done;
}

Result<ExitCode> rename(const RunsOptions& options, const std::filesystem::path& run, const CommandContext& context)
{
    if (!options.name && !options.note)
        return usageError("Say what is to be written: --name TEXT, --note TEXT, or both.");
    const auto known = summarizeRun(run);
    if (!known)
        return std::unexpected(known.error());
    const RunLabel label{options.name.value_or(known->label.name), options.note.value_or(known->label.note)};
    if (const auto written = writeRunLabel(run, label); !written)
        return std::unexpected(written.error());
    if (context.output.isJson())
        context.output.print({{"run", run.string()}, {"name", label.name}, {"note", label.note}});
    else
        printLine(stdout, run.string() + ": " + label.name);
    return ExitCode::Done;
}

Result<ExitCode> removeRun(const std::filesystem::path& run, const CommandContext& context)
{
    if (const auto removed = RunFolder::remove(run); !removed)
        return std::unexpected(removed.error());
    if (context.output.isJson())
        context.output.print({{"run", run.string()}, {"deleted", true}});
    else
        printLine(stdout, Message("{} is deleted", run.string()));
    return ExitCode::Done;
}

Result<ExitCode> doRuns(const RunsOptions& options, const CommandContext& context)
{
    const auto folder = options.folder.empty() ? windowsRuns() : std::filesystem::path(options.folder);
    if (options.action == "list")
        return listAll(folder, context);
    if (options.run.empty())
        return usageError("Say which run: its folder, or its folder's name in the folder of runs.");
    std::error_code problem;
    const bool isPath = std::filesystem::exists(options.run, problem);
    const auto run = isPath ? std::filesystem::path(options.run) : folder / options.run;
    return options.action == "rename" ? rename(options, run, context) : removeRun(run, context);
}

} // namespace

Action addRuns(CLI::App& options)
{
    auto values = std::make_shared<RunsOptions>();
    options.add_option("ACTION", values->action, "list, rename or delete; list if left out")
        ->check(CLI::IsMember({"list", "rename", "delete"}));
    options.add_option("RUN", values->run, "Folder of a run, or its name in the folder of runs");
    options.add_option("--name", values->name, "What to call the run; empty: the name of its folder")
        ->type_name("TEXT");
    options.add_option("--note", values->note, "What to remember of the run")->type_name("TEXT");
    options.add_option("--folder", values->folder, "Folder of runs; the window's own if left out")->type_name("FOLDER");
    options.footer("A deleted run cannot be brought back. A run that is being trained is not deleted.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli runs --json\n"
                   "  attentoscope-cli runs rename tiny-french-recommended-2026-01-31-120000 --name \"first try\"\n"
                   "  attentoscope-cli runs delete run");
    return [values](const CommandContext& context) { return doRuns(*values, context); };
}

} // namespace attentoscope
