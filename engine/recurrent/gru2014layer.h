// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recurrent/recurrentstack.h"

namespace attentoscope {

/// One layer of the gated unit of Cho et al. 2014 and Bahdanau, Cho and Bengio 2015 (appendix A.1.1):
///   r = σ(W_r x + U_r s),   z = σ(W_z x + U_z s),   s~ = tanh(W x + U (r ∘ s)),   s' = (1 − z) ∘ s + z ∘ s~
/// torch.nn.GRU differs twice: it resets after U, and its z keeps the old state. Layout as torch's, with r, z and s~ in
/// this order, and two biases: weight_ih (3H, I), weight_hh (3H, H).
struct Gru2014Layer
{
    std::vector<torch::Tensor> weights; ///< w_ih, w_hh, b_ih, b_hh of each direction

    struct Output
    {
        torch::Tensor states; ///< (T, B, directions · H)
        torch::Tensor last; ///< (directions, B, H)
    };
    /// `input` is (T, B, I), `initial` (directions, B, H); `lengths` (B) or undefined, as for RecurrentStack.
    Output run(const torch::Tensor& input, const torch::Tensor& initial, const torch::Tensor& lengths) const;
};

} // namespace attentoscope
