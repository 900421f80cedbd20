// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/processor.h"
#include "engine/types/configuration.h"

#include <torch/types.h>

namespace attentoscope {

/// How a model's products are computed.
struct Arithmetic
{
    RecurrentPath path = RecurrentPath::Fused;
    Precision precision = Precision::Float32;

    static Arithmetic of(const ModelConfiguration& configuration)
    {
        // A run that was made with bfloat16 also opens on a processor without it. Its products are then in float32.
        return {configuration.recurrent, multipliesBFloat16() ? configuration.precision : Precision::Float32};
    }

    /// The fused path exists for float32 on the processor. LibTorch computes everything else.
    bool isFusedFor(const torch::Tensor& input) const
    {
        return path == RecurrentPath::Fused && input.is_cpu() && input.scalar_type() == torch::kFloat32;
    }
};

} // namespace attentoscope
