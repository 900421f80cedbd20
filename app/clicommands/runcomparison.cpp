// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/runcomparison.h"

#include "app/clicommands/printedlines.h"
#include "engine/storage/runlist.h"
#include "engine/types/keptvalidation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

/// Measures of a run that are averaged.
constexpr std::array measures = {"valid_loss", "valid_bleu", "word_loss", "bleu", "chrf"};

/// Settings that only say how a model is computed. A difference in them does not count.
constexpr std::array<std::string_view, 4> ofMachine = {"threads", "device", "recurrent", "autosave_seconds"};
constexpr std::string_view seedKey = "seed";
constexpr std::string_view pairsKey = "training_pairs";

Json settingsOf(const RunRecord& run)
{
    Json settings{{"preset", run.preset}, {"data", run.data}, {"training_pairs", std::to_string(run.trainingPairs)}};
    for (const auto& [key, value] : run.settings)
        if (std::ranges::find(ofMachine, key) == ofMachine.end())
            settings[key] = value;
    settings["from"] = run.from;
    settings["without"] = run.without;
    return settings;
}

/// The keys whose values differ between the runs. The seed is left out. It also splits the data, so with another seed
/// another number of training pairs of the same data is no difference.
std::vector<std::string> differingKeys(const std::vector<Json>& settings)
{
    std::vector<std::string> keys;
    const auto& first = settings.front();
    const auto isOfSplit = [&](const Json& of) { return of["data"] == first["data"] && of[seedKey] != first[seedKey]; };
    for (const auto& [key, value] : first.items())
        if (key != seedKey && std::ranges::any_of(settings, [&, name = key](const Json& of) {
                return of[name] != first[name] && (name != pairsKey || !isOfSplit(of));
            }))
            keys.push_back(key);
    return keys;
}

Json recordToJson(const RunRecord& run, const std::string& name)
{
    Json values{{"run", run.folder}, {"name", name}, {"data", run.data}, {"training_pairs", run.trainingPairs},
        {"steps", run.newestSave.value_or(0)}, {"seconds", run.steps.empty() ? 0.0 : run.steps.back().seconds}};
    if (const auto* best = keptValidation(run.validations))
        values.update(
            {{"valid_loss", best->loss}, {"valid_bleu", best->bleu}, {"bleu_is_meaningful", best->isBleuMeaningful}});
    return values;
}

/// BLEU of the translations as text, before any normalisation.
const QuotedScore* quotedBleu(const EvaluationReport& report)
{
    const auto found = std::ranges::find_if(report.scores, [](const QuotedScore& score) {
        return score.text == ComparedText::Given && score.signature.starts_with("BLEU");
    });
    return found == report.scores.end() ? nullptr : &*found;
}

/// Measures a run on the data, and tests its BLEU against that of the first run.
Result<Json> measure(Session& session, const std::string& run, const std::string& first,
    const RunComparisonOptions& options, const std::stop_token& stop)
{
    if (const auto opened = openRuns(session, {run}); !opened)
        return std::unexpected(opened.error());
    EvaluationRequest request;
    request.data = options.data.request();
    request.beam = options.beam;
    request.lengthPenalty = options.lengthPenalty;
    request.against = run == first ? std::string() : first;
    const auto report = session.evaluate(request, {}, stop);
    if (!report)
        return std::unexpected(report.error());
    Json values{{"word_loss", report->wordLoss}};
    if (report->chrf)
        values["chrf"] = *report->chrf;
    if (const auto* score = quotedBleu(*report)) {
        values.update({{"bleu", score->value}, {"half_width", score->halfWidth}, {"signature", score->signature}});
        if (score->against)
            values["against_first"] = {{"difference", score->value - score->against->value},
                {"p_bootstrap", score->against->bootstrap}, {"p_randomization", score->against->randomization}};
    }
    return values;
}

