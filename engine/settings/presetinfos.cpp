// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"

#include "engine/machine/processor.h"
#include "engine/settings/presetarticles.h"
#include "engine/settings/settings.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::vector<KeyValue> valuesOf(const Preset& preset, std::size_t trainingPairs, UnshuffleRecipe recipe)
{
    Configuration configuration;
    configuration.preset = preset.id;
    configuration.model.recurrent = quickestPath();
    configuration.training.recipe = recipe;
    preset.apply(configuration, trainingPairs);
    return settingValues(configuration);
}

/// Nothing where they are the values that the preset has anyway.
std::vector<KeyValue> ifDifferent(std::vector<KeyValue> values, const std::vector<KeyValue>& usual)
{
    const auto same = [](const KeyValue& one, const KeyValue& other) { return one.value == other.value; };
    return std::ranges::equal(values, usual, same) ? std::vector<KeyValue>() : values;
}

} // namespace

std::vector<PresetInfo> presetInfos()
{
    std::vector<PresetInfo> infos;
    for (const auto& row : presets()) {
        Configuration configuration;
        row.apply(configuration, 0);
        const auto usual = valuesOf(row, 0, UnshuffleRecipe::Robust);
        PresetInfo info{.id = row.id,
            .name = row.name,
            .help = row.help,
            .task = configuration.task,
            .attention = configuration.model.attention,
            .values = usual,
            .fewPairsValues = ifDifferent(valuesOf(row, 1, UnshuffleRecipe::Robust), usual),
            .manyPairsValues = ifDifferent(valuesOf(row, manyTrainingPairs, UnshuffleRecipe::Robust), usual)};
        if (info.task == Task::Unshuffle)
            info.variants = {{{"recipe", {"article"}}, valuesOf(row, 0, UnshuffleRecipe::Article)}};
        describeOrigin(info);
        infos.push_back(std::move(info));
    }
    return infos;
}

} // namespace attentoscope
