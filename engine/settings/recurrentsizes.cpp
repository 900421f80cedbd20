// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/recurrentsizes.h"

namespace attentoscope {

namespace {

std::int64_t gatesOf(const RecurrentSizes& sizes)
{
    return (sizes.cell == CellKind::Lstm ? 4 : 3) * sizes.hiddenSize;
}

/// What torch.nn.LSTM and torch.nn.GRU append to a name.
std::string suffixOf(std::int64_t layer, std::int64_t direction)
{
    return "_l" + std::to_string(layer) + (direction == 1 ? "_reverse" : "");
}

} // namespace

std::vector<LinearMap> recurrentMaps(const RecurrentSizes& sizes, MapUse use)
{
    std::vector<LinearMap> maps;
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
        for (std::int64_t direction = 0; direction < sizes.directions(); ++direction) {
            const auto suffix = suffixOf(layer, direction);
            const auto inputs = layer == 0 ? sizes.inputSize : sizes.outputSize();
            maps.push_back({"weight_ih" + suffix, inputs, gatesOf(sizes), MapWeights::MatrixAndBias, use});
            maps.push_back({"weight_hh" + suffix, sizes.hiddenSize, gatesOf(sizes), MapWeights::MatrixAndBias, use});
        }
    return maps;
}

std::vector<LinearMap> normalizationMaps(const RecurrentSizes& sizes)
{
    std::vector<LinearMap> maps;
    if (sizes.normalization == LayerNormalization::Off)
        return maps;
    const auto add = [&](std::string name, std::int64_t size) {
        maps.push_back({std::move(name), size, 1, MapWeights::Vector, MapUse::Never});
    };
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer)
        for (std::int64_t direction = 0; direction < sizes.directions(); ++direction) {
            const auto suffix = suffixOf(layer, direction);
            add("gain_ih" + suffix, gatesOf(sizes));
            add("gain_hh" + suffix, gatesOf(sizes));
            if (sizes.cell != CellKind::Lstm)
                continue;
            add("gain_cell" + suffix, sizes.hiddenSize);
            add("bias_cell" + suffix, sizes.hiddenSize);
        }
    return maps;
}

} // namespace attentoscope
