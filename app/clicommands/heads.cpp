// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/studiesjson.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct HeadsOptions
{
    CommonOptions common;
    std::string model;
    DataOptions data;
    std::string what;
    std::string kind;
    SentenceSample sample;
    bool isCsv = false;
};

constexpr std::array headKinds{HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder};

std::string listed(const Json& texts)
{
    std::string line;
    for (const auto& text : texts)
        line += (line.empty() ? "" : " ") + text.get<std::string>();
    return line;
}

void printMostAlike(const Json& kind)
{
    constexpr std::size_t most = 10;
    std::vector<std::tuple<double, std::string, std::string>> pairs;
    const auto& heads = kind["heads"];
    for (std::size_t one = 0; one < heads.size(); ++one)
        for (std::size_t other = one + 1; other < heads.size(); ++other)
            pairs.emplace_back(kind["divergence"][one][other].get<double>(), heads[one].get<std::string>(),
                heads[other].get<std::string>());
    std::ranges::sort(pairs);
    pairs.resize(std::min(pairs.size(), most));
    for (const auto& [divergence, one, other] : pairs)
        printLine(stdout, Message("{} and {}: {} bits", one, other, fixedText(divergence, 3)));
}

void printLikeness(const Json& values)
{
    for (const auto& kind : values["kinds"]) {
        printMostAlike(kind);
        printLine(stdout, Message("Alike heads together: {}", listed(kind["order"])));
    }
}

/// Lists the places near zero, each with its share of the weight.
std::string nearPlaces(const Json& places, const char* name)
{
    constexpr int farthest = 5;
    std::string line;
    for (const auto& weights : places)
        if (const auto place = weights[name].get<int>(); std::abs(place) <= farthest)
            line += (line.empty() ? "" : "  ") + std::to_string(place) + ": "
                + fixedText(weights["share"].get<double>(), 3);
    return line;
}

/// Lists the share of each class of words that occurs. The number in brackets would be its share if all weights were
/// even.
std::string classShares(const Json& classes)
{
    constexpr std::array<const char*, wordClasses> titles{"punctuation and symbols", "numbers in digits",
        "words with a capital", "other words", "start mark", "end mark"};
    std::string line;
    for (std::size_t of = 0; of < wordClasses; ++of) {
        const auto& numbers = classes[wordClassNames[of]];
        const auto even = numbers["even"].get<double>();
        if (even > 0.0)
            line += (line.empty() ? "" : "  ") + ui::textOf(std::string(titles[of])) + ": "
                + fixedText(numbers["share"].get<double>(), 3) + " (" + fixedText(even, 3) + ')';
    }
    return line;
}

void printAverages(const Json& values)
{
    for (const auto& averaged : values["averages"]) {
        printLine(
            stdout, averaged.contains("head") ? Message(averaged["head"].get<std::string>()) : Message("attention"));
        printIndented(stdout, Message("words: {}", classShares(averaged["classes"])));
        printIndented(stdout, Message("distances: {}", nearPlaces(averaged["distances"], "distance")));
        printIndented(stdout, Message("places: {}", nearPlaces(averaged["positions"], "position")));
    }
}

void printLeastSet(const Json& values)
{
    printLine(stdout, Message("With all heads: BLEU {}", fixedText(values["bleu"].get<double>(), 2)));
    for (const auto& trial : values["curve"])
        printLine(stdout,
            Message("{} left, without {}: BLEU {}", trial["left"].get<std::size_t>(), textIn(trial, "head"),
                fixedText(trial["bleu"].get<double>(), 2)));
    printLine(stdout, Message("Least set: {}", listed(values["kept"])));
}

/// The measure of a head before and after, and the difference with its sign.
std::string changeText(const Json& row, const HeadField& field)
{
    const std::string name = field.name;
    const auto number = [&](const std::string& key) { return fixedText(row[key].get<double>(), 3); };
    if (row[name + "_change"].is_null())
        return {};
    const auto change = row[name + "_change"].get<double>();
    return name + ": " + number(name + "_before") + " → " + number(name) + " (" + (change < 0.0 ? "" : "+")
        + number(name + "_change") + ')';
}

