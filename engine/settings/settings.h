// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"
#include "engine/types/message.h"
#include "engine/types/settingcondition.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A row of THE table of settings: every key of `--set`, config.json and the settings form.
struct Setting
{
    SettingInfo info;
    std::function<std::string(const Configuration&)> read;
    /// Refuses values out of range by name.
    std::function<Result<void>(Configuration&, const std::string&)> write;
};

std::span<const Setting> settings();

/// Sets one key. An unknown key lists the known ones; a bad value names its range or its choices.
Result<void> applySetting(Configuration& configuration, const KeyValue& setting);

/// The value of one key; empty for an unknown key.
std::string settingValue(const Configuration& configuration, std::string_view key);

/// Every key with its value, in the table's order.
std::vector<KeyValue> settingValues(const Configuration& configuration);

/// Conditions under which a setting has an effect; empty for most.
std::vector<SettingCondition> needsOf(std::string_view key);

/// A sentence for each of the given settings that has no effect in this configuration. It names the needed values.
std::vector<Message> notesOnIdleSettings(const Configuration& configuration, const std::vector<KeyValue>& given);

/// The keys of the settings that have an effect in a recipe.
std::vector<std::string> unshuffleSettingKeys(UnshuffleRecipe recipe);

/// Refuses settings of the user that have no effect. The message lists the settings that have one.
Result<void> checkUnshuffleSettings(UnshuffleRecipe recipe, const std::vector<KeyValue>& settings);

} // namespace attentoscope
