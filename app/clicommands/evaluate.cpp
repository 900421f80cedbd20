// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/output.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/metrics/bleu.h"
#include "engine/storage/records.h"
#include "engine/storage/translationjson.h"
#include "engine/types/evaluation.h"
#include "engine/types/headfields.h"
#include "engine/types/headmeasures.h"
#include "engine/types/training.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

std::optional<double> percentOf(const std::optional<double>& share)
{
    return share ? std::optional(100.0 * *share) : std::nullopt;
}

/// The settings that normalised the references. They are the run's own, as for its training data. Null for vectors,
/// which are compared as numbers.
Json referenceNormalisation(const RunDescription& run)
{
    if (run.configuration.task != Task::Sentences)
        return {};
    const auto& data = run.configuration.data;
    return {{"unicode", "NFC"}, {"data_recipe", data.recipe == DataRecipe::Tutorial ? "tutorial" : "plain"},
        {"lowercase", data.lowercase}, {"strip_accents", data.stripAccents}};
}

const char* nameOf(ComparedText text)
{
    switch (text) {
    case ComparedText::Given:
        return "given";
    case ComparedText::Detokenized:
        return "detokenized";
    case ComparedText::Normalized:
        return "normalized";
    }
    return "";
}

Json scoreJson(const QuotedScore& score)
{
    Json object{{"text", nameOf(score.text)}, {"signature", score.signature}, {"score", score.value},
        {"mean", score.mean}, {"half_width", score.halfWidth}};
    if (!score.precisions.empty()) {
        object["precisions"] = score.precisions;
        object["brevity_penalty"] = score.brevityPenalty;
        object["words"] = score.words;
        object["reference_words"] = score.referenceWords;
    }
    if (score.against)
        object["against"] = {{"score", score.against->value}, {"p_bootstrap", score.against->bootstrap},
            {"p_randomization", score.against->randomization}};
    return object;
}

std::string signedText(double difference)
{
    return (std::signbit(difference) ? "" : "+") + fixedText(difference, 2);
}

/// Prints a score as sacreBLEU does, with two decimals, in every language.
void printScore(const Json& score)
{
    const auto number = [](const Json& values, const char* key) { return values[key].get<double>(); };
    std::printf("%s = %.2f", textIn(score, "signature").c_str(), number(score, "score"));
    if (number(score, "mean") > 0.0)
        std::printf(" (μ = %.2f ± %.2f)", number(score, "mean"), number(score, "half_width"));
    if (score.contains("precisions")) {
        const char* separator = " ";
        for (const auto& precision : score["precisions"]) {
            std::printf("%s%.1f", separator, precision.get<double>());
            separator = "/";
        }
        const double words = number(score, "words"), references = number(score, "reference_words");
        std::printf(" (BP = %.3f ratio = %.3f hyp_len = %.0f ref_len = %.0f)", number(score, "brevity_penalty"),
            references > 0.0 ? words / references : 0.0, words, references);
    }
    std::printf("\n");
    if (!score.contains("against"))
        return;
    const auto& against = score["against"];
    printIndented(stdout,
        Message("the other run: {}; difference {}, p = {} (bootstrap), p = {} (randomisation)",
            fixedText(number(against, "score"), 2), signedText(number(score, "score") - number(against, "score")),
            fixedText(number(against, "p_bootstrap"), 4), fixedText(number(against, "p_randomization"), 4)));
}

/// The heading above the measures. It says on which data they were measured.
Message headingOf(const std::string& text, const Json& detokenized)
{
    if (text == nameOf(ComparedText::Given))
        return "As given: translations as they are written, target text as it stands in the file";
    if (text == nameOf(ComparedText::Normalized))
        return "Normalised: target text after the normalisation of the run's training data";
    const bool translations = detokenized["translations"].get<bool>(),
               references = detokenized["references"].get<bool>();
    if (translations && references)
        return "Detokenised: both without the spaces and signs of a tokenizer";
    if (translations)
        return "Detokenised: the translations; the target text of the file does not look tokenised";
    if (references)
        return "Detokenised: the target text of the file; the translations do not look tokenised";
    return "As given: neither side looks tokenised, so nothing was detokenised";
}

