// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/strangersvalues.h"

#include "engine/types/translation.h"

#include <utility>

namespace attentoscope::tests {

namespace {

constexpr std::size_t words = 3;

Token tokenOf(const std::string& text)
{
    return {.text = text, .unknown = true};
}

/// A translation without a beam.
Translation plainTranslationOf(const std::string& text)
{
    Translation translation{.step = 7, .text = text};
    translation.source.assign(words, tokenOf(text));
    translation.target.assign(words, tokenOf(text));
    translation.probabilities.assign(words, 0.5F);
    translation.choices.resize(words);
    for (auto& choice : translation.choices)
        choice.alternatives = {{tokenOf(text), 0.5F}, {tokenOf(text), 0.25F}};
    translation.choices.front().chosenBy = ChosenBy::Person;
    translation.attention = {words, words, std::make_shared<const std::vector<float>>(words * words, 0.3F)};
    return translation;
}

std::shared_ptr<const Beam> beamOf(const std::string& text)
{
    Beam beam;
    beam.nodes = {
        {{}, tokenOf(text), 0.6F, -0.5, {}}, {0, tokenOf(text), 0.5F, -1.0, 0}, {0, tokenOf(text), 0.4F, -1.5, 1}};
    beam.hypotheses = {{plainTranslationOf(text), -0.5}, {plainTranslationOf(text), -0.8}};
    return std::make_shared<const Beam>(std::move(beam));
}

WatchedSentence watchedOf(const std::string& text)
{
    return {text, text};
}

ValidationReport validationOf(const std::string& text, std::int64_t step)
{
    ValidationReport report{.step = step, .epoch = 0.1, .loss = 2.4};
    report.pairs =
        std::make_shared<const std::vector<ValidatedPair>>(2, ValidatedPair{text, text, plainTranslationOf(text)});
    return report;
}

} // namespace

Error errorOf(const std::string& text)
{
    return {ErrorCode::BadRun, text, text};
}

CorpusSummary corpusOf(const std::string& text)
{
    CorpusSummary corpus;
    corpus.name = text;
    corpus.request.source = "/data/" + text;
    corpus.lines = corpus.pairs = corpus.trainingPairs = words;
    corpus.sourceLengths = corpus.targetLengths = {0, 1, 2};
    corpus.preview.assign(words, {text, text});
    corpus.validationPreview.assign(words, {text, text});
    corpus.problems = {{1, text}, {2, text}};
    corpus.problemCount = corpus.problems.size();
    corpus.notices = {text};
    return corpus;
}

Translation translationOf(const std::string& text)
{
    auto translation = plainTranslationOf(text);
    translation.beam = beamOf(text);
    return translation;
}

RunDescription runOf(const std::string& text)
{
    RunDescription run{.folder = "/runs/" + text,
        .configuration = {.preset = text},
        .values = {{"tokenizer", text}, {"attention", text}, {"learning_rate", text}, {"hidden_size", text}},
        .step = 2,
        .notes = {text}};
    run.history = std::make_shared<const RunHistory>(
        RunHistory{.steps = {{.step = 1, .epoch = 0.1, .loss = 2.5}, {.step = 2, .epoch = 0.2, .loss = 2.0}},
            .validations = {validationOf(text, 2)},
            .changes = {{.step = 2, .epoch = 0.2, .key = text, .value = 1.0}}});
    run.saves = {2};
    std::vector<WatchedSnapshot> snapshots;
    for (const std::int64_t step : {1, 2})
        snapshots.push_back(
            {.step = step, .translation = plainTranslationOf(text), .epoch = 0.1, .sentence = watchedOf(text)});
    run.snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(std::move(snapshots));
    return run;
}

TrainingReports reportsOf(const std::string& text, std::int64_t step)
{
    TrainingReports reports;
    reports.steps = {{.step = step, .epoch = 0.3, .loss = 1.5}};
    reports.validations = {validationOf(text, step)};
    reports.changes = {{.step = step, .epoch = 0.3, .key = text, .value = 1.0}};
    auto translation = plainTranslationOf(text);
    translation.step = step;
    reports.snapshots = {{.step = step, .translation = translation, .epoch = 0.3, .sentence = watchedOf(text)}};
    reports.notices = {text};
    reports.saveFailures = {errorOf(text)};
    reports.progress.step = step;
    return reports;
}

Comparison comparisonOf(const std::string& text)
{
    Comparison comparison;
    comparison.first = {.translation = plainTranslationOf(text), .preset = text, .error = {}};
    comparison.second = comparison.first;
    return comparison;
}

RunRecord recordOf(const std::string& text)
{
    RunRecord record;
    record.folder = text;
    record.detail = RunDetail::History;
    record.preset = text;
    record.data = text;
    record.settings = {{"hidden_size", text}, {"tokenizer", text}};
    record.saves = {1};
    record.steps = {{.step = 1, .epoch = 0.1, .loss = 2.5}};
    record.unreadableLines = 1;
    return record;
}

Dissection dissectionOf(const std::string& text)
{
    Dissection dissection{.kind = "dot"};
    dissection.columnTokens.assign(words, tokenOf(text));
    dissection.rowToken = tokenOf(text);
    dissection.terms = {{text, text, TermRule::Given, {}, {0.5F, -1.0F}}, {text, text, TermRule::Total, {0}, {0.75F}}};
    const std::vector<float> weights(words, 0.3F);
    dissection.arithmetic = {weights, weights, {}, weights};
    dissection.annotations.assign(words, {1.0F, 1.0F});
    dissection.context = {0.0F, 0.5F};
    dissection.words = {{tokenOf(text), 0.8, 3.0, 1.0}};
    return dissection;
}

MeasuredSentences measuredOf(const std::string& text)
{
    MeasuredSentence sentence{.line = 1,
        .text = {text, text},
        .reference = text,
        .translation = text,
        .aligned = std::make_shared<const Translation>(plainTranslationOf(text))};
    MeasuredSentences part;
    part.sentences.assign(words, sentence);
    part.total = words;
    part.complete = true;
    part.notices = {text};
    return part;
}

InterruptedRun interruptedOf(const std::string& text)
{
    return InterruptedRun{.folder = "/runs/" + text, .preset = text, .step = 5};
}

} // namespace attentoscope::tests
