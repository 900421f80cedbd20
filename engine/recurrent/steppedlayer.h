// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recurrent/recurrentstack.h"

namespace attentoscope {

/// One recurrent layer step by step, in plain tensor operations: for what LibTorch's own layers cannot do, a mask on
/// the hidden state, layer normalisation and the gated unit of 2014. LSTM and GRU have the equations of torch.nn.LSTM
/// and torch.nn.GRU; the gated unit of Cho et al. 2014 and Bahdanau, Cho and Bengio 2015 (appendix A.1.1) is
///   r = σ(W_r x + U_r s),   z = σ(W_z x + U_z s),   s~ = tanh(W x + U (r ∘ s)),   s' = (1 − z) ∘ s + z ∘ s~
/// torch.nn.GRU differs twice: it resets after U, and its z keeps the old state.
/// With a mask m, every matrix reads m ∘ s instead of s. With layer normalisation (Ba, Kiros and Hinton 2016, equations
/// 20 to 31) each product with input or state is brought to mean 0 and variance 1, times its gain, before its bias is
/// added: all gates of an LSTM together, those of a gated unit apart from its candidate. An LSTM normalises the cell,
/// too, before its tanh.
struct SteppedLayer
{
    CellKind cell;
    std::vector<torch::Tensor> weights; ///< w_ih (G·H, I), w_hh (G·H, H), b_ih, b_hh of each direction
    std::vector<torch::Tensor> norms; ///< those of normalizationMaps(); empty: no layer normalisation

    struct Output
    {
        torch::Tensor states; ///< (T, B, directions · H)
        RecurrentState last; ///< (directions, B, H)
    };
    /// As RecurrentStackImpl::forward, for one layer.
    Output run(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const;
};

} // namespace attentoscope
