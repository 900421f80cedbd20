// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recurrent/recurrentstack.h"

namespace attentoscope {

/// One recurrent layer through LibTorch's own LSTM and GRU. The other paths are compared with it.
struct ReferenceLayer
{
    CellKind cell;
    bool bidirectional;
    std::vector<torch::Tensor> weights; ///< w_ih, w_hh, b_ih, b_hh of each direction

    struct Output
    {
        torch::Tensor states; ///< (T, B, directions · H)
        RecurrentState last; ///< (directions, B, H)
    };
    /// As RecurrentStackImpl::forward, for one layer.
    Output run(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const;

private:
    Output runWhole(const torch::Tensor& input, const RecurrentState& initial) const;
    Output runPacked(const torch::Tensor& input, const RecurrentState& initial, const torch::Tensor& lengths) const;
};

} // namespace attentoscope