void printChanges(const Json& values)
{
    printLine(stdout,
        Message("Each head at step {} and at step {}, with the difference", values["step_before"].get<std::int64_t>(),
            values["step"].get<std::int64_t>()));
    for (const auto& row : values["heads"]) {
        std::string line;
        for (const auto& field : headFields)
            if (const auto text = changeText(row, field); !text.empty())
                line += (line.empty() ? "" : "  ") + text;
        const auto place = [&](const char* key) { return std::to_string(row[key].get<int>()); };
        printLine(stdout, Message(textIn(row, "kind") + '.' + place("layer") + '.' + place("head")));
        printIndented(stdout, Message(line));
    }
}

Json described(const HeadsOptions& options, std::int64_t step, std::size_t sentences)
{
    return {{"step", step}, {"sentences", sentences}, {"seed", options.sample.seed}};
}

bool isAsked(const HeadsOptions& options, HeadKind kind)
{
    return options.kind.empty() || options.kind == headKindName(kind);
}

Result<Json> patterns(
    const HeadsOptions& options, const ModelConfiguration& model, Session& session, const Interruption& interruption)
{
    if (options.what == "likeness" && allHeads(model).empty())
        return failure(ErrorCode::InvalidSetting,
            "Only a Transformer has heads to compare. Open a run of a Transformer, or ask for averages.");
    MeasuringProgress progress;
    const auto measured = session.measurePatterns(
        {.sample = options.sample, .count = options.sample.sentences}, [&](double done) { progress.show(done); },
        interruption.token());
    if (!measured)
        return std::unexpected(measured.error());
    auto values = described(options, measured->step, measured->total);
    if (options.what == "likeness") {
        auto& kinds = values["kinds"] = Json::array();
        for (const auto& kind : measured->likeness)
            if (isAsked(options, kind.kind))
                kinds.push_back(likenessToJson(kind));
        return values;
    }
    std::vector<AveragedHead> asked;
    for (const auto& averaged : measured->averages)
        if (averaged.head ? isAsked(options, averaged.head->kind) : options.kind.empty())
            asked.push_back(averaged);
    if (options.isCsv)
        return Json(averagesCsv(asked));
    auto& averages = values["averages"] = Json::array();
    for (const auto& averaged : asked)
        averages.push_back(averagesToJson(averaged));
    return values;
}

/// Reports on standard error which heads were removed, because a search takes long.
Result<Json> leastSet(
    const HeadsOptions& options, const ModelConfiguration& model, Session& session, const Interruption& interruption)
{
    auto heads = allHeads(model);
    std::erase_if(heads, [&](const AttentionHead& head) { return !isAsked(options, head.kind); });
    MeasuringProgress progress; // progress within one round
    LeastHeadsSearch search(options.sample, std::move(heads));
    for (std::size_t gone = 0; const auto request = search.next(std::numeric_limits<std::size_t>::max());) {
        const auto answer =
            session.tryWithoutHeads(*request, [&](double done) { progress.show(done); }, interruption.token());
        if (!answer)
            return std::unexpected(answer.error());
        search.add(*answer);
        if (const auto& curve = search.found().curve; curve.size() > gone) {
            printLine(
                stderr, Message("without {}: BLEU {}", headText(*curve.back().head), fixedText(curve.back().bleu, 2)));
            gone = curve.size();
        }
    }
    auto values = described(options, search.found().step, search.found().sentences);
    values.update(leastHeadsToJson(search.found()));
    return values;
}

