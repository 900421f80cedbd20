// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"

#include <string>
#include <torch/nn.h>
#include <torch/types.h>
#include <utility>
#include <vector>

namespace attentoscope {

/// A copy of the tensor's numbers, with its name.
StoredTensor toStored(std::string name, const torch::Tensor& tensor);

/// The stored tensor with that name, on the device of `like`. If it is missing, or its shape or type differs from that
/// of `like`, the BadRun error names it.
Result<torch::Tensor> fromStored(const StoredTensors& stored, const std::string& name, const torch::Tensor& like);

/// Converts the state of a random generator to a tensor, so that it can be stored, and back.
torch::Tensor toTensor(const std::vector<std::uint64_t>& words);
std::vector<std::uint64_t> toWords(const torch::Tensor& tensor);

/// The weights (rows × columns) as plain numbers, for code without torch.
std::shared_ptr<const std::vector<float>> toFloats(const torch::Tensor& tensor);

using NamedParameters = std::vector<std::pair<std::string, torch::Tensor>>;

/// The parameters that training changes, with PyTorch's names. A fixed table of positions is not among them.
NamedParameters trainedWeights(const torch::nn::Module& module);

/// All parameters, under PyTorch's names.
StoredTensors weightsOf(const torch::nn::Module& module);

/// Replaces all weights by `weights`. If a tensor is missing, superfluous or has the wrong shape, a BadRun error names
/// it, and nothing changes.
Result<void> setWeightsOf(torch::nn::Module& module, const StoredTensors& weights);

} // namespace attentoscope
