// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/finetuning.h"

#include "engine/arithmetic/device.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/session/openedforeign.h"
#include "engine/session/rundescription.h"
#include "engine/session/sentencemodel.h"
#include "engine/settings/modelcounts.h"
#include "engine/settings/settingrows.h"
#include "engine/settings/settings.h"
#include "engine/storage/dataofrun.h"
#include "engine/storage/files/encodings.h"
#include "engine/training/replicas.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace attentoscope {

namespace {

constexpr double rateShare = 0.1; ///< share of the rate with which a run was trained
constexpr const char* rateForOthers = "2e-05";
constexpr const char* warmupForFew = "20"; ///< a few thousand pairs are only a few hundred steps
constexpr const char* fewEpochs = "3";

/// Settings of the network that change neither its weights nor what it computes, or only say how a beam is searched.
constexpr std::array<std::string_view, 13> freeInModel = {"dropout", "dropout_places", "embedding_dropout",
    "state_dropout", "context_dropout", "output_dropout", "attention_dropout", "residual_dropout", "word_dropout",
    "recurrent", "precision", "beam_end", "length_penalty_kind"};
/// Settings of data that say which pairs are used, and not how their text is cut.
constexpr std::array<std::string_view, 4> freeInData = {"direction", "max_length", "validation_share", "test_share"};

SettingGroup groupOf(const std::string& key)
{
    const auto row = std::ranges::find(settings(), key, [](const Setting& one) { return one.info.key; });
    return row == settings().end() ? SettingGroup::Training : row->info.group;
}

bool isFree(const std::string& key)
{
    switch (groupOf(key)) {
    case SettingGroup::Model:
        return std::ranges::find(freeInModel, key) != freeInModel.end();
    case SettingGroup::Data:
        return std::ranges::find(freeInData, key) != freeInData.end();
    case SettingGroup::Training:
        break;
    }
    return true;
}

/// Applies a setting. Refuses a setting of the network or the words whose value differs from the model's.
Result<void> applyFree(Configuration& configuration, const KeyValue& setting)
{
    auto changed = configuration;
    if (auto applied = applySetting(changed, setting); !applied)
        return applied;
    const auto own = settingValue(configuration, setting.key);
    if (!isFree(setting.key) && settingValue(changed, setting.key) != own)
        return failure(ErrorCode::InvalidSetting,
            Message("The network and the words of a model stay as they are when it is trained on: it has {}={}, so "
                    "{}={} cannot be set. Leave it out, or train a new run.",
                setting.key, own, setting.key, setting.value));
    configuration = std::move(changed);
    return {};
}

/// Resets everything that belongs to one training of a run and not to the next.
void forgetTraining(TrainingConfiguration& training)
{
    const TrainingConfiguration defaults;
    training.steps = 0;
    training.minutes = 0.0;
    training.threads = defaults.threads;
    training.device = defaults.device;
    training.seed = defaults.seed;
}

std::vector<SettingChoice> choicesFor(
    const Configuration& model, StartingKind kind, const std::vector<KeyValue>& given, const TrainingLimit& limit)
{
    std::vector<SettingChoice> choices;
    if (kind == StartingKind::Run) {
        const auto rate = settingrows::realText(rateShare * model.training.learningRate);
        choices.push_back({{{"learning_rate", rate}},
            Message("a tenth of the rate that the run was trained with, so that it keeps what it knows")});
        choices.push_back({{{"average_saves", "0"}}, "the last saves are not yet alike"});
    } else {
        choices.push_back({{{"learning_rate", rateForOthers}},
            "a rate that is usual for a model of others, so that it keeps what it knows"});
        choices.push_back({{{"batch_size", "32"}}, "a usual batch"});
        choices.push_back(
            {{{"label_smoothing", "0"}}, "smoothing would ask for the words that the model must never choose"});
    }
    choices.push_back({{{"schedule", "linear-after-warmup"}, {"warmup_steps", warmupForFew}},
        "the optimiser begins without moments, and the last steps are small ones"});
    const bool hasLimit = limit.epochs > 0 || limit.steps > 0 || limit.minutes > 0.0
        || std::ranges::any_of(given, [](const KeyValue& setting) {
               return setting.key == "epochs" || setting.key == "steps" || setting.key == "minutes";
           });
    if (!hasLimit)
        choices.push_back({{{"epochs", fewEpochs}}, "more passes through few pairs are learned by heart"});
    return choices;
}

/// Removes choices for settings that a person has set.
void leaveGiven(std::vector<SettingChoice>& choices, const std::vector<KeyValue>& given)
{
    for (auto& choice : choices)
        std::erase_if(choice.settings,
            [&](const KeyValue& one) { return std::ranges::find(given, one.key, &KeyValue::key) != given.end(); });
    std::erase_if(choices, [](const SettingChoice& choice) { return choice.settings.empty(); });
}

} // namespace