/// The first run's translation, read word by word by another run. For each row it has the share of the weight that
/// moved, half of Σ|α − α'|, and the word's probability in both runs.
Result<Json> changedRows(Session& session, const std::string& first, const std::string& run, const std::string& source,
    const std::stop_token& stop)
{
    ComparisonRequest request{.source = source, .words = ComparedWords::OfFirst};
    request.first.folder = first;
    request.second.folder = run;
    const auto compared = session.compare(request, stop);
    for (const auto* side : {&compared.first, &compared.second})
        if (side->error)
            return std::unexpected(*side->error);
    const auto &before = compared.first.translation, &after = compared.second.translation;
    if (before.attention.isEmpty() || after.attention.isEmpty()
        || before.attention.weights->size() != after.attention.weights->size())
        return failure(ErrorCode::InvalidSetting,
            Message("\"{}\" has other words or no attention in \"{}\", so its rows cannot be compared.", source, run));
    auto rows = Json::array();
    for (std::size_t row = 0; row < before.attention.rows; ++row) {
        double moved = 0.0;
        for (std::size_t column = 0; column < before.attention.columns; ++column)
            moved += 0.5 * std::abs(before.attention.at(row, column) - after.attention.at(row, column));
        rows.push_back({{"word", before.target[row].text}, {"moved", moved},
            {"probability_of_first", before.probabilities[row]}, {"probability", after.probabilities[row]}});
    }
    return rows;
}

/// Adds what a model must be opened for. After a stop the measures may be of a part of the data.
Result<void> addMeasures(Json& row, Session& session, const std::string& run, const std::string& first,
    const RunComparisonOptions& options, const std::stop_token& stop)
{
    if (!options.source.empty() && run != first) {
        auto changed = changedRows(session, first, run, options.source, stop);
        if (!changed)
            return std::unexpected(changed.error());
        row["rows"] = std::move(*changed);
    }
    if (options.data.data.empty())
        return {};
    const auto measured = measure(session, run, first, options, stop);
    if (!measured)
        return std::unexpected(measured.error());
    row.update(*measured);
    return {};
}

/// Groups of runs that differ only in their seed. Groups are in the order of their first runs.
Json groupsOf(const Json& runs, const std::vector<Json>& settings, const std::vector<std::string>& keys)
{
    auto groups = Json::array();
    for (std::size_t index = 0; index < runs.size(); ++index) {
        auto own = Json::object();
        for (const auto& key : keys)
            own[key] = settings[index][key];
        auto known = std::ranges::find_if(groups, [&](const Json& group) { return group["settings"] == own; });
        if (known == groups.end()) {
            groups.push_back({{"settings", own}, {"members", Json::array()}});
            known = groups.end() - 1;
        }
        (*known)["members"].push_back(runs[index]);
    }
    for (auto& group : groups) {
        const Json members = std::move(group["members"]);
        group.erase("members");
        auto names = Json::array();
        for (const auto& member : members)
            names.push_back(member["run"]);
        group["runs"] = std::move(names);
        for (const char* measure : measures)
            if (auto spread = spreadToJson(members, measure); !spread.is_null())
                group[measure] = std::move(spread);
    }
    return groups;
}

Message titleOf(const Json& settings)
{
    if (settings.empty())
        return "all runs";
    std::string title;
    for (const auto& [key, value] : settings.items())
        title.append(title.empty() ? "" : " ").append(key).append("=").append(value.get<std::string>());
    return title;
}

/// Whether the run has this measure, and it means something.
bool hasMeaning(const Json& run, const char* measure)
{
    const auto known = run.find(measure);
    return known != run.end() && known->is_number()
        && (std::string_view(measure) != "valid_bleu" || run.value("bleu_is_meaningful", true));
}

