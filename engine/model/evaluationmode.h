// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/nn.h>

namespace attentoscope {

/// Switches dropout and autograd off while it lives, and restores both afterwards. Decoding between two training steps
/// needs this. InferenceMode would not do: tensors made under it cannot take part in a later training step.
class EvaluationMode
{
public:
    explicit EvaluationMode(torch::nn::Module& module) : m_module(module), m_wasTraining(module.is_training())
    {
        m_module.eval();
    }
    ~EvaluationMode() { m_module.train(m_wasTraining); }
    EvaluationMode(const EvaluationMode&) = delete;
    EvaluationMode& operator=(const EvaluationMode&) = delete;

private:
    torch::NoGradGuard m_noGradient;
    torch::nn::Module& m_module;
    bool m_wasTraining;
};

} // namespace attentoscope