Result<FineTuning> configureFineTuning(const Configuration& model, StartingKind kind,
    const std::vector<KeyValue>& given, const TrainingLimit& limit, SettingsFrom from)
{
    FineTuning tuning{model, {}};
    forgetTraining(tuning.configuration.training);
    if (from == SettingsFrom::Rule)
        tuning.choices = choicesFor(model, kind, given, limit);
    leaveGiven(tuning.choices, given);
    for (const auto& choice : tuning.choices)
        for (const auto& setting : choice.settings)
            if (auto applied = applySetting(tuning.configuration, setting); !applied)
                return std::unexpected(applied.error());
    for (const auto& setting : given)
        if (auto applied = applyFree(tuning.configuration, setting); !applied)
            return std::unexpected(applied.error());
    return tuning;
}

Result<DataConfiguration> dataForModel(const Configuration& model, const std::vector<KeyValue>& given)
{
    auto configuration = model;
    for (const auto& setting : given)
        if (groupOf(setting.key) == SettingGroup::Data)
            if (auto applied = applyFree(configuration, setting); !applied)
                return std::unexpected(applied.error());
    return configuration.data;
}

namespace {

namespace fs = std::filesystem;

Result<void> checkThatSentences(const RunIdentity& identity, const fs::path& path)
{
    if (identity.configuration.task == Task::Sentences)
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("\"{}\" puts vectors in order and knows no words, so it cannot be trained on with pairs. Choose a run "
                "of sentence pairs.",
            path.string()));
}

Result<StartingModel> openRunToTrain(const fs::path& path, StartingDetail detail)
{
    auto opened = RunFolder::open(path);
    if (!opened)
        return std::unexpected(opened.error());
    if (auto sentences = checkThatSentences(opened->identity(), path); !sentences)
        return std::unexpected(sentences.error());
    if (auto fits = checkSavedSize(*opened, WhichSave::Best); !fits)
        return std::unexpected(fits.error());
    const auto position = opened->readPosition(WhichSave::Best);
    StartingModel start;
    start.identity = opened->identity();
    start.origin.name = nameOfFolder(path);
    // A run that began with pieces of others keeps that origin, however often it is trained further.
    const auto& before = start.identity.origin;
    start.origin.form = before && before->hasPiecesOfOthers() ? "run-of-others" : "run";
    start.origin.step = position ? position->step : 0;
    if (detail == StartingDetail::WithoutWeights)
        return start;
    auto weights = opened->readModel(WhichSave::Best);
    if (!weights)
        return std::unexpected(weights.error());
    const auto held = std::make_shared<const StoredTensors>(std::move(*weights));
    start.origin.hash = held->sum;
    start.make = [held](const RunIdentity& run) -> Result<std::shared_ptr<LoadedModel>> {
        auto model = LoadedModel::make(run);
        if (!model)
            return model;
        if (auto set = (*model)->setWeights(*held, 0); !set)
            return std::unexpected(set.error());
        return model;
    };
    return start;
}

