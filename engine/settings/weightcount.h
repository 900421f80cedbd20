// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The numbers that they hold together.
std::uint64_t weightCount(const ModelSizes& sizes);

} // namespace attentoscope