std::vector<std::string> referencesOf(const EvaluationReport& result)
{
    std::vector<std::string> references;
    references.reserve(result.pairs.size());
    for (const EvaluatedPair& pair : result.pairs)
        references.push_back(pair.reference);
    return references;
}

/// Explains why BLEU may be 0 for a good translation.
void explainBleu(const EvaluationReport& result)
{
    const auto references = referencesOf(result);
    if (result.scores.empty() || references.empty() || isBleuMeaningful(references))
        return;
    std::printf("\n");
    printLine(stdout,
        Message("BLEU means nothing here: it counts four words in a row, and {} of {} "
                "references have at least four. Compare chrF, the exact translations and the "
                "loss.",
            longEnoughForBleu(references), references.size()));
}

void printScores(const Json& values)
{
    std::string last;
    for (const auto& score : values["scores"]) {
        if (const auto text = textIn(score, "text"); last != text) {
            std::printf("\n");
            printLine(stdout, headingOf(text, values["detokenized"]));
            last = text;
        }
        printScore(score);
    }
}

/// Prints in the order in which people read. Vectors have a squared error, but no perplexity and no BLEU.
void printMeasures(const Json& values, Task task)
{
    std::vector<ShownValue> rows;
    const auto add = [&rows](std::string pointer, Message title, int decimals = 0) {
        rows.push_back({.pointer = std::move(pointer), .title = std::move(title), .decimals = decimals, .width = 12});
    };
    add("/sentences", "sentences");
    add("/target_tokens", "target tokens");
    for (std::size_t head = 0; head < values.value("switched_off", Json::array()).size(); ++head)
        add("/switched_off/" + std::to_string(head), "switched off");
    if (task == Task::Sentences) {
        add("/loss", "loss (nats a token)", 4);
        if (values["target_words"] != values["target_tokens"])
            add("/word_loss", "loss (nats a word)", 4);
        add("/perplexity", "perplexity", 3);
    } else {
        add("/loss", "mean squared error", 6);
    }
    add("/exact", "exact (%)", 1);
    add("/attention/entropy", "entropy of a row (bits)", 3);
    add("/attention/fullest_column", "fullest column (share)", 3);
    add("/attention/score_distance", "largest score above mean", 2);
    add("/aer", "AER", 4);
    add("/aer_by_shift/-1", "AER, links one earlier", 4);
    add("/aer_by_shift/1", "AER, links one later", 4);
    add("/aer_diagonal", "AER of the diagonal", 4);
    constexpr std::size_t titles = 26; // characters of the English titles
    printRows(values, rows, titles);
    if (values.value("links", "") == "statistical")
        printLine(stdout, "AER is against statistical links, not gold.");
}

void printLengths(const Json& buckets)
{
    const std::vector<ShownValue> columns{{"/sentences", "sentences"},
        {.pointer = "/bleu", .title = std::string("BLEU"), .decimals = 2, .width = 8},
        {.pointer = "/loss", .title = "loss", .decimals = 4, .width = 8}};
    constexpr std::size_t first = 14;
    const auto heading = inColumn("source words", first, Aligned::Left);
    std::printf("\n%s%s\n", heading.c_str(), headingsOf(columns).c_str());
    for (const auto& bucket : buckets) {
        const Message range("{} to {}", bucket["shortest"].get<std::size_t>(), bucket["longest"].get<std::size_t>());
        std::printf("%s%s\n", inColumn(range, first, Aligned::Left).c_str(), cellsOf(bucket, columns).c_str());
    }
}

/// A list with an object for each head. A missing measure is null. "best" is true for the head that aligns best. If a
/// mean of heads aligns best, it is true for each of these heads. "without" has the model's measures without the head,
/// if they were measured.
Json headsJson(const std::vector<MeasuredHead>& heads, const std::optional<ChosenReading>& reading)
{
    const auto best = bestAligning(heads);
    auto list = Json::array();
    for (const auto& [head, measures, role, without] : heads) {
        Json row{{"kind", headKindName(head.kind)}, {"layer", head.layer}, {"head", head.head}};
        for (const auto& field : headFields)
            row[field.name] = orNull(field.of(measures));
        row["name"] = role == HeadRole::None ? Json() : Json(headRoleName(role).text());
        row["best"] = reading ? reading->reading.takes(head) : best == head;
        if (without)
            row["without"] = {{"loss", without->loss}, {"bleu", orNull(without->bleu)}};
        list.push_back(std::move(row));
    }
    return list;
}

