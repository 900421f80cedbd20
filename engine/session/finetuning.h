// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/session/loadedmodel.h"
#include "engine/storage/savedmodel.h"
#include "engine/types/choices.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"
#include "engine/types/finetuningplan.h"

#include <functional>

namespace attentoscope {

/// The kind of model whose training continues with other pairs.
enum class StartingKind : std::uint8_t { Run, ModelOfOthers };

/// The settings of a training that continues with other pairs. The network stays; only dropout and the way to compute
/// can change.
struct FineTuning
{
    Configuration configuration;
    std::vector<SettingChoice> choices; ///< settings that nobody set, each with its reason
};

/// `model` is the configuration of a run or of a model of others. With SettingsFrom::Preset nothing is chosen: a run's
/// training continues with its own settings. If a setting of the network or of the words differs from the model's, the
/// InvalidSetting error names both values.
Result<FineTuning> configureFineTuning(const Configuration& model, StartingKind kind,
    const std::vector<KeyValue>& given, const TrainingLimit& limit, SettingsFrom from);

/// How pairs are read for the model. They are cut like the model's own pairs. The longest sentence, the shares and the
/// direction may be given.
Result<DataConfiguration> dataForModel(const Configuration& model, const std::vector<KeyValue>& given);

/// A model with which a new run begins: one of our runs at its best save, or a model of others.
struct StartingModel
{
    RunIdentity identity; ///< its settings and words
    StartingKind kind = StartingKind::Run;
    RunOrigin origin;
    /// Makes the network with the model's weights, for a run of these settings.
    std::function<Result<std::shared_ptr<LoadedModel>>(const RunIdentity& run)> make;
};

/// Without its weights, a run's training cannot continue yet: `make` is empty, and so is the sum of the origin.
enum class StartingDetail : std::uint8_t { WithoutWeights, WithWeights };

/// Opens the model at `path`: a folder, or for a model of others also a file in it. Nothing is written.
Result<StartingModel> openStartingModel(const std::filesystem::path& path, StartingDetail detail);

/// Loads pairs with the words and pieces of the model that the request names.
Result<Corpus> loadThroughModel(const DataRequest& request, const Progress& progress, const std::stop_token& stop);

/// The identity of a run that trains a model further with these pairs, without its number of threads; and the settings
/// that were chosen.
struct TrainedOn
{
    RunIdentity identity;
    std::vector<SettingChoice> choices;
};
Result<TrainedOn> trainedOn(const StartingModel& start, const TrainingRequest& request, const Corpus& corpus);

Result<TrainingMemory> trainingMemoryOf(const RunIdentity& identity);
/// Refuses a training that needs more than `memory`, with the numbers of its parts. Called before a model is made.
Result<void> checkTrainingMemory(const RunIdentity& identity, std::uint64_t memory = memoryBytes());

/// What a person is told about a run that began with another model.
Message noteOnOrigin(const RunOrigin& origin);

} // namespace attentoscope
