// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/dataoptions.h"
#include "app/clicommands/numberoption.h"
#include "app/clicommands/sessionoptions.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <memory>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct EvaluateOptions
{
    CommonOptions common;
    std::vector<std::string> models;
    DataOptions data;
    EvaluationRequest request;
};

Json orNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

/// What was done to the references, as it was done to the training data: the settings of the run that say so. Null for
/// vectors, which are compared as numbers.
Json referenceNormalisation(const RunDescription& run)
{
    if (run.configuration.task != Task::Sentences)
        return {};
    const auto& data = run.configuration.data;
    return {{"unicode", "NFC"}, {"data_recipe", data.recipe == DataRecipe::Tutorial ? "tutorial" : "plain"},
        {"lowercase", data.lowercase}, {"strip_accents", data.stripAccents}};
}

Json toJson(const EvaluationReport& result, bool byLength)
{
    Json object{{"sentences", result.sentences}, {"target_tokens", result.targetTokens}, {"loss", result.loss},
        {"perplexity", result.perplexity}, {"bleu", orNull(result.bleu)}, {"chrf", orNull(result.chrf)},
        {"exact", orNull(result.exact)}, {"aer", orNull(result.alignmentErrorRate)},
        {"aer_diagonal", orNull(result.diagonalErrorRate)}};
    for (const ShiftedErrorRate& shifted : result.shiftedErrorRates)
        object["aer_by_shift"][std::to_string(shifted.shift)] = shifted.errorRate;
    if (byLength) {
        object["by_length"] = Json::array();
        for (const LengthBucket& bucket : result.lengths)
            object["by_length"].push_back({{"shortest", bucket.shortest}, {"longest", bucket.longest},
                {"sentences", bucket.sentences}, {"bleu", bucket.bleu}, {"loss", bucket.loss}});
    }
    return object;
}

void printRow(const char* name, const std::optional<double>& value, int decimals, double factor = 1.0)
{
    if (value && std::isfinite(*value))
        std::printf("%-22s %12.*f\n", name, decimals, *value * factor);
    else if (value)
        std::printf("%-22s %12s\n", name, "no number");
}

void printText(const EvaluationReport& result, bool byLength)
{
    std::printf("%-22s %12zu\n%-22s %12zu\n", "sentences", result.sentences, "target tokens", result.targetTokens);
    const bool isWords = result.bleu.has_value(); // vectors have a squared error, and neither perplexity nor BLEU
    printRow(isWords ? "loss (nats a token)" : "mean squared error", result.loss, isWords ? 4 : 6);
    if (isWords)
        printRow("perplexity", result.perplexity, 3);
    printRow("BLEU", result.bleu, 2);
    printRow("chrF", result.chrf, 2);
    printRow("exact (%)", result.exact, 1, 100.0);
    printRow("AER", result.alignmentErrorRate, 4);
    for (const ShiftedErrorRate& shifted : result.shiftedErrorRates)
        if (shifted.shift != 0)
            printRow(shifted.shift < 0 ? "AER, links one earlier" : "AER, links one later", shifted.errorRate, 4);
    printRow("AER of the diagonal", result.diagonalErrorRate, 4);
    if (!byLength)
        return;
    std::printf("\n%-14s %10s %8s %8s\n", "source words", "sentences", "BLEU", "loss");
    for (const LengthBucket& bucket : result.lengths) {
        const auto range = std::to_string(bucket.shortest) + " to " + std::to_string(bucket.longest);
        std::printf("%-14s %10zu %8.2f %8.4f\n", range.c_str(), bucket.sentences, bucket.bleu, bucket.loss);
    }
}

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
    const auto result = (*session)->evaluate(request, [](double) { }, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!result)
        return std::unexpected(result.error());
    if (!context.output.isJson()) {
        printText(*result, request.byLength);
        return ExitCode::Done;
    }
    auto object = toJson(*result, request.byLength);
    object["reference_normalisation"] = referenceNormalisation(*run);
    context.output.print(object, 2);
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
    auto* gold =
        options.add_option("--gold", request.goldFile, "Gold alignments, one line a pair: i-j sure, ipj possible")
            ->type_name("FILE");
    options
        .add_option("--gold-first-index", request.goldFirstIndex, "Number of a sentence's first word in the gold file")
        ->type_name("0|1")
        ->check(numberFrom(0, 1))
        ->needs(gold)
        ->capture_default_str();
    values->common.add(options);
    options.footer(
        "Translations are compared with references that went through the normalisation of the run's training "
        "data (data_recipe, lowercase, strip_accents).\n\n"
        "Examples:\n"
        "  attentoscope-cli evaluate --model run --data test.tsv\n"
        "  attentoscope-cli evaluate --model run1 --model run2 --data test.tsv --beam 4 --length-penalty 1\n"
        "  attentoscope-cli evaluate --model run --data test.tsv --gold test.talp --by-length --json");
    return [values](const CommandContext& context) { return evaluate(*values, context); };
}

} // namespace attentoscope
