// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <string>
#include <vector>

namespace attentoscope {

/// The keys of the settings that have an effect in a recipe.
std::vector<std::string> unshuffleSettingKeys(UnshuffleRecipe recipe);

/// Refuses settings that a person gave and that would have no effect. The message names the settings that have one.
Result<void> checkUnshuffleSettings(UnshuffleRecipe recipe, const std::vector<KeyValue>& settings);

} // namespace attentoscope
