// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/modelcounts.h"

#include <functional>
#include <numeric>

namespace attentoscope {

namespace {

/// For each MapUse, how often the forward pass multiplies by a map of that use.
struct UseCounts
{
    double sourceTokens = 0.0, targetTokens = 0.0, pairs = 0.0, sourcePairs = 0.0, targetPairs = 0.0;

    explicit UseCounts(const Batch& batch)
        : sourceTokens(static_cast<double>(batch.sourceTokens)), targetTokens(static_cast<double>(batch.targetTokens))
    {
        for (std::size_t sentence = 0; sentence < batch.size; ++sentence) {
            const auto source = static_cast<double>(batch.sourceLengths[sentence]);
            const auto target = static_cast<double>(batch.targetLengths[sentence]);
            pairs += source * target;
            sourcePairs += source * source;
            targetPairs += target * (target + 1.0) / 2.0;
        }
    }

    double of(MapUse use) const
    {
        switch (use) {
        case MapUse::SourceToken:
            return sourceTokens;
        case MapUse::TargetToken:
            return targetTokens;
        case MapUse::Pair:
            return pairs;
        case MapUse::SourcePair:
            return sourcePairs;
        case MapUse::TargetPair:
            return targetPairs;
        case MapUse::Never:
        case MapUse::Sentence:
            break;
        }
        return 0.0;
    }
};

} // namespace

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

double trainingOperations(const ModelSizes& sizes, const Batch& batch)
{
    const UseCounts counts(batch);
    double operations = 0.0;
    for (const auto& map : sizes.maps)
        operations += 2.0 * static_cast<double>(map.inputs * map.outputs) * counts.of(map.use);
    constexpr double forwardAndBackward = 3.0;
    return forwardAndBackward * operations;
}

std::uint64_t optimizerNumbers(const TrainingConfiguration& training)
{
    if (training.optimizer == OptimizerKind::Sgd)
        return training.momentum > 0.0 ? 1 : 0;
    return 2; // Adam and Adadelta keep two running means for each weight
}

Result<ModelSize> modelSizeOf(const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords)
{
    const auto sizes = modelSizes(configuration, sourceWords, targetWords);
    if (!sizes)
        return std::unexpected(sizes.error());
    const auto weights = weightCount(*sizes);
    return ModelSize{weights, weights * sizeof(float) * (1 + optimizerNumbers(configuration.training))};
}

TrainingMemory trainingMemory(const ModelSizes& sizes, const TrainingConfiguration& training, std::uint64_t replicas)
{
    const auto bytes = weightCount(sizes) * sizeof(float);
    const auto moments = optimizerNumbers(training) * bytes;
    return {.weights = 2 * bytes, .gradients = replicas * bytes, .moments = moments, .saving = bytes + moments};
}

} // namespace attentoscope
