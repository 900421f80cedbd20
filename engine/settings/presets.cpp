// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"

#include "engine/machine/processor.h"
#include "engine/settings/attentionkinds.h"
#include "engine/settings/settings.h"
#include "engine/types/message.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// Chooses sizes and training settings with which a small corpus is learned in minutes.
void fitSmallCorpus(Configuration& configuration)
{
    configuration.model.embeddingSize = 64;
    configuration.model.hiddenSize = 128;
    auto& training = configuration.training;
    training.batchSize = 32;
    training.schedule = ScheduleKind::Linear;
    training.learningRate = 4e-3;
    training.warmupSteps = 100;
}

/// With only a few pairs, a larger state and more dropout are needed.
void widen(Configuration& configuration, double dropout)
{
    configuration.model.embeddingSize = 96;
    configuration.model.hiddenSize = 192;
    configuration.model.dropout = dropout;
}

bool isSmall(std::size_t trainingPairs)
{
    return trainingPairs > 0 && trainingPairs < manyTrainingPairs;
}

void recommended(Configuration& configuration, std::size_t trainingPairs)
{
    auto& model = configuration.model;
    model.attention = "general";
    model.bidirectional = true;
    model.initialState = InitialState::Projected;
    // Without a limit to the scores, each row soon puts all weight on one word. Then the picture shows nothing, and
    // little is learned.
    model.scoreScale = ScoreScale::SquareRoot;
    model.scoreCap = 5.0;
    if (trainingPairs < manyTrainingPairs) {
        fitSmallCorpus(configuration);
        model.dropout = 0.1;
        configuration.training.validationEpochs = 2.0;
        return;
    }
    model.embeddingSize = 256;
    model.hiddenSize = 256;
    model.dropout = 0.3;
    model.stateDropout = 0.2;
    model.outputDropout = 0.3;
    model.wordDropout = 0.1;
    model.tiedEmbeddings = TiedEmbeddings::WherePossible;
    auto& training = configuration.training;
    training.schedule = ScheduleKind::Linear;
    training.learningRate = 2e-3;
    training.labelSmoothing = 0.1;
    training.warmupSteps = 100;
    training.batchSize = 64;
    training.validationEpochs = 1.0;
}

void noAttention(Configuration& configuration, std::size_t trainingPairs)
{
    recommended(configuration, trainingPairs);
    configuration.model.attention = "none";
}

void bahdanauLstm(Configuration& configuration, std::size_t trainingPairs)
{
    auto& model = configuration.model;
    model.attention = "additive";
    model.dropout = 0.1;
    model.dropoutPlaces = DropoutPlaces::DecoderEmbedding;
    configuration.training.schedule = ScheduleKind::Linear;
    configuration.training.learningRate = 2e-3;
    configuration.training.warmupSteps = 100;
    if (!isSmall(trainingPairs))
        return;
    fitSmallCorpus(configuration);
    widen(configuration, 0.3);
}

/// The article's values are good for Multi30k: 29,000 pairs and an hour. For a small corpus, the initial weights are
/// PyTorch's. Weights from ±0.1 would make states so small that scores stay nearly equal for a long time.
void luong(Configuration& configuration, std::size_t trainingPairs)
{
    auto& model = configuration.model;
    model.layers = 2;
    model.embeddingSize = 256;
    model.hiddenSize = 512;
    model.dropout = 0.2;
    model.sourceMarkers = SourceMarkers::StartAndEnd;
    auto& training = configuration.training;
    training.initialRange = 0.1;
    training.batchSize = 128;
    training.teacherForcing = 0.5;
    training.validationForcing = 0.5;
    if (!isSmall(trainingPairs))
        return;
    fitSmallCorpus(configuration);
    model.dropout = 0.1;
    training.initialRange = 0.0;
    training.batchSize = 16;
    training.learningRate = 3e-3;
    training.teacherForcing = 1.0;
    training.validationForcing = 1.0;
}

void widenLuong(Configuration& configuration)
{
    widen(configuration, 0.2);
    configuration.training.batchSize = 32;
    configuration.training.learningRate = 4e-3;
}

void luongDot(Configuration& configuration, std::size_t trainingPairs)
{
    luong(configuration, trainingPairs);
    configuration.model.attention = "dot";
    if (!isSmall(trainingPairs))
        return;
    widenLuong(configuration); // this score has no weights of its own
}

void luongGeneral(Configuration& configuration, std::size_t trainingPairs)
{
    luong(configuration, trainingPairs);
    configuration.model.attention = "general";
    configuration.model.attentionBias = true;
}

