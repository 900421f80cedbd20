// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <string>
#include <vector>

namespace attentoscope {

/// The keys of settings that do something in a recipe.
std::vector<std::string> unshuffleSettingKeys(UnshuffleRecipe recipe);

/// Refuses settings that a person gave and that would change nothing, rather than ignore them; the message names those
/// that do something.
Result<void> checkUnshuffleSettings(UnshuffleRecipe recipe, const std::vector<KeyValue>& settings);

} // namespace attentoscope
