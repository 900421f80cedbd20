// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/enginecatalogue.h"

#include "engine/corpus/samples/samples.h"
#include "engine/machine/openblas.h"
#include "engine/settings/attentionkinds.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/settings/unshufflesettings.h"
#include "engine/unshuffle/vectorattention.h"

#include <algorithm>

namespace attentoscope {

Catalogue engineCatalogue()
{
    Catalogue catalogue{
        .presets = presetInfos(), .kinds = {}, .settings = {}, .samples = {}, .kernels = matrixKernels()};
    for (auto& preset : catalogue.presets) {
        if (preset.task == Task::Sentences) {
            preset.rowSum = rowSumOf(configure(preset.id, {})->model);
            continue;
        }
        preset.rowSum = VectorAttentionImpl::information().rowSum;
        const auto keys = unshuffleSettingKeys(UnshuffleRecipe::Robust);
        std::erase_if(
            preset.values, [&](const KeyValue& value) { return std::ranges::find(keys, value.key) == keys.end(); });
    }
    for (const auto& kind : attentionKinds())
        catalogue.kinds.push_back(kind.info);
    catalogue.kinds.push_back(VectorAttentionImpl::information());
    for (const auto& setting : settings())
        catalogue.settings.push_back(setting.info);
    for (const auto& sample : samples())
        catalogue.samples.push_back(sample.info);
    return catalogue;
}

} // namespace attentoscope