void printMember(const Json& run)
{
    const auto number = [&](const char* key, int decimals) {
        return hasMeaning(run, key) ? fixedText(run[key].get<double>(), decimals) : std::string("–");
    };
    printLine(stdout,
        Message("{}: seed {}, {} steps, validation loss {}, BLEU {}", textIn(run, "name"), textIn(run, "seed"),
            run["steps"].get<std::int64_t>(), number("valid_loss", 4), number("valid_bleu", 1)));
    if (run.contains("word_loss"))
        printIndented(stdout,
            Message("on the data: {} nats a word, BLEU {}, chrF {}", number("word_loss", 4), number("bleu", 2),
                number("chrf", 2)));
    for (const auto& row : run.value("rows", Json::array()))
        printIndented(stdout,
            Message("{}: {} of its row moved; probability {}, in the first run {}", textIn(row, "word"),
                fixedText(row["moved"].get<double>(), 3), fixedText(row["probability"].get<double>(), 3),
                fixedText(row["probability_of_first"].get<double>(), 3)));
    if (!run.contains("against_first"))
        return;
    const auto& against = run["against_first"];
    printIndented(stdout,
        Message("BLEU against the first run: difference {}, p = {} (bootstrap), p = {} (randomisation)",
            fixedText(against["difference"].get<double>(), 2), fixedText(against["p_bootstrap"].get<double>(), 4),
            fixedText(against["p_randomization"].get<double>(), 4)));
}

void printComparison(const Json& values)
{
    for (const auto& run : values["runs"])
        printMember(run);
    for (const auto& group : values["groups"]) {
        printLine(stdout, titleOf(group["settings"]));
        for (const char* measure : measures)
            if (group.contains(measure))
                printIndented(stdout,
                    Message("{}: {} ± {}, mean and half of the spread of {} runs", std::string(measure),
                        fixedText(group[measure]["mean"].get<double>(), 3),
                        fixedText(group[measure]["half_spread"].get<double>(), 3),
                        group[measure]["runs"].get<std::int64_t>()));
    }
}

} // namespace

Json spreadToJson(const Json& runs, const char* measure)
{
    std::vector<double> values;
    for (const auto& run : runs)
        if (hasMeaning(run, measure))
            values.push_back(run[measure].get<double>());
    if (values.empty())
        return nullptr;
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    const auto [least, most] = std::ranges::minmax(values);
    return {{"mean", sum / static_cast<double>(values.size())}, {"half_spread", (most - least) / 2.0},
        {"runs", values.size()}};
}

Result<ExitCode> compareRuns(
    const std::vector<std::filesystem::path>& runs, const RunComparisonOptions& options, const CommandContext& context)
{
    if (runs.size() < 2)
        return usageError("Name two runs or more to compare.");
    const auto stop = context.interruption.token();
    std::unique_ptr<Session> session;
    if (!options.data.data.empty() || !options.source.empty()) {
        auto made = makeSession(options.common.session);
        if (!made)
            return std::unexpected(made.error());
        session = std::move(*made);
    }
    std::vector<Json> settings;
    auto rows = Json::array();
    for (const auto& folder : runs) {
        const auto record = readRunRecord(folder, RunDetail::History, stop);
        if (!record)
            return std::unexpected(record.error());
        const auto label = readRunLabel(folder);
        const bool isNamed = label && !label->name.empty();
        rows.push_back(recordToJson(*record, isNamed ? label->name : folder.filename().string()));
        settings.push_back(settingsOf(*record));
        rows.back()["seed"] = settings.back().value(std::string(seedKey), std::string());
        const auto added = session
            ? addMeasures(rows.back(), *session, folder.string(), runs.front().string(), options, stop)
            : Result<void>();
        if (context.interruption.isRequested())
            return ExitCode::Interrupted;
        if (!added)
            return std::unexpected(added.error());
    }
    const auto keys = differingKeys(settings);
    for (std::size_t index = 0; index < rows.size(); ++index) {
        auto own = Json::object();
        for (const auto& key : keys)
            own[key] = settings[index][key];
        rows[index]["settings"] = std::move(own);
    }
    auto groups = groupsOf(rows, settings, keys);
    context.output.show(
        {{"runs", std::move(rows)}, {"differing_settings", keys}, {"groups", std::move(groups)}}, printComparison, 2);
    return ExitCode::Done;
}

} // namespace attentoscope
