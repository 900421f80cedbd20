// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectorbatch.h"

#include <algorithm>

namespace attentoscope {

namespace {

void put(const torch::Tensor& tensor, std::int64_t time, std::int64_t index, int number)
{
    auto* place = tensor.data_ptr<float>() + (time * tensor.size(1) + index) * 2;
    place[0] = static_cast<float>(number);
    place[1] = static_cast<float>(number + 1);
}

} // namespace

int firstTarget(UnshuffleRecipe recipe)
{
    return recipe == UnshuffleRecipe::Article ? 2 : 1;
}

VectorBatch makeVectorBatch(std::span<const std::vector<int>> sequences, int firstTarget)
{
    const auto longest = std::ranges::max_element(sequences, {}, [](const auto& one) { return one.size(); })->size();
    const auto size = static_cast<std::int64_t>(sequences.size());
    const auto sourceLength = static_cast<std::int64_t>(longest) + 1;
    const auto targetLength = sourceLength - firstTarget;
    VectorBatch batch{torch::zeros({sourceLength, size, 2}), torch::ones({size, sourceLength}, torch::kBool),
        torch::zeros({targetLength, size, 2}), torch::zeros({targetLength, size, 2}),
        torch::zeros({targetLength, size})};
    for (std::int64_t index = 0; index < size; ++index) {
        const auto& numbers = sequences[static_cast<std::size_t>(index)];
        const auto count = static_cast<std::int64_t>(numbers.size());
        batch.padding[index].slice(0, 0, count + 1).fill_(false);
        put(batch.inputs, 0, index, 0);
        for (std::int64_t place = 0; place < count; ++place)
            put(batch.inputs, place + 1, index, numbers[static_cast<std::size_t>(place)]);
        for (std::int64_t step = 0; step <= count - firstTarget; ++step) {
            const int target = firstTarget + static_cast<int>(step);
            put(batch.states, step, index, step == 0 ? 0 : target - 1);
            put(batch.targets, step, index, target);
        }
        const auto outputs = count - firstTarget + 1;
        batch.counts.select(1, index).slice(0, 0, outputs).fill_(1.0);
        batch.outputs += outputs;
    }
    return batch;
}

torch::Tensor withStart(std::span<const NumberPair> vectors)
{
    auto tensor = torch::empty({static_cast<std::int64_t>(vectors.size()) + 1, 1, 2});
    auto* place = tensor.data_ptr<float>();
    const auto append = [&](NumberPair pair) {
        *place++ = static_cast<float>(pair.first);
        *place++ = static_cast<float>(pair.second);
    };
    append(startPair);
    std::ranges::for_each(vectors, append);
    return tensor;
}

} // namespace attentoscope