void luongConcat(Configuration& configuration, std::size_t trainingPairs)
{
    luong(configuration, trainingPairs);
    configuration.model.attention = "concat";
    configuration.model.attentionBias = true;
}

void luongLocalMonotonic(Configuration& configuration, std::size_t trainingPairs)
{
    luong(configuration, trainingPairs);
    configuration.model.attention = "local-m";
}

void luongLocalPredictive(Configuration& configuration, std::size_t trainingPairs)
{
    luong(configuration, trainingPairs);
    configuration.model.attention = "local-p";
    if (!isSmall(trainingPairs))
        return;
    widenLuong(configuration);
    configuration.training.labelSmoothing = 0.1; // the model must also learn its window, and soon becomes too certain
}

void tutorialLocation(Configuration& configuration, std::size_t)
{
    auto& model = configuration.model;
    model.attention = "location";
    model.cell = CellKind::Gru;
    model.decoderInput = DecoderInput::Combined;
    model.dropout = 0.1;
    model.dropoutPlaces = DropoutPlaces::DecoderEmbedding;
    auto& training = configuration.training;
    training.optimizer = OptimizerKind::Sgd;
    training.learningRate = 0.01;
    training.clipNorm = 0.0;
    training.batchSize = 1;
    training.teacherForcing = 0.5;
    training.forcingCoin = ForcingUnit::Pair;
    training.freeRunningEnd = FreeRunningEnd::OwnEnd;
    training.lossAverage = LossAverage::Pairs;
    training.steps = 75'000;
}

void bilstmConcat(Configuration& configuration, std::size_t)
{
    auto& model = configuration.model;
    model.attention = "linear";
    model.bidirectional = true;
    model.wordVectors = WordVectors::OneHot;
    model.hiddenSize = 128;
    model.decoderInput = DecoderInput::ContextWord;
    model.initialState = InitialState::Zeros;
    configuration.training.learningRate = 2e-3;
    configuration.training.batchSize = 32;
}

void bahdanau2014(Configuration& configuration, std::size_t)
{
    auto& model = configuration.model;
    model.attention = "additive";
    model.cell = CellKind::Gru2014;
    model.bidirectional = true;
    model.embeddingSize = 128;
    model.hiddenSize = 128;
    model.attentionBias = true;
    model.initialState = InitialState::FirstBackward;
    model.readout = Readout::Maxout;
    auto& training = configuration.training;
    training.initialization = Initialization::Bahdanau2014;
    training.learningRate = 2e-3;
    training.batchSize = 80;
}

/// Chooses sizes by the number of pairs. The caller sets everything else.
void transformerSizes(ModelConfiguration& model, std::size_t trainingPairs)
{
    model.architecture = Architecture::Transformer;
    model.attention = multiHeadId;
    model.tiedEmbeddings = TiedEmbeddings::WherePossible;
    const bool isMany = trainingPairs >= manyTrainingPairs;
    model.layers = isMany ? 3 : 2;
    model.embeddingSize = isMany ? 256 : 128;
    model.heads = isMany ? 8 : 4;
}

void trainLikeVaswani(TrainingConfiguration& training)
{
    training.schedule = ScheduleKind::InverseSquareRoot;
    training.secondMomentDecay = 0.98;
    training.labelSmoothing = 0.1;
    training.clipNorm = 0.0;
}

void transformer2017(Configuration& configuration, std::size_t trainingPairs)
{
    auto& model = configuration.model;
    transformerSizes(model, trainingPairs);
    model.norm = NormPlace::Post;
    model.dropout = 0.1;
    auto& training = configuration.training;
    trainLikeVaswani(training);
    training.learningRate = 1e-3;
    training.warmupSteps = 400;
}

void transformer(Configuration& configuration, std::size_t trainingPairs)
{
    auto& model = configuration.model;
    transformerSizes(model, trainingPairs);
    model.dropout = 0.1;
    model.attentionDropout = 0.1;
    auto& training = configuration.training;
    trainLikeVaswani(training);
    training.schedule = ScheduleKind::Linear;
    training.clipNorm = 1.0;
    training.learningRate = 1e-3;
    training.warmupSteps = 400;
    training.epochs = trainingPairs >= manyTrainingPairs ? 12 : 20;
}

