// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/weightcount.h"

#include <functional>
#include <numeric>

namespace attentoscope {

std::vector<WeightTensor> weightTensors(const ModelSizes& sizes)
{
    std::vector<WeightTensor> tensors;
    for (const auto& map : sizes.maps) {
        if (map.weights == MapWeights::Vector)
            tensors.push_back({map.name, {map.inputs}});
        else if (map.weights != MapWeights::None && map.weights != MapWeights::Bias)
            tensors.push_back({map.name, {map.outputs, map.inputs}});
        if (map.hasBias())
            tensors.push_back({map.biasName(), {map.outputs}});
    }
    return tensors;
}

std::uint64_t weightCount(const ModelSizes& sizes)
{
    std::uint64_t count = 0;
    for (const auto& [name, shape] : weightTensors(sizes))
        count += std::accumulate(shape.begin(), shape.end(), std::uint64_t{1}, std::multiplies<std::uint64_t>());
    return count;
}

} // namespace attentoscope
