// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/enginetables.h"

#include "engine/corpus/samples/samples.h"
#include "engine/settings/attentionkinds.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"

#include <algorithm>

namespace attentoscope {

namespace {

void keepOnly(std::vector<KeyValue>& values, const std::vector<std::string>& keys)
{
    std::erase_if(values, [&](const KeyValue& value) { return std::ranges::find(keys, value.key) == keys.end(); });
}

/// Removes settings that have no meaning for the preset's task.
void dropMeaningless(PresetInfo& preset)
{
    const auto isRecipe = [](const KeyValue& value) { return value.key == "recipe"; };
    if (preset.task == Task::Sentences)
        for (auto* values : {&preset.values, &preset.fewPairsValues, &preset.manyPairsValues})
            std::erase_if(*values, isRecipe);
    else
        keepOnly(preset.values, unshuffleSettingKeys(UnshuffleRecipe::Robust));
    for (auto& variant : preset.variants)
        keepOnly(variant.values, unshuffleSettingKeys(UnshuffleRecipe::Article));
}

} // namespace

Catalogue engineTables()
{
    Catalogue catalogue{.presets = presetInfos(), .kinds = {}, .settings = {}, .samples = {}, .kernels = {}};
    for (auto& preset : catalogue.presets) {
        preset.rowSum =
            preset.task == Task::Sentences ? rowSumOf(configure(preset.id, {})->model) : vectorKind().rowSum;
        dropMeaningless(preset);
    }
    for (const auto& kind : attentionKinds())
        catalogue.kinds.push_back(kind.info);
    catalogue.kinds.push_back(multiHeadKind());
    catalogue.kinds.push_back(vectorKind());
    for (const auto& setting : settings())
        catalogue.settings.push_back(setting.info);
    for (const auto& sample : samples())
        catalogue.samples.push_back(sample.info);
    return catalogue;
}

} // namespace attentoscope
