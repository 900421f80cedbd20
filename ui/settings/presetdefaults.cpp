// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/presetdefaults.h"

#include <algorithm>

namespace attentoscope::ui {

const std::vector<KeyValue>& defaultsOf(
    const PresetInfo& preset, std::size_t trainingPairs, const SettingLookup& valueOf)
{
    const auto inForce = [&](const PresetVariant& variant) { return variant.when.holds(valueOf(variant.when.key)); };
    if (const auto found = std::ranges::find_if(preset.variants, inForce); found != preset.variants.end())
        return found->values;
    const auto& ofSize = trainingPairs == 0 ? preset.values
        : trainingPairs < manyTrainingPairs ? preset.fewPairsValues
                                            : preset.manyPairsValues;
    return ofSize.empty() ? preset.values : ofSize;
}

bool choosesDefaults(const PresetInfo& preset, const QString& key)
{
    return std::ranges::any_of(
        preset.variants, [&](const PresetVariant& variant) { return QString::fromStdString(variant.when.key) == key; });
}

std::vector<WatchedSentence> examplesOf(const PresetInfo& preset)
{
    std::vector<WatchedSentence> sentences;
    sentences.reserve(preset.examples.size());
    for (const auto& example : preset.examples)
        sentences.push_back({example, {}});
    return sentences;
}

} // namespace attentoscope::ui
