// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/weightcount.h"

namespace attentoscope {

std::vector<WeightTensor> weightTensors(const ModelSizes& sizes)
{
    std::vector<WeightTensor> tensors;
    for (const auto& map : sizes.maps) {
        if (map.weights == Weights::Vector)
            tensors.push_back({map.name, {map.inputs}});
        else if (map.weights != Weights::None)
            tensors.push_back({map.name, {map.outputs, map.inputs}});
        if (map.hasBias())
            tensors.push_back({map.biasName(), {map.outputs}});
    }
    return tensors;
}

std::uint64_t weightCount(const ModelSizes& sizes)
{
    std::uint64_t count = 0;
    for (const auto& tensor : weightTensors(sizes)) {
        std::uint64_t numbers = 1;
        for (const auto size : tensor.shape)
            numbers *= static_cast<std::uint64_t>(size);
        count += numbers;
    }
    return count;
}

} // namespace attentoscope
