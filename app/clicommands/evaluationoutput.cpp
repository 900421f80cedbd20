// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/evaluationoutput.h"

#include "app/clicommands/headlines.h"
#include "app/clicommands/output.h"
#include "app/clicommands/printedlines.h"
#include "app/translations/headsjson.h"
#include "engine/metrics/bleu.h"
#include "engine/types/headtext.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

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

/// What was done to the normalised references, as it was done to the training data: the settings of the run that say
/// so. Null for vectors, which are compared as numbers.
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

/// As sacreBLEU prints a score, with two decimals; the same in every language.
void printScore(const QuotedScore& score)
{
    std::printf("%s = %.2f", score.signature.c_str(), score.value);
    if (score.mean > 0.0)
        std::printf(" (μ = %.2f ± %.2f)", score.mean, score.halfWidth);
    for (std::size_t order = 0; order < score.precisions.size(); ++order)
        std::printf("%s%.1f", order == 0 ? " " : "/", score.precisions[order]);
    if (!score.precisions.empty())
        std::printf(" (BP = %.3f ratio = %.3f hyp_len = %zu ref_len = %zu)", score.brevityPenalty,
            score.referenceWords == 0 ? 0.0
                                      : static_cast<double>(score.words) / static_cast<double>(score.referenceWords),
            score.words, score.referenceWords);
    std::printf("\n");
    if (score.against)
        printIndented(stdout,
            Message("the other run: {}; difference {}, p = {} (bootstrap), p = {} (randomisation)",
                fixedText(score.against->value, 2), signedText(score.value - score.against->value),
                fixedText(score.against->bootstrap, 4), fixedText(score.against->randomization, 4)));
}

/// Of what the lines below it are.
Message headingOf(ComparedText text, const EvaluationReport& result)
{
    switch (text) {
    case ComparedText::Given:
        return "As given: translations as they are written, target text as it stands in the file";
    case ComparedText::Detokenized:
        if (result.detokenizedTranslations && result.detokenizedReferences)
            return "Detokenised: both without the spaces and signs of a tokenizer";
        if (result.detokenizedTranslations)
            return "Detokenised: the translations; the target text of the file does not look tokenised";
        if (result.detokenizedReferences)
            return "Detokenised: the target text of the file; the translations do not look tokenised";
        return "As given: neither side looks tokenised, so nothing was detokenised";
    case ComparedText::Normalized:
        return "Normalised: target text after the normalisation of the run's training data";
    }
    return {};
}

std::vector<std::string> referencesOf(const EvaluationReport& result)
{
    std::vector<std::string> references;
    references.reserve(result.pairs.size());
    for (const EvaluatedPair& pair : result.pairs)
        references.push_back(pair.reference);
    return references;
}

/// Why BLEU may be 0 where everything is right.
void explainBleu(const EvaluationReport& result)
{
    const auto references = referencesOf(result);
    if (result.scores.empty() || references.empty() || isBleuMeaningful(references))
        return;
    std::printf("\n");
    printLine(stdout,
        Message("BLEU says nothing here: it counts four words in a row, and {} of {} references have as many. "
                "Compare chrF, the exact translations and the loss.",
            longEnoughForBleu(references), references.size()));
}

void printScores(const EvaluationReport& result)
{
    explainBleu(result);
    std::optional<ComparedText> last;
    for (const QuotedScore& score : result.scores) {
        if (last != score.text) {
            std::printf("\n");
            printLine(stdout, headingOf(score.text, result));
        }
        last = score.text;
        printScore(score);
    }
}

struct Row
{
    Message name, value;
};
using Rows = std::vector<Row>;

void addRow(Rows& rows, const Message& name, const std::optional<double>& value, int decimals)
{
    if (value)
        rows.push_back({name, std::isfinite(*value) ? Message(fixedText(*value, decimals)) : Message("no number")});
}

