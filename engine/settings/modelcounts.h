// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/batches.h"
#include "engine/settings/modelsizes.h"

namespace attentoscope {

/// A tensor of a saved model.
struct WeightTensor
{
    std::string name;
    std::vector<std::int64_t> shape;
};

/// The tensors that a saved model of these sizes has.
std::vector<WeightTensor> weightTensors(const ModelSizes& sizes);

/// The number of their elements, all together.
std::uint64_t weightCount(const ModelSizes& sizes);

/// Floating-point operations of the matrix products of one training step on `batch`, counted from the model's maps: a
/// product of (M, K) and (K, N) has 2·M·N·K, and the backward pass twice as many as the forward pass. Padding, work
/// once a sentence and elementwise work are not counted.
double trainingOperations(const ModelSizes& sizes, const Batch& batch);

} // namespace attentoscope
