// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/encoderlayer.h"

#include "engine/arithmetic/fusedfeedforward.h"

namespace attentoscope {

torch::Tensor feedForward(LinearImpl& first, LinearImpl& second, Activation activation, const torch::Tensor& words)
{
    if (activation == Activation::Relu && first.arithmetic().isFusedFor(words))
        return reluFeedForward(first, second, words);
    const auto inner = first.forward(words);
    return second.forward(activation == Activation::Relu ? inner.relu() : torch::gelu(inner));
}

EncoderLayerImpl::EncoderLayerImpl(const ModelSizes& sizes, const std::string& path, const SharedRandom& random)
    : m_activation(sizes.model.activation)
    , m_residual(sizes, random)
    , m_attention(register_module("self_attn", MultiHeadAttention(sizes, path + ".self_attn", random)))
    , m_linear1(registerLinear(*this, sizes, path + ".linear1"))
    , m_linear2(registerLinear(*this, sizes, path + ".linear2"))
    , m_norm1(register_module("norm1", Normalization(sizes)))
    , m_norm2(register_module("norm2", Normalization(sizes)))
{
}

HeadAttended EncoderLayerImpl::forward(const torch::Tensor& words, const WordRows& rows, HeadsAnswer wanted)
{
    const auto projected = m_attention->project(m_residual.read(m_norm1, words));
    const auto attended = m_attention->attendToSelf(projected, rows, {.wanted = wanted});
    const auto seen = m_residual.joined(m_norm1, m_norm2, words, attended.context);
    const auto given = feedForward(*m_linear1, *m_linear2, m_activation, seen.read);
    return {m_residual.joined(m_norm2, seen.sum, given), attended.weights};
}

} // namespace attentoscope
