// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/output.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/runcomparison.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/archive/runchecker.h"
#include "engine/storage/runfolder.h"
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
    std::vector<std::string> runs;
    bool isForAll = false;
    bool usesPrevious = false;
    std::optional<std::string> name;
    std::optional<std::string> note;
    std::string folder;
    RunComparisonOptions comparison;
};

/// The time in UTC, in a form that programs can sort.
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

/// Describes a run: "recommended on pairs.tsv, step 300, stopped, loss 1.234, BLEU 20.1, 4.5 MB".
Message stateOf(const Json& run)
{
    constexpr double bytesInMegabyte = 1e6;
    const auto number = [&run](const char* key, int decimals) { return fixedText(run[key].get<double>(), decimals); };
    const Message trained = textIn(run, "data").empty()
        ? Message(textIn(run, "preset"))
        : Message("{} on {}", textIn(run, "preset"), textIn(run, "data"));
    const Message reached("{}, step {}, {}", trained, run["step"].get<std::int64_t>(), textIn(run, "end"));
    const Message measured = run["loss"].is_null() ? reached : Message("{}, loss {}", reached, number("loss", 3));
    const bool hasBleu = !run["valid_bleu"].is_null() && run["bleu_is_meaningful"].get<bool>();
    const Message scored = hasBleu    ? Message("{}, BLEU {}", measured, number("valid_bleu", 1))
        : run["valid_loss"].is_null() ? measured
                                      : Message("{}, validation loss {}", measured, number("valid_loss", 3));
    return {"{}, {} MB", scored, fixedText(run["bytes"].get<double>() / bytesInMegabyte, 1)};
}

void printRun(const Json& run)
{
    const auto folder = std::filesystem::path(textIn(run, "run")).filename().string();
    printLine(stdout, textIn(run, "name").empty() ? folder : textIn(run, "name"));
    printIndented(stdout, stateOf(run));
    printIndented(stdout, textIn(run, "saved") + "  " + textIn(run, "run"));
    if (!textIn(run, "note").empty())
        printIndented(stdout, textIn(run, "note"));
}

void printRuns(const Json& values)
{
    for (const auto& run : values["runs"])
        printRun(run);
    if (values["runs"].empty())
        printLine(stdout, Message("There are no runs in {}", textIn(values, "folder")));
}

ExitCode listAll(const std::filesystem::path& folder, const CommandContext& context)
{
    const auto runs = listRuns({}, folder, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    auto all = Json::array();
    for (const auto& run : runs)
        all.push_back(runToJson(run));
    context.output.show({{"folder", folder.string()}, {"runs", std::move(all)}}, printRuns, 2);
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
    context.output.show({{"run", run.string()}, {"name", label.name}, {"note", label.note}},
        [](const Json& values) { printLine(stdout, textIn(values, "run") + ": " + textIn(values, "name")); });
    return ExitCode::Done;
}

Result<ExitCode> removeRun(const std::filesystem::path& run, const CommandContext& context)
{
    if (const auto removed = RunFolder::remove(run); !removed)
        return std::unexpected(removed.error());
    context.output.show({{"run", run.string()}, {"deleted", true}},
        [](const Json& values) { printLine(stdout, Message("{} is deleted", textIn(values, "run"))); });
    return ExitCode::Done;
}

/// All run folders and packed runs in a folder, including damaged ones.
std::vector<std::filesystem::path> allIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> runs;
    std::error_code problem;
    for (auto at = std::filesystem::directory_iterator(folder, problem); !problem && at != end(at);
        at.increment(problem))
        if (!at->path().filename().string().starts_with('.')
            && (exists(at->path() / runConfigFile, problem) || at->path().extension() == runArchiveEnding))
            runs.push_back(at->path());
    std::ranges::sort(runs);
    return runs;
}

Json checkToJson(const RunCheck& check)
{
    auto faults = Json::array();
    for (const auto& fault : check.faults)
        faults.push_back({{"file", fault.file}, {"message", fault.what.text()}});
    return {{"run", check.run}, {"files", check.files}, {"bytes", check.bytes}, {"without_sum", check.withoutSum},
        {"faults", std::move(faults)}, {"previous", check.previous ? Json(*check.previous) : Json(nullptr)}};
}

void printCheck(const Json& check)
{
    const auto files = check["files"].get<std::int64_t>();
    if (check["faults"].empty())
        printLine(stdout, Message("{} is whole: {} files were read", textIn(check, "run"), files));
    else
        printLine(stdout, Message("{} is damaged", textIn(check, "run")));
    for (const auto& fault : check["faults"])
        printIndented(stdout, textIn(fault, "message"));
    if (const auto unsummed = check["without_sum"].get<std::int64_t>(); unsummed > 0)
        printIndented(stdout, Message("Files without a sum, which an older version wrote: {}", unsummed));
    if (check.contains("used"))
        printIndented(stdout,
            Message("The save of step {} is used now; damaged ones are in saves/.damaged-…",
                check["used"].get<std::int64_t>()));
    else if (!check["previous"].is_null())
        printIndented(stdout,
            Message("The save of step {} is whole. To use it: attentoscope-cli runs check RUN --previous",
                check["previous"].get<std::int64_t>()));
}