/// Reads the measures from the validations of a run's training, so no model is needed.
Result<Json> changesOf(const HeadsOptions& options)
{
    const auto run = RunFolder::open(options.model);
    if (!run)
        return std::unexpected(run.error());
    const auto reports = run->readHeads();
    if (!reports)
        return std::unexpected(reports.error());
    const auto position = run->readPosition(WhichSave::Current);
    if (!position)
        return std::unexpected(position.error());
    const auto best = headsAt(*reports, position->bestStep);
    const auto after = best && best != reports->front() ? best : reports->empty() ? nullptr : reports->back();
    if (!after || after == reports->front())
        return failure(ErrorCode::InvalidSetting,
            Message("The heads of \"{}\" were not measured at two validations. They are in each training of a "
                    "Transformer; a model that is trained on is validated before its first step, too.",
                options.model));
    auto values = headChangesToJson({*reports->front(), *after});
    auto& rows = values["heads"];
    auto asked = Json::array();
    for (auto& row : rows)
        if (options.kind.empty() || textIn(row, "kind") == options.kind)
            asked.push_back(std::move(row));
    rows = std::move(asked);
    return values;
}

Result<ExitCode> showChanges(const HeadsOptions& options, const CommandContext& context)
{
    const auto values = changesOf(options);
    if (!values)
        return std::unexpected(values.error());
    context.output.show(*values, printChanges);
    return ExitCode::Done;
}

Result<ExitCode> studyHeads(HeadsOptions options, const CommandContext& context)
{
    if (options.isCsv && options.what != "averages")
        return usageError("--csv is a table of averages. Leave it out, or ask for averages.");
    if (options.isCsv && context.output.isJson())
        return usageError("Give either --csv or --json.");
    if (options.what == "changes") {
        if (!options.data.data.empty())
            return usageError("The changes are those of the run's own validations. Leave out --data.");
        return showChanges(options, context);
    }
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto run = openRuns(**session, {options.model});
    if (!run)
        return std::unexpected(run.error());
    options.sample.data = options.data.request();
    const auto token = context.interruption.token();
    if (run->configuration.task == Task::Sentences && !options.sample.isOfFile())
        if (const auto data = (*session)->loadDataOfRun(run->data, [](double) { }, token); !data)
            return std::unexpected(data.error());
    const auto values = options.what == "least-set"
        ? leastSet(options, run->configuration.model, **session, context.interruption)
        : patterns(options, run->configuration.model, **session, context.interruption);
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!values)
        return std::unexpected(values.error());
    if (options.isCsv) {
        std::fputs(values->get<std::string>().c_str(), stdout);
        return ExitCode::Done;
    }
    context.output.show(*values,
        options.what == "likeness"       ? printLikeness
            : options.what == "averages" ? printAverages
                                         : printLeastSet);
    return ExitCode::Done;
}

} // namespace

Action addHeads(CLI::App& options)
{
    auto values = std::make_shared<HeadsOptions>();
    options.add_option("RUN", values->model, "Folder of a trained run")->required();
    options
        .add_option("WHAT", values->what,
            "likeness: the divergence of each two heads; averages: where heads look; least-set: the heads that BLEU "
            "needs; changes: the measures of each head at the first validation and with the best weights")
        ->required()
        ->check(CLI::IsMember({"likeness", "averages", "least-set", "changes"}));
    std::vector<std::string> kinds;
    kinds.reserve(headKinds.size());
    for (const auto kind : headKinds)
        kinds.emplace_back(headKindName(kind));
    options.add_option("--kind", values->kind, "Heads of this kind alone; the others stay in the model")
        ->check(CLI::IsMember(kinds));
    options.add_flag("--csv", values->isCsv, "Print averages as a table, columns split by commas");
    values->data.add(options);
    addDrawnSentences(options, values->sample.sentences,
        "Sentences that are drawn from the validation set or from --data, at most", values->sample.seed,
        "Seed of the drawn sentences");
    values->common.add(options);
    options.footer("Likeness is the Jensen–Shannon divergence in bits: 0 for the same rows, 1 for rows that share no "
                   "word. The least set is found greedily: the head that costs least BLEU goes, until BLEU has fallen "
                   "by more than 0.5. Beside the shares of averages stands what even attention would give.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli heads run likeness\n"
                   "  attentoscope-cli heads run averages --csv\n"
                   "  attentoscope-cli heads my-run changes --json\n"
                   "  attentoscope-cli heads run least-set --kind cross --data test.tsv");
    return [values](const CommandContext& context) { return studyHeads(*values, context); };
}

} // namespace attentoscope
