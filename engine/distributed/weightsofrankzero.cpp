// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/weightsofrankzero.h"

#include "engine/distributed/gradientsum.h"

#include <algorithm>

namespace attentoscope {

Result<void> takeWeightsOfRankZero(Ranks& ranks, StoredTensors& weights)
{
    for (auto& weight : weights.tensors) {
        if (weight.type != TensorType::Float32)
            continue;
        if (!ranks.leads())
            std::ranges::fill(weight.bytes, std::byte(0)); // and the sum is rank 0's
        const auto count = static_cast<std::int64_t>(weight.bytes.size() / sizeof(float));
        auto numbers = torch::from_blob(weight.bytes.data(), {count}, torch::kFloat32);
        const auto sum = ranks.group().begin(numbers);
        if (auto done = waitForSum(ranks, *sum); !done)
            return done;
    }
    return {};
}

} // namespace attentoscope
