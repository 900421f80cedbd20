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

struct FaithfulnessOptions
{
    CommonOptions common;
    std::string model;
    std::string by = disturbanceNames.front();
    FaithfulnessRequest request;
    bool isShuffled = false;
    bool ofSaves = false;
};

constexpr std::size_t erasingWays = 4; ///< this many of disturbanceNames erase something; they come first

std::string nameOf(const Json& head)
{
    if (!head.contains("kind"))
        return "attention";
    return head["kind"].get<std::string>() + '.' + head["layer"].dump() + '.' + head["head"].dump();
}

void printTaus(const Json& heads)
{
    for (const auto& head : heads)
        printLine(stdout,
            Message("{}: τ {}, from {} to {}", nameOf(head), fixedText(head["tau"].get<double>(), 3),
                fixedText(head["low"].get<double>(), 3), fixedText(head["high"].get<double>(), 3)));
}

void printFaithfulness(const Json& values)
{
    printTaus(values["heads"]);
    if (values.contains("saves"))
        for (const auto& save : values["saves"]) {
            printLine(stdout, Message("Save of step {}", save["step"].get<std::int64_t>()));
            printTaus(save["heads"]);
        }
}

Json tausToJson(const SentenceAgreements& agreements, std::uint64_t seed)
{
    auto heads = Json::array();
    for (const auto& head : faithfulnessOf(agreements, seed))
        heads.push_back(faithfulnessToJson(head));
    return heads;
}

/// Measures all sentences, a few at a time.
Result<SentenceAgreements> measured(Session& session, FaithfulnessRequest request, const Interruption& interruption)
{
    SentenceAgreements all;
    do {
        const auto part = session.measureFaithfulness(request, [](double) { }, interruption.token());
        if (!part)
            return std::unexpected(part.error());
        append(all, *part);
        request.first += request.count;
    } while (request.first < all.total && !interruption.isRequested());
    return all;
}

Result<ExitCode> measureFaithfulness(const FaithfulnessOptions& options, const CommandContext& context)
{
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto run = openRuns(**session, {options.model});
    if (!run)
        return std::unexpected(run.error());
    const auto token = context.interruption.token();
    if (run->configuration.task == Task::Sentences)
        if (const auto data = (*session)->loadDataOfRun(run->data, [](double) { }, token); !data)
            return std::unexpected(data.error());
    auto request = options.request;
    request.disturbance =
        static_cast<Disturbance>(std::ranges::find(disturbanceNames, options.by) - disturbanceNames.begin());
    if (options.isShuffled)
        request.order = WeightOrder::Shuffled;
    const auto all = measured(**session, request, context.interruption);
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!all)
        return std::unexpected(all.error());
    Json values{{"step", all->step}, {"by", options.by}, {"shuffled", options.isShuffled}, {"sentences", all->total},
        {"seed", request.seed}, {"heads", tausToJson(*all, request.seed)}};
    if (options.ofSaves)
        for (const auto step : run->saves) {
            request.model = {options.model, SaveChoice::Step, step};
            const auto ofSave = measured(**session, request, context.interruption);
            if (context.interruption.isRequested())
                return ExitCode::Interrupted;
            if (!ofSave)
                return std::unexpected(ofSave.error());
            values["saves"].push_back({{"step", step}, {"heads", tausToJson(*ofSave, request.seed)}});
        }
    context.output.show(values, printFaithfulness);
    return ExitCode::Done;
}

} // namespace

Action addFaithfulness(CLI::App& options)
{
    auto values = std::make_shared<FaithfulnessOptions>();
    options.add_option("RUN", values->model, "Folder of a trained run")->required();
    options
        .add_option("--by", values->by,
            "What takes an erased word's place: a zero vector, <unk>, the mean of the neighbours' vectors, or nothing")
        ->check(
            CLI::IsMember(std::vector<std::string>(disturbanceNames.begin(), disturbanceNames.begin() + erasingWays)))
        ->capture_default_str();
    options.add_flag("--shuffled", values->isShuffled,
        "As a control, shuffle the weights of each row before they are compared: τ has to be near 0");
    options.add_flag("--saves", values->ofSaves, "Measure each save of the run too");
    addDrawnSentences(options, values->request.sentences, "Validation sentences that are drawn, at most",
        values->request.seed, "Seed of the drawn sentences and of the bootstrap");
    values->common.add(options);
    options.footer(
        "Kendall's τ between the weights of each head and what erasing each source word costs, over sentences of the "
        "validation set; with the interval that holds 95 % of 1,000 bootstrap samples.\n\n"
        "Examples:\n"
        "  attentoscope-cli faithfulness run\n"
        "  attentoscope-cli faithfulness run --shuffled\n"
        "  attentoscope-cli faithfulness run --by cut --sentences 500 --json");
    return [values](const CommandContext& context) { return measureFaithfulness(*values, context); };
}

} // namespace attentoscope
