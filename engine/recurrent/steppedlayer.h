// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recurrent/recurrentstack.h"

namespace attentoscope {

/// One recurrent layer step by step, in plain tensor operations: for what LibTorch's own layers cannot do, a mask on
/// the hidden state and the gated unit of 2014. LSTM and GRU have the equations of torch.nn.LSTM and torch.nn.GRU; the
/// gated unit of Cho et al. 2014 and Bahdanau, Cho and Bengio 2015 (appendix A.1.1) is
///   r = σ(W_r x + U_r s),   z = σ(W_z x + U_z s),   s~ = tanh(W x + U (r ∘ s)),   s' = (1 − z) ∘ s + z ∘ s~
/// torch.nn.GRU differs twice: it resets after U, and its z keeps the old state. With a mask m, every matrix reads m ∘
/// s instead of s. Layout as torch's: weight_ih (G·H, I), weight_hh (G·H, H), and two biases.
struct SteppedLayer
{
    CellKind cell;
    std::vector<torch::Tensor> weights; ///< w_ih, w_hh, b_ih, b_hh of each direction

    struct Output
    {
        torch::Tensor states; ///< (T, B, directions · H)
        RecurrentState last; ///< (directions, B, H)
    };
    /// As RecurrentStackImpl::forward, for one layer.
    Output run(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const;
};

} // namespace attentoscope