/// Chooses a model that is small enough to learn a sample in a minute on one core.
void transformerTiny(Configuration& configuration, std::size_t)
{
    auto& model = configuration.model;
    transformerSizes(model, 0);
    model.embeddingSize = 64;
    model.dropout = 0.05;
    auto& training = configuration.training;
    trainLikeVaswani(training);
    training.clipNorm = 1.0;
    training.labelSmoothing = 0.0;
    training.schedule = ScheduleKind::Linear;
    training.learningRate = 4e-3;
    training.warmupSteps = 200;
    training.batchSize = 32;
    training.validationEpochs = 2.0;
}

void unshuffle(Configuration& configuration, std::size_t)
{
    configuration.task = Task::Unshuffle;
    configuration.model.attention = "vectors";
    configuration.model.attentionSize = 20;
    auto& training = configuration.training;
    if (training.recipe == UnshuffleRecipe::Article) {
        training.clipNorm = 0.0;
        training.optimizer = OptimizerKind::Sgd;
        training.learningRate = 1e-3;
        training.momentum = 0.9;
        training.batchSize = 1;
        training.steps = 800;
    } else {
        training.schedule = ScheduleKind::OneCycle;
        training.learningRate = 0.05;
        training.steps = 2'500;
    }
}

} // namespace

std::span<const Preset> presets()
{
    static const std::vector<Preset> table = {
        {"recommended", "Recommended",
            "Ours: a small model that learns fast on a laptop and draws a clear alignment. The encoder reads the "
            "sentence both ways, and Luong's general score compares the decoder's state with every source word. "
            "Scores are scaled and capped, so that attention stays soft. Start here. From 20,000 training pairs on it "
            "is twice as wide, more of it is dropped while it learns, and its embeddings are tied.",
            recommended, SettingsFrom::Rule},
        {"bahdanau-lstm", "Bahdanau, with an LSTM",
            "Additive attention as the step-by-step article builds it: one LSTM layer on each side, and a small "
            "network scores the source words from the decoder's previous state. The article stops before training: "
            "sizes, the end mark after the source and all training settings are ours.",
            bahdanauLstm},
        {"luong-dot", "Luong, dot",
            "The simplest of Luong's three global scores: the dot product of the decoder's current state with each "
            "annotation, no weights of its own. Sizes, dropout, first weights and training are the article's; "
            "masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.",
            luongDot},
        {"luong-general", "Luong, general",
            "Luong's global attention with a matrix between the decoder's state and the annotation, so that the model can learn which numbers to compare. Sizes, dropout, first weights and training are the article's, and so is the bias that its code adds to the matrix; masking the padding is ours. For fewer than 20,000 pairs sizes and training are ours.",
            luongGeneral},
        {"luong-concat", "Luong, concat",
            "Luong's global attention with a small network over both states. We follow the article's equation: its "
            "code leaves out the tanh, and without it the decoder's state cancels and all rows become equal. Sizes "
            "and training are the article's; masking the padding is ours. For fewer than 20,000 pairs sizes and "
            "training are ours.",
            luongConcat},
        {"luong-local-m", "Luong, local (monotonic)",
            "Luong's local attention that assumes both languages say things in the same order: step t looks at source word t and the words around it, never elsewhere. From the paper; the article leaves it out. On a task that turns the sentence round (the sample \"reverse\") a small attention_window cannot reach the words it needs, as its frames show. For fewer than 20,000 pairs sizes and training are ours.",
            luongLocalMonotonic},
        {"luong-local-p", "Luong, local (predictive)",
            "Luong's local attention that predicts where to look: a small network places the centre of the window, "
            "and weights fall off around it like a bell, so that a row sums to at most one. From the paper; the "
            "article leaves it out. For fewer than 20,000 pairs sizes and training are ours.",
            luongLocalPredictive},
        {"tutorial-location", "Translation tutorial",
            "The dissected translation tutorial: the weights come from the previous word and state alone, by "
            "position, without a look at the annotations. One pair at a time, plain SGD, 75,000 times; sentences of "
            "at most ten tokens. For the tutorial's data, set \"Data recipe\" (data_recipe=tutorial). Ours are: the "
            "mask over positions beyond the end, which \"Mask\" (mask=off) takes away as printed; the rate 0.01 of "
            "the tutorial, where the article has 0.001; 5% of the pairs held out; each pair once an epoch instead of "
            "by chance; and from 10,000 pairs on \"Minimum frequency\" 2, where the tutorial keeps all words "
            "(min_frequency=1).",
            tutorialLocation},
        {"bilstm-concat", "Bidirectional LSTM, linear score",
            "The LSTM attention article as printed: one-hot words, and one linear layer scores state and annotation. The state's part of such a score is the same for every source word and cancels in the softmax, so all rows of the heatmap are equal. \"Hidden score units\" at 64 (score_hidden=64) makes it the small network that the text describes. Sizes and training are ours.",
            bilstmConcat},
        {"bahdanau-2014", "Bahdanau, the paper",
            "The paper that began it: gated units that reset the state before its matrix, an encoder that reads both ways, additive attention from the previous state, and a maxout readout. First weights are the paper's; sizes are smaller than its 1,000 units and Adam replaces Adadelta, so that it learns on a laptop. For the paper's own training, set \"Optimiser\" to Adadelta and \"Learning rate\" to 1 (optimizer=adadelta learning_rate=1).",
            bahdanau2014},
        {"no-attention", "No attention",
            "Ours: the same sizes as the recommended preset, but the decoder gets one vector for the whole sentence. Compare it with another preset to see what attention is good for, above all in long sentences.",
            noAttention, SettingsFrom::Rule},
        {"transformer-2017", "Transformer, the paper",
            "Attention is all you need, as printed: layers of attention in several heads and no recurrence, normalised "
            "after each sub-layer, with sinusoids for positions, ReLU, dropout and label smoothing of 0.1, Adam with a "
            "second decay of 0.98 and the paper's schedule. Sizes are smaller, so that it learns on a laptop: 3 layers of "
            "256 numbers in 8 heads in place of 6 of 512, and 2 of 128 in 4 heads below 20,000 pairs; and 400 warm-up "
            "steps in place of 4,000. PyTorch's module has one more normalisation after the last layer, and so has this. "
            "Source and target have one table of words where their words are one vocabulary, as with joint sub-words.",
            transformer2017, SettingsFrom::Rule},
        {"transformer", "Transformer",
            "Ours: the Transformer, normalised before each sub-layer, which learns faster in the first hour than as "
            "printed, and with a rate that falls to a fiftieth over the planned training. From 20,000 training pairs on it has 3 "
            "layers of 256 numbers in 8 heads, otherwise 2 of 128 in 4.",
            transformer, SettingsFrom::Rule},
        {"transformer-tiny", "Transformer, tiny",
            "Ours: a Transformer of 2 layers, 64 numbers and 4 heads, whose heads find their parts before your eyes: it "
            "learns the samples \"tiny-french\" and \"reverse\" in 3,000 steps.",
            transformerTiny, SettingsFrom::Rule},
        {"unshuffle", "Unshuffle",
            "Alignment without words: the numbers 1 to n come in a mixed order, each as a vector such as [3,4], and "
            "attention puts them in order again by looking for the vector that begins where the last one ended. It "
            "needs no data. The recipe \"robust\" is ours and learns it within seconds; \"article\" is the article's "
            "loop exactly as printed, which rarely does.",
            unshuffle},
    };
    return table;
}

