// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/recurrentsizes.h"

namespace attentoscope {

std::vector<LinearMap> recurrentMaps(const RecurrentSizes& sizes, MapUse use)
{
    const std::int64_t gates = (sizes.cell == CellKind::Lstm ? 4 : 3) * sizes.hiddenSize;
    std::vector<LinearMap> maps;
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
        for (std::int64_t direction = 0; direction < sizes.directions(); ++direction) {
            const auto suffix = "_l" + std::to_string(layer) + (direction == 1 ? "_reverse" : "");
            const auto inputs = layer == 0 ? sizes.inputSize : sizes.outputSize();
            maps.push_back({"weight_ih" + suffix, inputs, gates, MapWeights::MatrixAndBias, use});
            maps.push_back({"weight_hh" + suffix, sizes.hiddenSize, gates, MapWeights::MatrixAndBias, use});
        }
    return maps;
}

} // namespace attentoscope
