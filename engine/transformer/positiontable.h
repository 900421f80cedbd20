// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/linearmap.h"

#include <torch/nn.h>

namespace attentoscope {

/// What is added to the words' vectors, so that a Transformer knows where they stand: a row (D) for each position.
/// Without a table they are sinusoids (Vaswani and others 2017, section 3.5):
///   p(t, 2i) = sin(t / 10000^(2i/D)),   p(t, 2i+1) = cos(t / 10000^(2i/D))
class PositionTableImpl : public torch::nn::Module
{
public:
    PositionTableImpl(const LinearMap* table, std::int64_t size);

    /// (count, D) from position `first` on, counted from 0. A learned table must have that many.
    torch::Tensor forward(std::int64_t first, std::int64_t count);

private:
    std::int64_t m_size;
    torch::Tensor m_weight; ///< (positions, D); undefined for sinusoids
    torch::Tensor m_waves; ///< (positions, D), made as far as they were needed
};
TORCH_MODULE(PositionTable);

} // namespace attentoscope
