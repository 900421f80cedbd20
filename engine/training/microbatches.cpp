// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/microbatches.h"

#include "engine/settings/transformersizes.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::int64_t divideUp(std::int64_t number, std::int64_t divisor)
{
    return (number + divisor - 1) / divisor;
}

/// Every `stride`th sentence from `first` on.
struct Sentences
{
    std::int64_t first, end, stride;
};

torch::Tensor part(const torch::Tensor& lengths, Sentences sentences)
{
    return lengths.slice(0, sentences.first, sentences.end, sentences.stride).contiguous();
}

/// (time, sentences) of a tensor (T, B).
torch::Tensor part(const torch::Tensor& tensor, std::int64_t times, Sentences sentences)
{
    return tensor.narrow(0, 0, times).slice(1, sentences.first, sentences.end, sentences.stride).contiguous();
}

MicroBatch taken(const BatchTensors& batch, const Forcing& forcing, Sentences sentences)
{
    const auto sourceLengths = part(batch.sourceLengths, sentences),
               targetLengths = part(batch.targetLengths, sentences);
    const auto sources = sourceLengths.max().item<std::int64_t>(), targets = targetLengths.max().item<std::int64_t>();
    const std::vector<bool> steps(forcing.steps.begin(), forcing.steps.begin() + targets);
    return {{part(batch.source, sources, sentences), sourceLengths, part(batch.targetInput, targets, sentences),
                part(batch.targetOutput, targets, sentences), targetLengths, targetLengths.sum().item<std::int64_t>()},
        {steps, forcing.words.defined() ? part(forcing.words, targets, sentences) : torch::Tensor(), forcing.end}};
}

/// What the backward pass needs of each position, as numbers of LSTM states, each of which has about nine. A
/// Transformer's layer keeps what its three products of attention, its two normalisations and its inner layer read and
/// give, and a weight of every head for each of up to `longest` words.
std::int64_t keptAt(std::int64_t longest, const ModelConfiguration& configuration)
{
    if (configuration.architecture == Architecture::Recurrent)
        return configuration.hiddenSize * configuration.layers;
    constexpr std::int64_t numbersOfState = 9, numbersOfModel = 14, numbersOfInner = 2, numbersOfWeight = 2;
    const auto sizes = TransformerSizes::of(configuration);
    const std::int64_t layer =
        numbersOfModel * sizes.model + numbersOfInner * sizes.inner + numbersOfWeight * sizes.heads * longest;
    return divideUp(sizes.layers * layer, numbersOfState);
}

} // namespace

std::int64_t MicroBatchLimit::countFor(const BatchTensors& batch, const ModelConfiguration& configuration) const
{
    constexpr std::int64_t fewest = 16;
    const std::int64_t positions = batch.source.size(0) + batch.targetInput.size(0);
    const std::int64_t longest = std::max(batch.source.size(0), batch.targetInput.size(0));
    return divideUp(batch.source.size(1), std::max(fewest, activations / (positions * keptAt(longest, configuration))));
}

MicroBatch shareOf(const BatchTensors& batch, const Forcing& forcing, int rank, int count)
{
    if (rank >= batch.source.size(1))
        return {};
    return taken(batch, forcing, {rank, batch.source.size(1), count});
}

std::vector<MicroBatch> splitForReplicas(const BatchTensors& batch, const Forcing& forcing, int count)
{
    if (count == 1)
        return {{batch, forcing}};
    std::vector<MicroBatch> parts;
    for (int first = 0; first < count; ++first)
        parts.push_back(taken(batch, forcing, {first, batch.source.size(1), count}));
    return parts;
}

std::vector<MicroBatch> splitIntoMicroBatches(const BatchTensors& batch, const Forcing& forcing, std::int64_t count)
{
    constexpr std::int64_t multiple = 16; // oneDNN compiles a kernel for every number of rows
    const std::int64_t all = batch.source.size(1);
    if (count == 1)
        return {{batch, forcing}};
    const std::int64_t size = divideUp(divideUp(all, count), multiple) * multiple;
    std::vector<MicroBatch> microBatches;
    for (std::int64_t first = 0; first < all; first += size)
        microBatches.push_back(taken(batch, forcing, {first, std::min(first + size, all), 1}));
    return microBatches;
}

} // namespace attentoscope