Result<Configuration> configure(
    const std::string& preset, const std::vector<KeyValue>& settings, std::size_t trainingPairs)
{
    const auto known = [&](const Preset& row) { return row.id == preset; };
    const auto row = std::ranges::find_if(presets(), known);
    if (row == presets().end()) {
        std::vector<std::string> ids;
        for (const auto& candidate : presets())
            ids.push_back(candidate.id);
        return failure(ErrorCode::InvalidSetting,
            Message("There is no preset \"{}\"{}. Known presets: {}.", preset, suggestion(preset, ids), joined(ids)));
    }
    Configuration configuration;
    configuration.preset = row->id;
    configuration.model.recurrent = quickestPath();
    // The recipe must be set first, because other defaults depend on it.
    for (const auto& setting : settings)
        if (setting.key == "recipe")
            if (auto applied = applySetting(configuration, setting); !applied)
                return std::unexpected(applied.error());
    row->apply(configuration, trainingPairs);
    for (const auto& setting : settings)
        if (auto applied = applySetting(configuration, setting); !applied)
            return std::unexpected(applied.error());
    if (configuration.model.architecture == Architecture::Transformer)
        configuration.model.attention = multiHeadId;
    return configuration;
}

Task taskOf(std::string_view preset)
{
    const auto row = std::ranges::find(presets(), preset, &Preset::id);
    if (row == presets().end())
        return Task::Sentences;
    Configuration configuration;
    row->apply(configuration, 0);
    return configuration.task;
}

} // namespace attentoscope
