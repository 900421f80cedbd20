// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/transformer/multiheadattention.h"
#include "engine/transformer/residual.h"

namespace attentoscope {

/// Two linear layers with an activation between, the same for every word (Vaswani and others 2017, section 3.3).
torch::Tensor feedForward(LinearImpl& first, LinearImpl& second, Activation activation, const torch::Tensor& words);

/// One layer of a Transformer's encoder, with the names of torch.nn.TransformerEncoderLayer: the words attend to each
/// other, then each goes through the feed-forward network.
class EncoderLayerImpl : public torch::nn::Module
{
public:
    EncoderLayerImpl(const ModelSizes& sizes, const std::string& path, const SharedRandom& random);

    /// Words (N, D), which stand where `rows` says. The context is what the next layer reads.
    HeadAttended forward(const torch::Tensor& words, const WordRows& rows, HeadsAnswer wanted);

private:
    Activation m_activation;
    Residual m_residual;
    MultiHeadAttention m_attention;
    Linear m_linear1, m_linear2;
    Normalization m_norm1, m_norm2;
};
TORCH_MODULE(EncoderLayer);

} // namespace attentoscope
