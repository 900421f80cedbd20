// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/studiesjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* changedHeadForm = "KIND.LAYER.HEAD";

struct EraseOptions
{
    CommonOptions common;
    std::string model;
    std::string by = disturbanceNames.front();
    std::string head;
    std::vector<std::string> switchedOff;
    TranslationRequest translation;
    std::vector<std::string> words;
};

std::string tauText(const Json& tau)
{
    return tau.is_number() ? fixedText(tau.get<double>(), 2) : "-";
}

/// Prints the erased word that costs this row most, or a dash if no word costs anything.
void printRow(const Json& values, std::size_t row)
{
    const auto& changes = values["change"][row];
    const auto most = std::ranges::max_element(changes, {}, [](const Json& change) { return change.get<double>(); });
    const auto word = most == changes.end() || most->get<double>() <= 0.0
        ? std::string("-")
        : values["disturbed"][static_cast<std::size_t>(most - changes.begin())].get<std::string>();
    const auto change = most == changes.end() ? 0.0 : most->get<double>();
    printLine(stdout,
        Message("{} needs {} most: {} nats, τ {}", values["target"][row].get<std::string>(), word, fixedText(change, 3),
            values.contains("row_tau") ? tauText(values["row_tau"][row]) : "-"));
}

void printErasure(const Json& values)
{
    for (std::size_t row = 0; row < values["target"].size(); ++row)
        printRow(values, row);
    if (values.contains("tau"))
        printLine(stdout, Message("Kendall's τ of weights and erasure: {}", tauText(values["tau"])));
}

Disturbance disturbanceFrom(const std::string& name)
{
    const auto found = std::ranges::find(disturbanceNames, name);
    return static_cast<Disturbance>(found - disturbanceNames.begin());
}

Result<ExitCode> erase(const EraseOptions& options, const CommandContext& context)
{
    const auto disturbance = disturbanceFrom(options.by);
    if (!options.head.empty() && erasesWords(disturbance))
        return usageError("A head has rows that can be changed: give --by moved or --by even, or leave out --head.");
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    if (const auto run = openRuns(**session, {options.model}); !run)
        return std::unexpected(run.error());
    auto request = options.translation;
    request.switchedOff = headsFrom(options.switchedOff);
    request.source = textFrom(options.words);
    auto translation = (*session)->translate(request, {}, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!translation)
        return std::unexpected(translation.error());
    const auto erasure = (*session)->erase({.translation = std::move(*translation),
        .disturbance = disturbance,
        .head = options.head.empty() ? std::nullopt : headFromText(options.head)});
    if (!erasure)
        return std::unexpected(erasure.error());
    context.output.show(erasureToJson(*erasure), printErasure);
    return ExitCode::Done;
}

} // namespace

Action addErase(CLI::App& options)
{
    auto values = std::make_shared<EraseOptions>();
    options.add_option("--model", values->model, "Folder of a trained run")->type_name("RUN")->required();
    options
        .add_option("--by", values->by,
            "What takes a source word's place: a zero vector, <unk>, the mean of the neighbours' vectors, or nothing (cut); "
            "or what becomes of a row of attention: its largest weight goes to the second largest (moved), or all are "
            "alike (even)")
        ->check(CLI::IsMember(std::vector<std::string>(disturbanceNames.begin(), disturbanceNames.end())))
        ->capture_default_str();
    options
        .add_option("--head", values->head,
            "With --by moved or even: the head of a Transformer whose rows are changed; without it, all cross heads")
        ->type_name(changedHeadForm)
        ->check([](const std::string& text) {
            return headFromText(text) ? std::string() : "\"" + text + "\" is no " + changedHeadForm;
        });
    addBeam(options, values->translation.beam, values->translation.lengthPenalty);
    addSwitchedOff(options, values->switchedOff);
    addText(options, values->words, "The sentence");
    values->common.add(options);
    options.footer(
        "Takes each source word away and says what every word of the model's own translation loses: its log probability "
        "before, minus after, in nats. Kendall's τ compares that with the weights.\n\n"
        "Examples:\n"
        "  attentoscope-cli erase --model run \"the black cat sleeps\"\n"
        "  attentoscope-cli erase --model run --by cut --json \"the black cat sleeps\"\n"
        "  attentoscope-cli erase --model run --by even --head encoder.1.2 \"the black cat sleeps\"");
    return [values](const CommandContext& context) { return erase(*values, context); };
}

} // namespace attentoscope
