// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uisamples.h"

#include <algorithm>
#include <sstream>

namespace attentoscope::tests {

namespace {

std::vector<Token> tokens(const std::string& sentence)
{
    std::vector<Token> tokens;
    std::istringstream words(sentence);
    for (std::string word; words >> word;)
        tokens.push_back({.text = word, .special = word == "<eos>"});
    return tokens;
}

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
        {"epochs", "10"}, {"teacher_forcing", "1"}, {"steps", "0"}, {"minutes", "0"}, {"seed", "1"},
        {"warm_size", "0"}};
}

AttentionMap headMap(HeadKind kind, int pattern, std::size_t rows, std::size_t columns)
{
    std::vector<float> weights(rows * columns);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t seen = kind == HeadKind::Decoder ? row + 1 : columns;
        const std::size_t same = std::min(row, seen - 1);
        const std::size_t favourite = pattern == 0 ? (same > 0 ? same - 1 : 0) : pattern == 1 ? same : seen - 1;
        const float spread = (pattern == 3 ? 1.0F : 0.2F) / static_cast<float>(seen);
        for (std::size_t column = 0; column < seen; ++column)
            weights[row * columns + column] = spread + (pattern != 3 && column == favourite ? 0.8F : 0.0F);
    }
    AttentionMap map{.rows = rows, .columns = columns};
    map.weights = std::make_shared<const std::vector<float>>(std::move(weights));
    return map;
}

} // namespace

Catalogue sampleCatalogue()
{
    Catalogue catalogue;
    catalogue.settings = sampleSettings();
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
    RunDescription run;
    run.folder = "/runs/first";
    run.configuration.preset = "luong-dot";
    run.values = presetValues("dot", "64");
    run.parameters = 1'200'000;
    run.sourceVocabulary = 180;
    run.targetVocabulary = 230;
    run.configuration.training.epochs = 10;
    return run;
}

Translation sampleTranslation(const std::string& source, const std::string& target)
{
    Translation translation;
    translation.step = 7;
    translation.source = tokens(source);
    translation.target = tokens(target);
    translation.text = target;
    const auto rows = translation.target.size();
    const auto columns = translation.source.size();
    std::vector<float> weights(rows * columns, 0.1F);
    for (std::size_t row = 0; row < rows; ++row)
        weights[row * columns + row % columns] = 0.9F;
    translation.attention = {rows, columns, std::make_shared<const std::vector<float>>(std::move(weights))};
    return translation;
}

Translation withSampleHeads(Translation translation, int layers, int heads)
{
    for (const HeadKind kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
        for (int layer = 1; layer <= layers; ++layer)
            for (int head = 1; head <= heads; ++head)
                translation.heads.push_back({{kind, layer, head},
                    headMap(kind, (layer + head - 2) % 4,
                        kind == HeadKind::Encoder ? translation.source.size() : translation.target.size(),
                        kind == HeadKind::Decoder ? translation.target.size() : translation.source.size())});
    return translation;
}

} // namespace attentoscope::tests
