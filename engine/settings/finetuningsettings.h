// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/choices.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"

namespace attentoscope {

/// What a model is that is trained on.
enum class StartingKind : std::uint8_t { Run, ModelOfOthers };

/// How a model is trained on: its network stays, and only dropout and the way to compute can change in it.
struct FineTuning
{
    Configuration configuration;
    std::vector<SettingChoice> choices; ///< settings that nobody set, each with its reason
};

/// `model` is the configuration of a run, or of a model of others. With SettingsFrom::Preset nothing is chosen: a run
/// is trained on as it was trained. A setting of the network or of the words that differs from the model's is an
/// InvalidSetting error that names both values.
Result<FineTuning> configureFineTuning(const Configuration& model, StartingKind kind,
    const std::vector<KeyValue>& given, const TrainingLimit& limit, SettingsFrom from);

/// How pairs are read for the model: as its own, with a longest sentence, shares and a direction that may be given.
Result<DataConfiguration> dataForModel(const Configuration& model, const std::vector<KeyValue>& given);

} // namespace attentoscope