std::vector<ShownValue> columnsOf(const Json& heads)
{
    std::vector<ShownValue> columns;
    columns.reserve(std::size(headFields) + 2);
    for (const auto& field : headFields)
        columns.push_back({.pointer = std::string("/") + field.name,
            .title = ui::textOf(std::string(field.title)),
            .decimals = field.decimals,
            .factor = field.factor});
    if (std::ranges::any_of(heads, [](const Json& head) { return head.contains("without"); }))
        columns.insert(columns.end(), {{"/without/loss", "loss off", 4}, {"/without/bleu", "BLEU off", 2}});
    return columns;
}

/// Prints a line for each head, with a star for the head that aligns best. If a mean of heads aligns best, each of
/// these heads has a star.
void printHeads(const Json& heads)
{
    const auto columns = columnsOf(heads);
    constexpr std::size_t first = 16;
    const auto heading = inColumn("layer and head", first, Aligned::Left);
    std::printf("\n%s%s\n", heading.c_str(), headingsOf(columns).c_str());
    bool isAnyBest = false;
    for (const auto& head : heads) {
        const bool isBest = head["best"].get<bool>();
        isAnyBest = isAnyBest || isBest;
        const auto place = head["kind"].get<std::string>() + ' ' + head["layer"].dump() + '.' + head["head"].dump();
        const auto name = head["name"].is_null() ? std::string() : ui::textOf(head["name"].get<std::string>());
        std::printf("%s%s  %s\n", inColumn(place + (isBest ? " *" : ""), first, Aligned::Left).c_str(),
            cellsOf(head, columns).c_str(), name.c_str());
    }
    if (isAnyBest)
        printLine(stdout, "* aligns best");
}

Json evaluationJson(const EvaluationReport& result, const RunDescription& run, const EvaluationRequest& request)
{
    Json object{{"sentences", result.sentences}, {"target_tokens", result.targetTokens}, {"loss", result.loss},
        {"perplexity", result.perplexity}, {"bleu", orNull(result.bleu)}, {"chrf", orNull(result.chrf)},
        {"exact", orNull(percentOf(result.exact))}, {"aer", orNull(result.alignmentErrorRate)},
        {"aer_diagonal", orNull(result.diagonalErrorRate)}};
    if (run.configuration.task == Task::Sentences) {
        object["target_words"] = result.targetWords;
        object["word_loss"] = result.wordLoss;
    }
    if (result.alignmentErrorRate)
        object["links"] = linksKindName(result.links);
    if (result.reading)
        object["reading"] = chosenToJson(*result.reading);
    for (const ShiftedErrorRate& shifted : result.shiftedErrorRates)
        object["aer_by_shift"][std::to_string(shifted.shift)] = shifted.errorRate;
    if (result.attention)
        object["attention"] = measuresToJson(*result.attention);
    object["detokenized"] = {
        {"translations", result.detokenizedTranslations}, {"references", result.detokenizedReferences}};
    if (!result.pairs.empty())
        object["bleu_is_meaningful"] = isBleuMeaningful(referencesOf(result));
    object["scores"] = Json::array();
    for (const QuotedScore& score : result.scores)
        object["scores"].push_back(scoreJson(score));
    if (!request.switchedOff.empty())
        object["switched_off"] = headTextsToJson(request.switchedOff);
    if (!result.heads.empty())
        object["heads"] = headsJson(result.heads, result.reading);
    if (request.byLength) {
        object["by_length"] = Json::array();
        for (const LengthBucket& bucket : result.lengths)
            object["by_length"].push_back({{"shortest", bucket.shortest}, {"longest", bucket.longest},
                {"sentences", bucket.sentences}, {"bleu", bucket.bleu}, {"loss", bucket.loss}});
    }
    object["notices"] = noticesJson(result.notices);
    object["reference_normalisation"] = referenceNormalisation(run);
    return object;
}

