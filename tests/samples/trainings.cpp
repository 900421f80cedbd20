// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>

namespace attentoscope::tests {

namespace {

std::vector<SettingInfo> sampleSettings()
{
    using enum SettingGroup;
    using enum SettingType;
    return {
        {"tokenizer", "Tokenizer", "What a token is.", Data, Choice, 0, 0, {"words", "space", "characters"}},
        {"direction", "Direction", "Which way.", Data, Choice, 0, 0, {"as-written", "swapped"}},
        {"lowercase", "Lower case", "Small letters.", Data, Switch, 0, 0, {}},
        {"max_length", "Longest sentence", "Tokens.", Data, Integer, 1, 10'000, {}},
        {"attention", "Attention", "The kind.", Model, Text, 0, 0, {}},
        {"hidden_size", "Hidden size", "Numbers in a state.", Model, Integer, 1, 16'384, {}},
        {"dropout", "Dropout", "Share set to zero.", Model, Real, 0, 0.95, {}},
        {"learning_rate", "Learning rate", "Length of a step.", Training, Real, 1e-9, 100, {}},
        {"epochs", "Epochs", "How often.", Training, Integer, 1, 1'000'000, {}},
        {"teacher_forcing", "Teacher forcing", "True words.", Training, Real, 0, 1, {}},
        {"alignment_weight", "Weight of alignment", "Links.", Training, Real, 0, 1'000, {}},
        {"steps", "Steps", "How many.", Training, Integer, 0, 1'000'000, {}},
        {"minutes", "Minutes", "How long.", Training, Real, 0, 1e6, {}},
        {"seed", "Seed", "Where random numbers start.", Training, Integer, 0, 1.8e19, {}},
        {"warm_size", "Warm size", "Of the dot product.", Model, Integer, 0, 100, {}, {{"attention", {"dot"}}}},
    };
}

std::vector<KeyValue> presetValues(const std::string& attention, const std::string& hidden)
{
    return {{"tokenizer", "words"}, {"direction", "as-written"}, {"lowercase", "false"}, {"max_length", "100"},
        {"attention", attention}, {"hidden_size", hidden}, {"dropout", "0.1"}, {"learning_rate", "0.002"},
        {"epochs", "10"}, {"teacher_forcing", "1"}, {"alignment_weight", "0"}, {"steps", "0"}, {"minutes", "0"},
        {"seed", "1"}, {"warm_size", "0"}};
}

} // namespace

Catalogue sampleCatalogue()
{
    Catalogue catalogue{.settings = sampleSettings()};
    catalogue.presets = {
        {.id = "recommended",
            .name = "Recommended",
            .help = "Ours. It learns fast.",
            .attention = "general",
            .values = presetValues("general", "128")},
        {.id = "luong-dot",
            .name = "Luong, dot",
            .help = "The simplest.",
            .attention = "dot",
            .values = presetValues("dot", "512")},
    };
    AttentionKindInfo general{.id = "general", .name = "General", .help = "A matrix between.", .equation = "e = s W h"};
    AttentionKindInfo dot{.id = "dot", .name = "Dot", .help = "A product.", .equation = "e = s h"};
    catalogue.kinds = {general, dot};
    catalogue.samples = {
        {"tiny-french", "Tiny French", "A grammar.", 10'000, true}, {"copy", "Copy", "The same.", 10'000, false}};
    return catalogue;
}

CorpusSummary sampleCorpus()
{
    CorpusSummary corpus;
    corpus.name = "tiny-french";
    corpus.request.sample = "tiny-french";
    corpus.lines = corpus.pairs = 100;
    corpus.trainingPairs = 95;
    corpus.validationPairs = 5;
    corpus.sourceTokens = 700;
    corpus.targetTokens = 800;
    corpus.sourceLengths = {0, 1, 5, 9, 5, 1};
    corpus.targetLengths = {0, 1, 4, 8, 6, 2};
    corpus.preview = {{"i am tired .", "je suis fatigué ."}, {"we sleep .", "nous dormons ."}};
    corpus.validationPreview = {{"we sleep .", "nous dormons ."},
        {"the big black dog drinks cold water .", "le grand chien noir boit de l'eau froide ."}};
    return corpus;
}

RunDescription sampleRun()
{
    return RunDescription{.folder = "/runs/first",
        .configuration = {.preset = "luong-dot", .training = {.epochs = 10}},
        .values = presetValues("dot", "64"),
        .parameters = 1'200'000,
        .sourceVocabulary = 180,
        .targetVocabulary = 230};
}

TrainingReports sampleCurve(std::int64_t steps, std::int64_t stepsPerEpoch)
{
    std::mt19937 generator(3);
    std::normal_distribution<double> noise(0.0, 1.0);
    TrainingReports reports;
    double best = 1e9;
    for (std::int64_t step = 1; step <= steps; ++step) {
        const double progress = static_cast<double>(step) / static_cast<double>(stepsPerEpoch);
        const double trend = 1.4 + 7.5 * std::exp(-3.2 * progress) + 1.1 * std::exp(-0.35 * progress);
        StepReport report{.step = step,
            .epoch = progress,
            .loss = trend * (1.0 + 0.06 * noise(generator)),
            .seconds = static_cast<double>(step) * 0.11};
        reports.steps.push_back(report);
        if (step % stepsPerEpoch == 0) {
            ValidationReport validation{.step = step, .epoch = progress, .seconds = report.seconds};
            validation.loss = trend + 0.12 + 0.015 * progress;
            validation.perplexity = std::exp(validation.loss);
            validation.bleu = 45.0 * (1.0 - std::exp(-0.4 * progress));
            validation.best = validation.loss < best;
            best = std::min(best, validation.loss);
            reports.validations.push_back(validation);
        }
    }
    return reports;
}

HeadReport headReport(std::int64_t step, const std::vector<double>& errorRates)
{
    HeadReport report{.step = step, .pairs = 100, .heads = {}};
    const auto add = [&](HeadKind kind, int head, std::optional<double> errorRate) {
        MeasuredHead measured{{kind, 1, head}, {}, HeadRole::None};
        auto& measures = measured.measures;
        measures.rows = 800;
        measures.entropy = 1.5;
        measures.evenness = 0.5;
        measures.previous = kind == HeadKind::Encoder ? 0.75 : 0.25;
        if (kind != HeadKind::Decoder) {
            measures.same = 0.125;
            measures.next = 0.0625;
            measures.last = 0.03125;
        }
        measures.first = 0.0;
        measures.lastIsMark = kind != HeadKind::Decoder;
        measures.errorRate = errorRate;
        measured.role = roleOf(measures);
        report.heads.push_back(measured);
    };
    add(HeadKind::Encoder, 1, {});
    for (std::size_t head = 0; head < std::max<std::size_t>(1, errorRates.size()); ++head)
        add(HeadKind::Cross, static_cast<int>(head) + 1,
            errorRates.empty() ? std::nullopt : std::optional(errorRates[head]));
    add(HeadKind::Decoder, 1, {});
    return report;
}

SharedHeadReport sharedHeadReport(std::int64_t step, const std::vector<double>& errorRates)
{
    return std::make_shared<const HeadReport>(headReport(step, errorRates));
}

} // namespace attentoscope::tests
