// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tensors.h"
#include "engine/types/configuration.h"

#include <memory>

namespace attentoscope {

/// Changes weights along their gradients. The caller gives each step's learning rate.
class Optimizer
{
public:
    virtual ~Optimizer() = default;

    /// Makes one update. First multiplies every gradient by `gradientScale` (clipping). Weights without a gradient
    /// stay.
    virtual void step(double learningRate, double gradientScale) = 0;

    virtual void save(StoredTensors& state) const = 0;
    virtual Result<void> load(const StoredTensors& state) = 0;
};

/// Adam (Kingma and Ba 2015) with β₁ 0.9, the configured β₂ and ε 1e-8. With weight decay it is PyTorch's AdamW, which
/// decays all weights including biases. Or SGD with the configured momentum, or Adadelta (Zeiler 2012) with ρ 0.95 and
/// ε 1e-6. The arithmetic is PyTorch's.
std::unique_ptr<Optimizer> makeOptimizer(const TrainingConfiguration& configuration, NamedParameters parameters);

} // namespace attentoscope
