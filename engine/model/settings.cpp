// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/settings.h"

#include "engine/model/settingrows.h"
#include "engine/model/suggestion.h"

#include <algorithm>

namespace attentoscope {

namespace {

using namespace settingrows;
using Data = DataConfiguration;
using Model = ModelConfiguration;
using Training = TrainingConfiguration;

std::vector<Setting> textRows()
{
    return {
        choiceRow({"data_recipe", "Data recipe",
                      "How sentence pairs are cleaned and chosen. \"tutorial\" does as the classic translation "
                      "tutorial: lower case, no accents, pairs under ten words that begin with certain phrases."},
            &Data::recipe, {{"plain", DataRecipe::Plain}, {"tutorial", DataRecipe::Tutorial}}),
        choiceRow({"tokenizer", "Tokenizer",
                      "What one token is: a word by the rules of Unicode, whatever white space separates (for "
                      "text that is tokenised already), or a single character."},
            &Data::tokenizer,
            {{"words", TokenizerKind::Words}, {"space", TokenizerKind::Space},
                {"characters", TokenizerKind::Characters}}),
        choiceRow({"direction", "Direction", "\"swapped\" translates from the second column to the first."},
            &Data::direction, {{"as-written", Direction::AsWritten}, {"swapped", Direction::Swapped}}),
        switchRow({"lowercase", "Lower case", "Make all letters small before anything else."}, &Data::lowercase),
        switchRow({"strip_accents", "Strip accents", "Write é as e, ü as u, and so on."}, &Data::stripAccents),
    };
}

std::vector<Setting> pairRows()
{
    return {
        integerRow({"min_frequency", "Minimum frequency",
                       "Words seen less often in the training pairs become <unk>. 0 chooses: 2 from 10,000 pairs "
                       "on, otherwise 1."},
            &Data::minimumFrequency, 0, 1'000'000),
        integerRow({"max_vocabulary", "Largest vocabulary",
                       "Keep only this many of the most frequent words on each side. 0: no limit."},
            &Data::maximumVocabulary, 0, 10'000'000),
        integerRow({"max_length", "Longest sentence",
                       "Pairs with more tokens than this on either side are listed and skipped."},
            &Data::maximumLength, 1, 10'000),
        realRow({"validation_share", "Validation share",
                    "Part of the pairs that is never trained on and shows how well the model does on new "
                    "sentences. Not used when a validation file is given."},
            &Data::validationShare, 0.0, 0.5),
        realRow(
            {"test_share", "Test share", "Part of the pairs that is kept out of training and validation altogether."},
            &Data::testShare, 0.0, 0.4),
    };
}

std::vector<Setting> layerRows()
{
    return {
        textRow(
            {"attention", "Attention", "How source words are scored: the id of an attention kind."}, &Model::attention),
        choiceRow({"cell", "Recurrent cell", "The kind of recurrent layer in encoder and decoder."}, &Model::cell,
            {{"lstm", CellKind::Lstm}, {"gru", CellKind::Gru}}),
        switchRow({"bidirectional", "Read both ways",
                      "The encoder reads the sentence forwards and backwards, so that an annotation knows the "
                      "words on both sides."},
            &Model::bidirectional),
        integerRow({"layers", "Layers", "Recurrent layers on top of each other, in encoder and decoder."},
            &Model::layers, 1, 16),
        integerRow(
            {"embedding_size", "Embedding size", "Numbers that stand for one word."}, &Model::embeddingSize, 1, 16'384),
        integerRow({"hidden_size", "Hidden size",
                       "Numbers in a recurrent state. An encoder that reads both ways has this many in each "
                       "direction."},
            &Model::hiddenSize, 1, 16'384),
    };
}

std::vector<Setting> decoderRows()
{
    return {
        integerRow({"attention_size", "Attention size",
                       "Inner size of scores that have one (additive, concat). 0: the hidden size."},
            &Model::attentionSize, 0, 16'384),
        switchRow({"attention_bias", "Bias in the score", "Add a constant vector in the linear map of the score."},
            &Model::attentionBias),
        switchRow({"input_feeding", "Input feeding",
                      "Give the decoder its last attentional state together with the next word, so that it "
                      "knows what it has attended to."},
            &Model::inputFeeding),
        choiceRow({"initial_state", "Decoder starts from",
                      "The encoder's last state as it is, that state through a linear layer and tanh, or zeros."},
            &Model::initialState,
            {{"copy", InitialState::Copy}, {"projected", InitialState::Projected}, {"zeros", InitialState::Zeros}}),
        realRow({"dropout", "Dropout",
                    "Share of the numbers that is set to zero at random while training, which keeps the model "
                    "from learning the sentences by heart."},
            &Model::dropout, 0.0, 0.95),
        choiceRow({"dropout_places", "Dropout where",
                      "On embeddings, between layers and on annotations (all), or only on the decoder's "
                      "embedding."},
            &Model::dropoutPlaces,
            {{"all", DropoutPlaces::All}, {"decoder-embedding", DropoutPlaces::DecoderEmbedding}}),
        choiceRow({"source_markers", "Marks around the source",
                      "Special tokens that the encoder reads with the source words: none, <eos> after them, or "
                      "<sos> before and <eos> after them."},
            &Model::sourceMarkers,
            {{"none", SourceMarkers::None}, {"end", SourceMarkers::End},
                {"start-and-end", SourceMarkers::StartAndEnd}}),
        choiceRow({"recurrent", "Recurrent layers",
                      "How recurrent layers are computed: our fused ones, or LibTorch's own as a reference. The "
                      "numbers are the same but for rounding."},
            &Model::recurrent, {{"fused", RecurrentPath::Fused}, {"reference", RecurrentPath::Reference}}),
    };
}

std::vector<Setting> optimisationRows()
{
    return {
        choiceRow({"optimizer", "Optimiser", "How weights follow the gradient."}, &Training::optimizer,
            {{"adam", OptimizerKind::Adam}, {"sgd", OptimizerKind::Sgd}}),
        realRow({"learning_rate", "Learning rate", "Length of a training step."}, &Training::learningRate, 1e-9, 100.0),
        choiceRow(
            {"schedule", "Schedule",
                "How the learning rate changes: not at all, in a straight line down to the end of training, with one "
                "over the square root of the step, or halved when validation stops improving."},
            &Training::schedule,
            {{"constant", ScheduleKind::Constant}, {"linear", ScheduleKind::Linear},
                {"inverse-square-root", ScheduleKind::InverseSquareRoot}, {"plateau", ScheduleKind::Plateau}}),
        integerRow({"warmup_steps", "Warm-up steps", "Steps in which the learning rate grows from zero."},
            &Training::warmupSteps, 0, 10'000'000),
        realRow({"momentum", "Momentum", "Share of the last step that SGD keeps; Adam does not use it."},
            &Training::momentum, 0.0, 0.999),
        realRow({"clip_norm", "Clip gradient at", "Longest gradient that is followed as it is. 0: no limit."},
            &Training::clipNorm, 0.0, 1e6),
        realRow({"label_smoothing", "Label smoothing",
                    "Share of the probability that is asked for all words instead of the right one."},
            &Training::labelSmoothing, 0.0, 0.9),
        integerRow(
            {"batch_size", "Batch size", "Sentence pairs in one training step."}, &Training::batchSize, 1, 65'536),
        realRow({"teacher_forcing", "Teacher forcing",
                    "How often the decoder is fed the true previous word instead of its own guess while it "
                    "trains: 1 always, 0 never."},
            &Training::teacherForcing, 0.0, 1.0),
        realRow({"validation_forcing", "Forcing in validation", "The same while validating."},
            &Training::validationForcing, 0.0, 1.0),
        realRow({"initial_range", "Initial range",
                    "Draw all first weights evenly from minus to plus this number. 0: PyTorch's own rule for "
                    "each layer."},
            &Training::initialRange, 0.0, 10.0),
    };
}

std::vector<Setting> courseRows()
{
    return {
        integerRow(
            {"epochs", "Epochs", "How often all training pairs are gone through."}, &Training::epochs, 1, 1'000'000),
        integerRow({"patience", "Patience", "Stop after this many validations in a row without improvement. 0: never."},
            &Training::patience, 0, 1'000'000),
        realRow({"validation_epochs", "Validate every",
                    "Epochs between two validations; 0.25 validates four times an epoch."},
            &Training::validationEpochs, 0.001, 1e6),
        realRow({"autosave_seconds", "Save every", "Seconds of training between two saves."},
            &Training::autosaveSeconds, 0.1, 86'400.0),
        seedRow({"seed", "Seed", "Where random numbers start: the same seed gives the same run."}, &Training::seed),
        integerRow(
            {"threads", "Threads", "Processor threads that compute. 0: all cores."}, &Training::threads, 0, 1024),
    };
}

} // namespace

std::span<const Setting> settings()
{
    static const std::vector<Setting> table = [] {
        std::vector<Setting> all;
        for (const auto& part : {textRows(), pairRows(), layerRows(), decoderRows(), optimisationRows(), courseRows()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

Result<void> applySetting(Configuration& configuration, const KeyValue& setting)
{
    const auto known = [&](const Setting& row) { return row.info.key == setting.key; };
    if (const auto row = std::ranges::find_if(settings(), known); row != settings().end())
        return row->write(configuration, setting.value);

    std::vector<std::string> keys;
    for (const auto& row : settings())
        keys.push_back(row.info.key);
    return failure(ErrorCode::InvalidSetting,
        "There is no setting \"" + setting.key + "\"" + suggestion(setting.key, keys)
            + ". Known settings: " + joined(keys) + ".");
}

std::vector<KeyValue> settingValues(const Configuration& configuration)
{
    std::vector<KeyValue> values;
    for (const auto& row : settings())
        values.push_back({row.info.key, row.read(configuration)});
    return values;
}

} // namespace attentoscope