void addAttention(Rows& rows, const EvaluationReport& result)
{
    if (result.attention) {
        addRow(rows, "entropy of a row (bits)", result.attention->entropy, 3);
        addRow(rows, "fullest column (share)", result.attention->fullestColumn, 3);
        addRow(rows, "largest score above mean", result.attention->scoreDistance, 2);
    }
    addRow(rows, "AER", result.alignmentErrorRate, 4);
    for (const ShiftedErrorRate& shifted : result.shiftedErrorRates)
        if (shifted.shift != 0)
            addRow(rows, shifted.shift < 0 ? Message("AER, links one earlier") : Message("AER, links one later"),
                shifted.errorRate, 4);
    addRow(rows, "AER of the diagonal", result.diagonalErrorRate, 4);
}

Rows rowsOf(const EvaluationReport& result, Task task, const std::vector<AttentionHead>& switchedOff)
{
    Rows rows{{"sentences", std::to_string(result.sentences)}, {"target tokens", std::to_string(result.targetTokens)}};
    for (const AttentionHead& head : switchedOff)
        rows.push_back({"switched off", Message(headText(head))});
    if (task == Task::Sentences) {
        addRow(rows, "loss (nats a token)", result.loss, 4);
        if (result.targetWords != result.targetTokens)
            addRow(rows, "loss (nats a word)", result.wordLoss, 4);
        addRow(rows, "perplexity", result.perplexity, 3);
    } else { // vectors have a squared error, and neither perplexity nor BLEU
        addRow(rows, "mean squared error", result.loss, 6);
    }
    if (result.exact)
        addRow(rows, "exact (%)", percentOf(result.exact), 1);
    addAttention(rows, result);
    return rows;
}

void printRows(const Rows& rows)
{
    std::size_t width = 26; // of the English names
    for (const Row& row : rows)
        width = std::max(width, charactersOf(row.name));
    for (const Row& row : rows)
        std::printf("%s %s\n", inColumn(row.name, width, Aligned::Left).c_str(),
            inColumn(row.value, 12, Aligned::Right).c_str());
}

void printLengths(const EvaluationReport& result)
{
    const auto words = inColumn("source words", 14, Aligned::Left),
               sentences = inColumn("sentences", 10, Aligned::Right), loss = inColumn("loss", 8, Aligned::Right);
    std::printf("\n%s %s %8s %s\n", words.c_str(), sentences.c_str(), "BLEU", loss.c_str());
    for (const LengthBucket& bucket : result.lengths) {
        const Message range("{} to {}", bucket.shortest, bucket.longest);
        std::printf("%s %10zu %8.2f %8.4f\n", inColumn(range, 14, Aligned::Left).c_str(), bucket.sentences, bucket.bleu,
            bucket.loss);
    }
}

} // namespace

void EvaluationProgress::show(double done)
{
    constexpr std::chrono::seconds between{5};
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last < between)
        return;
    m_last = now;
    printLine(stderr, Message("{} % measured", std::llround(100.0 * done)));
    std::fflush(stderr);
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
    for (const ShiftedErrorRate& shifted : result.shiftedErrorRates)
        object["aer_by_shift"][std::to_string(shifted.shift)] = shifted.errorRate;
    if (result.attention)
        object["attention"] = {{"entropy", result.attention->entropy},
            {"fullest_column", result.attention->fullestColumn}, {"score_distance", result.attention->scoreDistance}};
    object["detokenized"] = {
        {"translations", result.detokenizedTranslations}, {"references", result.detokenizedReferences}};
    if (!result.pairs.empty())
        object["bleu_is_meaningful"] = isBleuMeaningful(referencesOf(result));
    object["scores"] = Json::array();
    for (const QuotedScore& score : result.scores)
        object["scores"].push_back(scoreJson(score));
    if (!request.switchedOff.empty())
        object["switched_off"] = headTextsJson(request.switchedOff);
    if (!result.heads.empty())
        object["heads"] = headsJson(result.heads);
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

void printEvaluation(const EvaluationReport& result, const RunDescription& run, const EvaluationRequest& request)
{
    printRows(rowsOf(result, run.configuration.task, request.switchedOff));
    printHeads(result.heads);
    printScores(result);
    if (request.byLength)
        printLengths(result);
}

} // namespace attentoscope
