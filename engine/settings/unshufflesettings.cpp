// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/unshufflesettings.h"

#include "engine/types/suggestion.h"

#include <algorithm>

namespace attentoscope {

std::vector<std::string> unshuffleSettingKeys(UnshuffleRecipe recipe)
{
    std::vector<std::string> keys{"recipe", "attention_size", "learning_rate", "schedule", "warmup_steps", "momentum"};
    if (recipe == UnshuffleRecipe::Robust)
        keys.insert(keys.end(), {"optimizer", "clip_norm", "batch_size"});
    keys.insert(keys.end(), {"steps", "autosave_seconds", "keep_saves", "seed", "threads"});
    return keys;
}

Result<void> checkUnshuffleSettings(UnshuffleRecipe recipe, const std::vector<KeyValue>& settings)
{
    const auto keys = unshuffleSettingKeys(recipe);
    for (const auto& setting : settings)
        if (std::ranges::find(keys, setting.key) == keys.end())
            return failure(ErrorCode::InvalidSetting,
                Message("The setting \"{}\" changes nothing about the preset unshuffle with recipe={}; leave it out. "
                        "Those that do: {}.",
                    setting.key, std::string(recipe == UnshuffleRecipe::Article ? "article" : "robust"), joined(keys)));
    return {};
}

} // namespace attentoscope
