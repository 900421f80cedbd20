// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screenvalues.h"
#include "tests/samples/translations.h"

#include "engine/settings/attentionkinds.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/types/evaluation.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::tests {

namespace {

constexpr int pairs = 9'500;
constexpr std::int64_t stepsPerEpoch = 297;

double lossAfter(std::int64_t step)
{
    const auto ripple = 0.25 * std::sin(static_cast<double>(step) * 1.7);
    return 0.05 + 5.4 / (1.0 + static_cast<double>(step) / 60.0) + ripple / (1.0 + static_cast<double>(step) / 200.0);
}

double epochOf(std::int64_t step)
{
    return static_cast<double>(step) / stepsPerEpoch;
}

StepReport stepReport(std::int64_t step)
{
    return {.step = step,
        .epoch = epochOf(step),
        .loss = std::max(0.01, lossAfter(step)),
        .targetTokensPerSecond = 14'250.0,
        .learningRate = 0.003,
        .gradientNorm = 1.25,
        .seconds = static_cast<double>(step) * 0.025};
}

ValidationReport validationReport(std::int64_t step)
{
    ValidationReport report{.step = step, .epoch = epochOf(step), .seconds = static_cast<double>(step) * 0.025};
    report.loss = lossAfter(step) + 0.1;
    report.perplexity = std::exp(report.loss);
    report.bleu = 98.25 - 90.0 / (1.0 + static_cast<double>(step) / 300.0);
    report.best = true;
    std::vector<ValidatedPair> shown;
    for (const auto* sentence : {&shortSentence(), &usualSentence(), &longSentence()})
        shown.push_back({sentence->source, sentence->target, wholeTranslation(*sentence)});
    report.pairs = std::make_shared<const std::vector<ValidatedPair>>(std::move(shown));
    return report;
}

WatchedSnapshot snapshotOf(const SampleSentence& sentence, std::int64_t step)
{
    auto translation = sampleTranslation(sentence.source + " <eos>", sentence.target + " <eos>");
    translation.step = step;
    return {.step = step,
        .translation = translation,
        .epoch = epochOf(step),
        .sentence = {sentence.source, sentence.target}};
}

std::vector<std::size_t> lengthsAround(std::size_t middle, std::size_t longest)
{
    std::vector<std::size_t> lengths(longest + 1);
    for (std::size_t length = 1; length <= longest; ++length) {
        const auto far = static_cast<double>(length) - static_cast<double>(middle);
        lengths[length] = static_cast<std::size_t>(2'000.0 * std::exp(-far * far / 30.0));
    }
    return lengths;
}

/// A hypothesis with the words of the translation, except for the last ones.
BeamHypothesis hypothesis(const Translation& best, const std::string& last, double score)
{
    auto other = best;
    other.target[other.target.size() - 2].text = last;
    other.score = score;
    return {other, score};
}

} // namespace

const SampleSentence& shortSentence()
{
    static const SampleSentence sentence{"we sleep .", "nous dormons ."};
    return sentence;
}

const SampleSentence& usualSentence()
{
    static const SampleSentence sentence{"the big black dog does not drink cold water in the garden .",
        "le grand chien noir ne boit pas d' eau froide dans le jardin ."};
    return sentence;
}

const SampleSentence& longSentence()
{
    static const SampleSentence sentence{
        "a group of young men and women in colourful clothes are standing around a long wooden table in the middle of a "
        "large old market hall while two elderly musicians are playing the violin and the accordion for them .",
        "eine gruppe junger männer und frauen in bunten kleidern steht um einen langen holztisch in der mitte einer "
        "großen alten markthalle herum , während zwei ältere musiker für sie auf der geige und dem akkordeon spielen ."};
    return sentence;
}

const SampleSentence& longWords()
{
    static const SampleSentence sentence{"Donaudampfschifffahrtsgesellschaftskapitänsmütze "
                                         "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz Haus",
        "uncharacteristically electroencephalographically house"};
    return sentence;
}

const SampleSentence& arabicSentence()
{
    static const SampleSentence sentence{"رجل يرتدي قبعة برتقالية ينظر إلى شيء ما في الشارع .",
        "a man in an orange hat looks at something in the street ."};
    return sentence;
}

const SampleSentence& chineseSentence()
{
    static const SampleSentence sentence{
        "一 个 戴 橙色 帽子 的 男人 盯 着 什么 东西 看 。", "a man in an orange hat is staring at something ."};
    return sentence;
}

CorpusSummary bigCorpus(const std::string& name)
{
    CorpusSummary corpus{.name = name,
        .request = {.source = "/home/person/corpora/" + name},
        .lines = pairs + 512,
        .pairs = pairs + 500,
        .trainingPairs = pairs,
        .validationPairs = 500,
        .sourceTokens = 96'500,
        .targetTokens = 104'250,
        .sourceVocabulary = 4'489,
        .targetVocabulary = 12'925,
        .sourceLengths = lengthsAround(11, 40),
        .targetLengths = lengthsAround(12, 44)};
    for (int i = 0; i < 20; ++i)
        for (const auto* sentence : {&shortSentence(), &usualSentence(), &longSentence()})
            corpus.preview.push_back({sentence->source, sentence->target});
    for (const auto* sentence : {&shortSentence(), &usualSentence(), &longSentence()})
        corpus.validationPreview.push_back({sentence->source, sentence->target});
    return corpus;
}

Translation wholeTranslation(const SampleSentence& sentence)
{
    auto translation = sampleTranslation(sentence.source + " <eos>", sentence.target + " <eos>");
    translation.step = 2'970;
    translation.text = sentence.target;
    translation.score = -3.25;
    const auto words = translation.target.size();
    translation.probabilities.assign(words, 0.87F);
    translation.choices.resize(words);
    for (std::size_t i = 0; i < words; ++i)
        translation.choices[i].alternatives = {
            {translation.target[i], 0.87F}, {{.text = "autre"}, 0.08F}, {{.text = "<unk>", .unknown = true}, 0.02F}};
    return translation;
}

Translation beamTranslation(const SampleSentence& sentence)
{
    auto best = wholeTranslation(sentence);
    Beam beam;
    std::optional<std::size_t> parent;
    double score = 0.0;
    for (const auto& word : best.target) {
        score -= 0.25;
        beam.nodes.push_back({parent, {.text = "autre"}, 0.05F, score - 2.0, {}});
        beam.nodes.push_back({parent, word, 0.87F, score, {}});
        parent = beam.nodes.size() - 1;
    }
    beam.nodes.back().hypothesis = 0;
    beam.hypotheses = {hypothesis(best, best.target[best.target.size() - 2].text, -3.25), hypothesis(best, "!", -4.5),
        hypothesis(best, "?", -5.25), hypothesis(best, "…", -6.0)};
    best.beam = std::make_shared<const Beam>(std::move(beam));
    return best;
}

Translation goldTranslation(const SampleSentence& sentence)
{
    auto translation = wholeTranslation(sentence);
    GoldAlignment gold;
    const auto words = static_cast<std::uint32_t>(std::min(translation.source.size(), translation.target.size()) - 1);
    for (std::uint32_t i = 0; i < words; ++i)
        (i % 3 == 2 ? gold.possible : gold.sure).push_back({i, i});
    translation.gold = std::make_shared<const GoldAlignment>(std::move(gold));
    return translation;
}

RunDescription freshRun(const std::string& preset)
{
    RunDescription run;
    const auto configuration = configure(preset, {}, pairs);
    run.configuration = configuration.value_or(Configuration());
    run.values = settingValues(run.configuration);
    run.folder = "/home/person/.local/share/attentoscope/runs/multi30k-de-en-" + preset + "-2026-11-22-112718";
    run.parameters = 12'345'678;
    run.sourceVocabulary = 4'489;
    run.targetVocabulary = 12'925;
    if (configuration)
        run.notes = heatmapNotes(run.configuration.model);
    return run;
}

RunDescription trainedRun(const std::string& preset, std::int64_t steps, const SampleSentence& watched)
{
    auto run = freshRun(preset);
    const auto reports = reportsBetween(1, steps, watched);
    run.step = steps;
    run.epoch = epochOf(steps);
    run.seconds = static_cast<double>(steps) * 0.025;
    run.history = std::make_shared<const RunHistory>(
        RunHistory{.steps = reports.steps, .validations = reports.validations, .changes = reports.changes});
    run.snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(reports.snapshots);
    run.saves = {steps / 2, steps};
    return run;
}

TrainingReports reportsBetween(std::int64_t from, std::int64_t to, const SampleSentence& watched)
{
    TrainingReports reports;
    for (auto step = from; step <= to; ++step)
        reports.steps.push_back(stepReport(step));
    for (auto step = from + stepsPerEpoch - 1; step <= to; step += stepsPerEpoch)
        reports.validations.push_back(validationReport(step));
    for (auto step = from; step <= to; step += std::max<std::int64_t>(1, (to - from) / 12))
        reports.snapshots.push_back(snapshotOf(watched, step));
    if (to - from > 1'000) {
        reports.changes = {{.step = from + 600, .epoch = epochOf(from + 600), .key = "learning_rate", .value = 0.001}};
        reports.saves = {{.step = from + 900, .folder = freshRun("recommended").folder, .kept = {from + 900}}};
    }
    reports.progress = {.step = to,
        .epoch = epochOf(to),
        .limit = {.epochs = 10},
        .fraction = std::min(1.0, epochOf(to) / 10.0),
        .seconds = static_cast<double>(to) * 0.025,
        .secondsLeft = 3'725.0,
        .targetTokensPerSecond = 14'250.0,
        .sourceTokensPerSecond = 13'125.0};
    return reports;
}

Dissection dissectionWith(const AttentionKindInfo& kind, const Translation& translation)
{
    Dissection dissection;
    dissection.kind = kind.id;
    dissection.step = dissection.translationStep = 2'970;
    dissection.columnTokens = translation.source;
    dissection.rowToken = translation.target.front();
    const std::vector<float> state(64, -0.125F);
    dissection.terms = {{"s(t)", "the decoder's state", TermRule::Given, {}, state},
        {"h(j)", "the annotation of the source word", TermRule::Given, {}, state},
        {"W s(t)", "a learned matrix times line 1", TermRule::Projected, {0}, state},
        {"U h(j)", "a learned matrix times line 2", TermRule::Projected, {1}, state},
        {"W s(t) + U h(j)", "the sum of lines 3 and 4", TermRule::Sum, {2, 3}, state},
        {"tanh", "of line 5", TermRule::Tanh, {4}, state}, {"v", "learned weights", TermRule::Given, {}, state},
        {"v ⊙ tanh", "number by number", TermRule::Product, {5, 6}, state},
        {"e(t,j)", "the sum of line 8: the score", TermRule::Total, {7}, {30.147F}}};
    const std::vector<float> weights(translation.source.size(), 0.0712F);
    dissection.arithmetic = {std::vector<float>(weights.size(), -12.345F), weights, {}, weights};
    dissection.annotations.assign(weights.size(), state);
    dissection.context = state;
    dissection.words = {{translation.target.front(), 0.998, 13.25, 9.5}, {{.text = "autre"}, 0.001, 6.0, 7.0},
        {{.text = "<eos>", .special = true}, 0.001, 5.5, 5.0}};
    return dissection;
}

Dissection headDissectionWith(
    const AttentionKindInfo& kind, const Translation& translation, AttentionHead head, std::size_t column)
{
    constexpr float never = -std::numeric_limits<float>::infinity();
    auto dissection = dissectionWith(kind, translation);
    dissection.head = head;
    dissection.column = column;
    dissection.equation = "q(t) = W_q x(t) + b_q,   k(j) = W_k x(j) + b_k,   v(j) = W_v x(j) + b_v\n"
                          "e(t,j) = q(t) · k(j) / √d + m(t,j)\n"
                          "α(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) v(j)";
    dissection.columnTokens = translation.target;
    const std::vector<float> whole(256, 0.25F), share(32, -0.125F);
    dissection.terms = {
        {"x(t)", "what this attention reads at the step that chooses the word of the row", TermRule::Given, {}, whole},
        {"q(t)", "the query: what the row asks for", TermRule::Shifted, {0}, share},
        {"x(j)", "what this attention reads for the word of the column", TermRule::Given, {}, whole},
        {"k(j)", "the key: what the column offers", TermRule::Shifted, {2}, share},
        {"q(t) ⊙ k(j)", "what each dimension adds to the score", TermRule::Product, {1, 3}, share},
        {"q(t) · k(j)", "the sum of the line above", TermRule::Total, {4}, {-4.0F}},
        {"√d", "the scale: the square root of how many numbers a query has", TermRule::Given, {}, {5.6569F}},
        {"q(t) · k(j) / √d", "the scaled product", TermRule::Divided, {5, 6}, {-0.70711F}},
        {"m(t,j)", "the mask: the decoder reads this word only after this step, so its weight is exactly 0",
            TermRule::Given, {}, {column > 0 ? never : 0.0F}},
        {"e(t,j)", "the score", TermRule::Sum, {7, 8}, {column > 0 ? never : -0.70711F}}};
    std::vector<float> scores(translation.target.size(), never), weights(scores.size(), 0.0F);
    scores.front() = -0.70711F;
    weights.front() = 1.0F;
    dissection.arithmetic = {scores, weights, {}, weights};
    dissection.annotations.assign(weights.size(), share);
    dissection.context = share;
    dissection.outputTerms = {{"v(j)", "the value: what the column gives", TermRule::Shifted, {2}, share},
        {"α(t,j)", "the weight of this cell, from the table above", TermRule::Given, {}, {weights[column]}},
        {"α(t,j) v(j)", "what this cell adds to the context", TermRule::Scaled, {10, 11}, share},
        {"c(t)", "the context of this head, from above", TermRule::Given, {}, share},
        {"W_o c(t)", "what this head adds to the output of its layer's attention", TermRule::Projected, {13}, whole},
        {"|W_o c(t)|", "how much that is", TermRule::Length, {14}, {4.0F}},
        {"o(t)", "the output: what all heads of the layer add, and the bias", TermRule::Given, {}, whole},
        {"|o(t)|", "to compare with", TermRule::Length, {16}, {4.0F}}};
    dissection.words.clear();
    return dissection;
}

MeasuredSentences manyMeasured()
{
    MeasuredSentences part{.step = 2'970};
    for (std::size_t line = 1; line <= 30; ++line) {
        const auto& sentence = line % 3 == 0 ? longSentence() : line % 3 == 1 ? usualSentence() : shortSentence();
        MeasuredSentence measured{.line = line,
            .text = {sentence.source, sentence.target},
            .translation = sentence.target,
            .aligned = std::make_shared<const Translation>(goldTranslation(sentence)),
            .loss = 0.125,
            .bleu = 98.25,
            .entropy = 0.5};
        part.sentences.push_back(std::move(measured));
    }
    part.total = part.sentences.size();
    part.complete = true;
    part.bleu = 97.5;
    part.loss = 0.125;
    return part;
}

std::vector<RunSummary> manyRuns(std::size_t count)
{
    static const std::string presets[]{"recommended", "luong-general", "bahdanau-lstm", "unshuffle"};
    std::vector<RunSummary> runs;
    for (std::size_t i = 0; i < count; ++i) {
        RunSummary run{.preset = presets[i % 4]};
        run.folder =
            "/home/person/runs/multi30k-train-de-en-" + run.preset + "-2026-11-22-" + std::to_string(100'000 + i);
        run.task = run.preset == "unshuffle" ? Task::Unshuffle : Task::Sentences;
        run.data = run.task == Task::Sentences ? "multi30k-train.de-en.tsv" : "";
        run.step = std::int64_t(i) * 1'234;
        run.bytes = 150'000'000 * (i + 1);
        run.saved = std::chrono::system_clock::time_point(std::chrono::hours(492'000 + 31 * i));
        if (i % 3 != 0) {
            run.loss = 2.5 / double(i);
            run.validationLoss = 2.75 / double(i);
            run.bleu = 3.0 * double(i);
        }
        if (i % 7 == 1)
            run.label = {
                "the one for the lecture on attention and alignment of the twelfth week", "with a larger state"};
        runs.push_back(std::move(run));
    }
    return runs;
}

RunRecord recordOfRun(const std::string& folder, const std::string& preset, double worse)
{
    const auto run = freshRun(preset);
    RunRecord record;
    record.folder = folder;
    record.detail = RunDetail::History;
    record.preset = preset;
    record.data = "multi30k-train.de-en.tsv";
    record.trainingPairs = pairs;
    record.settings = run.values;
    record.saves = {1'485, 2'970};
    record.bestSave = record.newestSave = 2'970;
    for (std::int64_t step = 1; step <= 2'970; ++step) {
        auto report = stepReport(step);
        report.loss += worse;
        record.steps.push_back(report);
    }
    record.validations = {validationReport(1'485), validationReport(2'970)};
    return record;
}

} // namespace attentoscope::tests