void printReading(const ChosenReading& chosen)
{
    printLine(stdout,
        Message(
            "Read off best: {}. AER {} on {} sentences that did not choose it; the mean of the last layer has {} there.",
            readingText(chosen.reading), fixedText(chosen.errorRate, 4), chosen.sentences,
            fixedText(chosen.lastLayerRate, 4)));
}

void printEvaluation(const EvaluationReport& result, const Json& values, Task task)
{
    printMeasures(values, task);
    if (values.contains("heads"))
        printHeads(values["heads"]);
    if (result.reading)
        printReading(*result.reading);
    explainBleu(result);
    printScores(values);
    if (values.contains("by_length"))
        printLengths(values["by_length"]);
}

struct EvaluateOptions
{
    CommonOptions common;
    std::vector<std::string> models;
    DataOptions data;
    EvaluationRequest request;
    std::vector<std::string> switchedOff;
    bool isStatistical = false;
    bool eachHeadOff = false; ///< whether loss and BLEU are measured without each head
};

Result<ExitCode> evaluate(const EvaluateOptions& options, const CommandContext& context)
{
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto run = openRuns(**session, options.models);
    if (!run)
        return std::unexpected(run.error());
    EvaluationRequest request = options.request;
    request.data = options.data.request();
    request.links = options.isStatistical ? LinksKind::Statistical : LinksKind::Gold;
    request.switchedOff = headsFrom(options.switchedOff);
    request.eachHeadOff = options.eachHeadOff ? EachHeadOff::Measure : EachHeadOff::LeaveOut;
    MeasuringProgress progress;
    const auto result =
        (*session)->evaluate(request, [&](double done) { progress.show(done); }, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!result)
        return std::unexpected(result.error());
    printNotices(result->notices);
    const auto values = evaluationJson(*result, *run, request);
    context.output.show(
        values, [&](const Json& shown) { printEvaluation(*result, shown, run->configuration.task); }, 2);
    return ExitCode::Done;
}

} // namespace

Action addEvaluate(CLI::App& options)
{
    auto values = std::make_shared<EvaluateOptions>();
    EvaluationRequest& request = values->request;
    addModels(options, values->models);
    values->data.add(options)->required();
    addBeam(options, request.beam, request.lengthPenalty);
    options
        .add_option("--teacher-forcing", request.teacherForcing,
            "Share of time steps at which the loss is computed after the true previous word")
        ->type_name("R")
        ->check(numberFrom(0.0, 1.0))
        ->capture_default_str();
    options.add_flag("--by-length", request.byLength, "Also print the measures by the length of the source sentence");
    addGold(options, request.goldFile, request.goldFirstIndex);
    options.add_flag("--statistical", values->isStatistical,
        "Without --gold, measure alignment against links from statistics of the run's training pairs. They are often "
        "wrong, so this is no AER against gold");
    addSwitchedOff(options, values->switchedOff);
    options.add_flag("--each-head-off", values->eachHeadOff,
        "The table of a Transformer's heads, with loss and BLEU without each of them; as much work as one evaluation "
        "for each head");
    options
        .add_option("--against", request.against,
            "Folder of another run: is the difference between both larger than chance? Paired bootstrap, about half of "
            "a two-sided p-value, and approximate randomisation, as in sacreBLEU. It keeps all of its heads")
        ->type_name("RUN");
    values->common.add(options);
    options.footer(
        "BLEU and chrF are printed as sacreBLEU prints them, with their signature and an interval that holds 95 % of "
        "1,000 bootstrap samples. The reference is the target text as it stands in the file. Where the normalisation "
        "of the run's training data (data_recipe, lowercase, strip_accents) changes it, the scores after that "
        "normalisation are printed too.\n\n"
        "Examples:\n"
        "  attentoscope-cli evaluate --model run --data test.tsv\n"
        "  attentoscope-cli evaluate --model run --data test.tsv --against other\n"
        "  attentoscope-cli evaluate --model run1 --model run2 --data test.tsv --beam 4 --length-penalty 1\n"
        "  attentoscope-cli evaluate --model run --data test.tsv --gold test.talp --by-length --json\n"
        "  attentoscope-cli evaluate --model run --data test.tsv --off cross.2.3 --against run");
    return [values](const CommandContext& context) { return evaluate(*values, context); };
}

} // namespace attentoscope