Result<StartingModel> openOthersToTrain(const fs::path& path)
{
    auto foreign = readForeignModel(path);
    if (!foreign)
        return std::unexpected(foreign.error());
    auto identity = identityOfForeign(*foreign);
    if (!identity)
        return std::unexpected(identity.error());
    const auto about = describeForeign(*foreign);
    const auto held = std::make_shared<const ForeignModel>(std::move(*foreign));
    const auto make = [held](const RunIdentity& run) -> Result<std::shared_ptr<LoadedModel>> {
        const auto device = chosenDevice(run.configuration.training.device);
        if (!device)
            return std::unexpected(device.error());
        auto network = networkOfForeign(*held, run);
        if (!network)
            return std::unexpected(network.error());
        (*network)->moveTo(*device);
        return std::make_shared<SentenceModel>(std::move(*network));
    };
    StartingModel start;
    start.identity = std::move(*identity);
    start.kind = StartingKind::ModelOfOthers;
    start.origin.name = nameOfFolder(held->folder);
    start.origin.form = about.format;
    start.origin.hash = hexadecimal(about.hash);
    start.make = make;
    return start;
}

/// The largest number of replicas that train together with these threads (engine/training/replicas.h).
std::uint64_t mostReplicas(const TrainingConfiguration& training)
{
    for (int count = training.threads; count > 2; --count)
        if (training.threads % count == 0 && training.batchSize / count >= Replicas::fewestOfMany)
            return static_cast<std::uint64_t>(count);
    return training.threads > 0 && training.threads % 2 == 0 ? 2 : 1;
}

} // namespace

Result<StartingModel> openStartingModel(const fs::path& path, StartingDetail detail)
{
    return isForeignModel(path) ? openOthersToTrain(path) : openRunToTrain(path, detail);
}

Result<Corpus> loadThroughModel(const DataRequest& request, const Progress& progress, const std::stop_token& stop)
{
    const auto identity = [&]() -> Result<RunIdentity> {
        if (isForeignModel(request.wordsOf)) {
            const auto foreign = readForeignModel(request.wordsOf);
            return foreign ? identityOfForeign(*foreign) : std::unexpected(foreign.error());
        }
        const auto run = RunFolder::open(request.wordsOf);
        return run ? Result<RunIdentity>(run->identity()) : std::unexpected(run.error());
    }();
    if (!identity)
        return std::unexpected(identity.error());
    if (auto sentences = checkThatSentences(*identity, request.wordsOf); !sentences)
        return std::unexpected(sentences.error());
    const auto configuration = dataForModel(identity->configuration, request.settings);
    if (!configuration)
        return std::unexpected(configuration.error());
    return loadCorpus(request, *configuration, wordsOf(*identity), progress, stop);
}

Result<TrainedOn> trainedOn(const StartingModel& start, const TrainingRequest& request, const Corpus& corpus)
{
    auto tuning = configureFineTuning(
        start.identity.configuration, start.kind, request.settings, request.limit, request.settingsFrom);
    if (!tuning)
        return std::unexpected(tuning.error());
    tuning->configuration.data = corpus.configuration; // the data settings were applied when the pairs were loaded
    auto identity = identityOf(tuning->configuration, corpus);
    identity.origin = start.origin;
    return TrainedOn{std::move(identity), std::move(tuning->choices)};
}

Result<TrainingMemory> trainingMemoryOf(const RunIdentity& identity)
{
    const auto sizes = modelSizes(identity.configuration, identity.source.size(), identity.target.size());
    if (!sizes)
        return std::unexpected(sizes.error());
    const auto& training = identity.configuration.training;
    return trainingMemory(*sizes, training, mostReplicas(training));
}

Result<void> checkTrainingMemory(const RunIdentity& identity, std::uint64_t memory)
{
    const auto counted = trainingMemoryOf(identity);
    if (!counted)
        return std::unexpected(counted.error());
    const auto& needed = *counted;
    if (needed.sum() <= memory)
        return {};
    return failure(ErrorCode::OutOfMemory,
        Message(
            "Training this model takes at least {} bytes of memory: {} for its weights, {} for gradients, {} for "
            "what the optimiser keeps and {} to save them. This computer has {}. Train on a larger computer, or set "
            "optimizer=sgd or fewer threads.",
            needed.sum(), needed.weights, needed.gradients, needed.moments, needed.saving, memory));
}

Message noteOnOrigin(const RunOrigin& origin)
{
    if (origin.form.starts_with("run"))
        return Message(
            "This run was trained on from step {} of the run \"{}\" (sum {}).", origin.step, origin.name, origin.hash);
    return Message("This run was trained on from the model \"{}\", which others trained ({}, hash {}).", origin.name,
        origin.form, origin.hash);
}

} // namespace attentoscope
