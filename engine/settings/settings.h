// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"
#include "engine/types/message.h"

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
    /// If a value is out of range, the error names the setting.
    std::function<Result<void>(Configuration&, const std::string&)> write;
};

std::span<const Setting> settings();

/// Sets one key. If the key is unknown, the error lists the known ones. If the value is bad, the error names the range
/// or the choices.
Result<void> applySetting(Configuration& configuration, const KeyValue& setting);

/// The value of one key; empty if the key is unknown.
std::string settingValue(const Configuration& configuration, std::string_view key);

/// Every key with its value, in the table's order.
std::vector<KeyValue> settingValues(const Configuration& configuration);

/// Conditions under which a setting has an effect; empty for most.
std::vector<SettingCondition> needsOf(std::string_view key);

/// A sentence for each given setting that has no effect in this configuration. It names the values that the setting
/// would need.
std::vector<Message> notesOnIdleSettings(const Configuration& configuration, const std::vector<KeyValue>& given);

/// The keys of the settings that have an effect in a recipe.
std::vector<std::string> unshuffleSettingKeys(UnshuffleRecipe recipe);

/// Refuses the user's settings that have no effect. The message lists the settings that have one.
Result<void> checkUnshuffleSettings(UnshuffleRecipe recipe, const std::vector<KeyValue>& settings);

} // namespace attentoscope