void printChecks(const Json& values)
{
    for (const auto& check : values["checks"])
        printCheck(check);
}

/// Checks a run. If several runs are checked, a run that cannot be read is a fault, not an error: the others are still
/// checked.
Result<RunCheck> checkOne(const std::filesystem::path& run, const RunsOptions& options, const CommandContext& context)
{
    auto check = checkRun(run, context.interruption.token());
    if (check || !options.isForAll || check.error().code == ErrorCode::Cancelled)
        return check;
    return RunCheck{.run = run.string(), .faults = {{{}, check.error().message}}};
}

Result<ExitCode> checkRuns(
    const std::vector<std::filesystem::path>& runs, const RunsOptions& options, const CommandContext& context)
{
    auto all = Json::array();
    bool isDamaged = false;
    for (const auto& run : runs) {
        const auto check = checkOne(run, options, context);
        if (!check)
            return std::unexpected(check.error());
        all.push_back(checkToJson(*check));
        isDamaged = isDamaged || !check->faults.empty();
        if (!options.usesPrevious)
            continue;
        const auto used = usePreviousSave(run);
        if (!used)
            return std::unexpected(used.error());
        all.back()["used"] = *used;
    }
    context.output.show({{"checks", std::move(all)}}, printChecks, 2);
    return isDamaged ? ExitCode::BadInput : ExitCode::Done;
}

Result<ExitCode> doRuns(const RunsOptions& options, const CommandContext& context)
{
    const auto folder = options.folder.empty() ? windowsRuns() : std::filesystem::path(options.folder);
    if (options.action == "list")
        return listAll(folder, context);
    if (options.isForAll && options.action == "check")
        return checkRuns(allIn(folder), options, context);
    if (options.runs.empty())
        return usageError("Say which run: its folder, or its folder's name in the folder of runs.");
    std::vector<std::filesystem::path> runs;
    for (const auto& name : options.runs) {
        std::error_code problem;
        const bool isPath = std::filesystem::exists(name, problem);
        runs.push_back(isPath ? std::filesystem::path(name) : folder / name);
    }
    if (options.action == "check")
        return checkRuns(runs, options, context);
    if (options.action == "compare")
        return compareRuns(runs, options.comparison, context);
    if (runs.size() > 1)
        return usageError("Name one run; only check and compare take several.");
    const auto& run = runs.front();
    return options.action == "rename" ? rename(options, run, context) : removeRun(run, context);
}

} // namespace

Action addRuns(CLI::App& options)
{
    auto values = std::make_shared<RunsOptions>();
    options.add_option("ACTION", values->action, "list, check, compare, rename or delete; list if left out")
        ->check(CLI::IsMember({"list", "check", "compare", "rename", "delete"}));
    options.add_option("RUN", values->runs,
        "Folder of a run, or its name in the folder of runs; check and compare take several, and check packed runs "
        "too");
    auto* all = options.add_flag("--all", values->isForAll, "Check all runs and packed runs in the folder of runs");
    options
        .add_flag("--previous", values->usesPrevious,
            "If the newest save is damaged, use the newest whole one; "
            "nothing is deleted")
        ->excludes(all);
    options.add_option("--name", values->name, "What to call the run; empty: the name of its folder")
        ->type_name("TEXT");
    options.add_option("--note", values->note, "What to remember of the run")->type_name("TEXT");
    options.add_option("--folder", values->folder, "Folder of runs; the window's own if left out")->type_name("FOLDER");
    values->comparison.data.add(options)->description(
        "Compare: measure each run on these pairs, and test it against the first");
    options
        .add_option("--source", values->comparison.source,
            "Compare: how much each row of this sentence's attention changes, for the words of the first run")
        ->type_name("SENTENCE");
    addBeam(options, values->comparison.beam, values->comparison.lengthPenalty);
    values->comparison.common.add(options);
    options.footer("Check reads all files of a run, compares them with their sums, and names those that are damaged.\n"
                   "A deleted run cannot be brought back. A run that is being trained is not deleted.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli runs --json\n"
                   "  attentoscope-cli runs check --all\n"
                   "  attentoscope-cli runs compare runs/seed-1 runs/seed-2 words/seed-1 --data test.tsv --beam 5\n"
                   "  attentoscope-cli runs rename tiny-french-recommended-2026-01-31-120000 --name \"first try\"\n"
                   "  attentoscope-cli runs delete run");
    return [values](const CommandContext& context) { return doRuns(*values, context); };
}

} // namespace attentoscope
