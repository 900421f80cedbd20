// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/choices.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"

namespace attentoscope {

/// The kind of model whose training continues with other pairs.
enum class StartingKind : std::uint8_t { Run, ModelOfOthers };

/// The settings of such a training. The network stays; only dropout and the way to compute can change.
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

/// How pairs are read for the model. They are cut as its own pairs; the longest sentence, the shares and the direction
/// may be given.
Result<DataConfiguration> dataForModel(const Configuration& model, const std::vector<KeyValue>& given);

} // namespace attentoscope
