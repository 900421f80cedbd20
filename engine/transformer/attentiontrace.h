// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <vector>

namespace attentoscope {

/// What several heads of one layer read and computed of one sentence while they were watched: a tensor for each call,
/// (T, D).
struct AttentionTrace
{
    std::vector<torch::Tensor> rows; ///< what the queries are made of
    std::vector<torch::Tensor> columns; ///< what keys and values are made of
    std::vector<torch::Tensor> queries;
    torch::Tensor keysAndValues; ///< (S, 2D), of all columns read so far
    std::vector<torch::Tensor> outputs; ///< of all heads, after the last map
};

} // namespace attentoscope
