// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/batchslices.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::int64_t divideUp(std::int64_t number, std::int64_t divisor)
{
    return (number + divisor - 1) / divisor;
}

/// (time, sentences) of a tensor (T, B).
torch::Tensor part(const torch::Tensor& tensor, std::int64_t times, std::int64_t first, std::int64_t count)
{
    return tensor.narrow(0, 0, times).narrow(1, first, count).contiguous();
}

BatchSlice slice(const BatchTensors& batch, const Forcing& forcing, std::int64_t first, std::int64_t count)
{
    const auto sourceLengths = batch.sourceLengths.narrow(0, first, count);
    const auto targetLengths = batch.targetLengths.narrow(0, first, count);
    const auto sources = sourceLengths.max().item<std::int64_t>(), targets = targetLengths.max().item<std::int64_t>();
    const std::vector<bool> steps(forcing.steps.begin(), forcing.steps.begin() + targets);
    return {
        {part(batch.source, sources, first, count), sourceLengths, part(batch.targetInput, targets, first, count),
            part(batch.targetOutput, targets, first, count), targetLengths, targetLengths.sum().item<std::int64_t>()},
        {steps, forcing.words.defined() ? part(forcing.words, targets, first, count) : torch::Tensor(), forcing.end}};
}

} // namespace

std::int64_t SliceLimit::sentences(const BatchTensors& batch, const ModelConfiguration& configuration) const
{
    constexpr std::int64_t fewest = 16;
    const std::int64_t positions = batch.source.size(0) + batch.targetInput.size(0);
    return std::max(fewest, numbers / (positions * configuration.hiddenSize * configuration.layers));
}

std::vector<BatchSlice> cutBatch(
    const BatchTensors& batch, const Forcing& forcing, const ModelConfiguration& configuration, SliceLimit limit)
{
    constexpr std::int64_t multiple = 16; // oneDNN compiles a kernel for every number of rows
    const std::int64_t all = batch.source.size(1), count = divideUp(all, limit.sentences(batch, configuration));
    if (count == 1)
        return {{batch, forcing}};
    const std::int64_t size = divideUp(divideUp(all, count), multiple) * multiple;
    std::vector<BatchSlice> slices;
    for (std::int64_t first = 0; first < all; first += size)
        slices.push_back(slice(batch, forcing, first, std::min(size, all - first)));
    return slices;
}

} // namespace attentoscope
