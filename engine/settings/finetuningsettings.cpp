// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/finetuningsettings.h"

#include "engine/settings/settingrows.h"
#include "engine/settings/settings.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace attentoscope {

namespace {

constexpr double rateShare = 0.1; ///< share of the rate with which a run was trained
constexpr const char* rateForOthers = "2e-05";
constexpr const char* warmupForFew = "20"; ///< a few thousand pairs are only a few hundred steps
constexpr const char* fewEpochs = "3";

/// Settings of the network that change neither its weights nor the results of a trained network.
constexpr std::array<std::string_view, 11> freeInModel = {"dropout", "dropout_places", "embedding_dropout",
    "state_dropout", "context_dropout", "output_dropout", "attention_dropout", "residual_dropout", "word_dropout",
    "recurrent", "precision"};
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

} // namespace attentoscope
