// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/batches.h"
#include "engine/settings/modelsizes.h"
#include "engine/types/finetuningplan.h"

namespace attentoscope {

/// A tensor of a saved model.
struct WeightTensor
{
    std::string name;
    std::vector<std::int64_t> shape;
};

/// The tensors that a saved model of these sizes has.
std::vector<WeightTensor> weightTensors(const ModelSizes& sizes);

/// The number of elements in all these tensors.
std::uint64_t weightCount(const ModelSizes& sizes);

/// The numbers that the optimiser keeps for each weight, in memory and in saves.
std::uint64_t optimizerNumbers(const TrainingConfiguration& training);

/// Counts the weights of a model, and the bytes of a save of its training.
Result<ModelSize> modelSizeOf(const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords);

TrainingMemory trainingMemory(const ModelSizes& sizes, const TrainingConfiguration& training, std::uint64_t replicas);

/// The floating-point operations of the matrix products of one training step on `batch`, counted from the model's maps.
/// A product of (M, K) and (K, N) has 2·M·N·K operations, and the backward pass has twice as many as the forward pass.
/// Not counted: padding, work that is done once for each sentence, and elementwise work.
double trainingOperations(const ModelSizes& sizes, const Batch& batch);

} // namespace attentoscope
