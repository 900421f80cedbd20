// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/averagerun.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace attentoscope {

namespace {

struct AverageOptions
{
    std::string model;
    std::string output;
    int last = 0;
    int best = 0;
};

void printAverage(const nlohmann::ordered_json& values)
{
    std::string steps;
    for (const auto& step : values["saves"])
        steps += (steps.empty() ? "" : " ") + step.dump();
    printLine(
        stdout, Message("{}: the mean of {} saves, of steps {}", textIn(values, "run"), values["saves"].size(), steps));
}

Result<ExitCode> average(const AverageOptions& options, const CommandContext& context)
{
    if (options.last == 0 && options.best == 0)
        return usageError("Say which saves: --last K or --best K.");
    const bool isLast = options.last > 0;
    const auto made = averageRun({.run = options.model,
        .of = isLast ? AveragedSaves::Last : AveragedSaves::Best,
        .count = isLast ? options.last : options.best,
        .output = options.output});
    if (!made)
        return std::unexpected(made.error());
    context.output.show({{"run", options.output}, {"saves", made->steps}}, printAverage);
    return ExitCode::Done;
}

} // namespace

Action addAverage(CLI::App& options)
{
    auto values = std::make_shared<AverageOptions>();
    options.add_option("--model", values->model, "Folder of a run with several saves")->type_name("RUN")->required();
    auto* last = options.add_option("--last", values->last, "Average the last K saves")
                     ->type_name("K")
                     ->check(numberFrom(2, 1000));
    options.add_option("--best", values->best, "Average the K saves whose validation had the lowest loss")
        ->type_name("K")
        ->check(numberFrom(2, 1000))
        ->excludes(last);
    options.add_option("--out,--output", values->output, "Folder of the new run")->type_name("FOLDER")->required();
    options.footer(
        "The new run has the mean of the weights (Izmailov and others 2018) and can do what any run can. A run "
        "keeps its last three saves and the best one; train with --set keep_saves=20 to have more.\n\n"
        "Examples:\n"
        "  attentoscope-cli average --model run --last 5 --out averaged\n"
        "  attentoscope-cli average --model run --best 5 --out averaged");
    return [values](const CommandContext& context) { return average(*values, context); };
}

} // namespace attentoscope
