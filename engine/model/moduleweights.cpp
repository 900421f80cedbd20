// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/moduleweights.h"

#include "engine/model/tensors.h"

namespace attentoscope {

StoredTensors weightsOf(const torch::nn::Module& module)
{
    StoredTensors stored;
    for (const auto& item : module.named_parameters())
        stored.tensors.push_back(toStored(item.key(), item.value()));
    stored.metadata["format"] = "pt";
    return stored;
}

Result<void> setWeightsOf(torch::nn::Module& module, const StoredTensors& weights)
{
    std::vector<std::pair<torch::Tensor, torch::Tensor>> copies;
    for (const auto& item : module.named_parameters()) {
        auto loaded = fromStored(weights, item.key(), item.value());
        if (!loaded)
            return std::unexpected(loaded.error());
        copies.emplace_back(item.value(), *loaded);
    }
    if (copies.size() != weights.tensors.size())
        return failure(ErrorCode::BadRun,
            Message("The weights hold {} tensors where the configuration has {}; the run folder is damaged or was "
                    "edited.",
                weights.tensors.size(), copies.size()));
    const torch::NoGradGuard guard;
    for (auto& [weight, value] : copies)
        weight.copy_(value);
    return {};
}

} // namespace attentoscope
