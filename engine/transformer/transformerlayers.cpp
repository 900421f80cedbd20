// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/transformerlayers.h"

#include "engine/arithmetic/linear.h"

namespace attentoscope {

NormalizationImpl::NormalizationImpl(const ModelSizes& sizes)
    : weight(register_parameter("weight", torch::ones(sizes.transformer.model)))
    , bias(register_parameter("bias", torch::zeros(sizes.transformer.model)))
    , m_arithmetic(Arithmetic::of(sizes.model))
{
}

torch::Tensor NormalizationImpl::forward(const torch::Tensor& input)
{
    return m_arithmetic.isFusedFor(input) ? normalize(input, {weight, bias})
                                          : torch::layer_norm(input, {weight.size(0)}, weight, bias);
}

AddedAndNormed NormalizationImpl::added(
    const torch::Tensor& input, const torch::Tensor& branch, double rate, const ModelRandom& random)
{
    if (m_arithmetic.isFusedFor(input))
        return addAndNormalize(input, branch, rate, rate > 0.0 ? random.drawSeed() : 0, {weight, bias});
    const auto sum = input + random.dropout(branch, rate);
    return {sum, forward(sum)};
}

Residual::Residual(const ModelSizes& sizes, SharedRandom random)
    : m_place(sizes.model.norm)
    , m_dropout(sizes.model.residualDropout < 0.0 ? sizes.model.dropout : sizes.model.residualDropout)
    , m_random(std::move(random))
{
}

torch::Tensor Residual::read(Normalization& norm, const torch::Tensor& input) const
{
    return m_place == NormPlace::Pre ? norm->forward(input) : input;
}

torch::Tensor Residual::joined(Normalization& norm, const torch::Tensor& input, const torch::Tensor& given) const
{
    return m_place == NormPlace::Post ? norm->added(input, given, rate(norm), *m_random).normed
                                      : input + m_random->dropout(given, rate(norm));
}

Residual::Joined Residual::joined(
    Normalization& norm, Normalization& next, const torch::Tensor& input, const torch::Tensor& given) const
{
    const bool isPost = m_place == NormPlace::Post;
    const auto added = (isPost ? norm : next)->added(input, given, rate(norm), *m_random);
    return {isPost ? added.normed : added.sum, added.normed};
}

namespace {

torch::Tensor activated(Activation activation, const torch::Tensor& sums)
{
    switch (activation) {
    case Activation::Relu:
        return sums.relu();
    case Activation::Gelu:
        return torch::gelu(sums);
    case Activation::Swish:
        return torch::silu(sums);
    }
    return sums;
}

} // namespace

torch::Tensor feedForward(LinearImpl& first, LinearImpl& second, Activation activation, const torch::Tensor& words)
{
    if (isFusedActivation(activation) && first.arithmetic().isFusedFor(words))
        return fusedFeedForward(first, second, activation, words);
    return second.forward(activated(activation, first.forward(words)));
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

DecoderLayerImpl::DecoderLayerImpl(const ModelSizes& sizes, const std::string& path, const SharedRandom& random)
    : m_activation(sizes.model.activation)
    , m_residual(sizes, random)
    , m_own(register_module("self_attn", MultiHeadAttention(sizes, path + ".self_attn", random)))
    , m_cross(register_module("multihead_attn", MultiHeadAttention(sizes, path + ".multihead_attn", random)))
    , m_linear1(registerLinear(*this, sizes, path + ".linear1"))
    , m_linear2(registerLinear(*this, sizes, path + ".linear2"))
    , m_norm1(register_module("norm1", Normalization(sizes)))
    , m_norm2(register_module("norm2", Normalization(sizes)))
    , m_norm3(register_module("norm3", Normalization(sizes)))
{
}

torch::Tensor DecoderLayerImpl::sourceKeysAndValues(const torch::Tensor& annotations)
{
    return m_cross->keysAndValues(annotations);
}

HeadAttended DecoderLayerImpl::readPast(
    const torch::Tensor& words, const Further& further, ReadWords* own, HeadsAnswer wanted)
{
    const auto& [rows, first] = further;
    const HeadMask mask{.future = Future::Hidden, .wanted = wanted};
    const std::int64_t size = words.size(-1);
    const auto projected = m_own->project(words);
    if (!own)
        return m_own->attendToSelf(projected, rows, mask);
    own->append(rows.placed(projected.narrow(-1, size, 2 * size)));
    return m_own->attend({projected.narrow(-1, 0, size), rows, first}, {own->matrix(), own->rows()}, mask);
}

DecoderLayerImpl::Output DecoderLayerImpl::forward(
    const torch::Tensor& words, const Further& further, ReadWords* own, const Source& source)
{
    const auto past = readPast(m_residual.read(m_norm1, words), further, own, source.ownWeights);
    const auto read = m_residual.joined(m_norm1, m_norm2, words, past.context);
    const auto crossed = m_cross->attend({m_cross->queries(read.read), further.rows, further.first},
        source.keysAndValues, {.wanted = source.crossWeights}, source.forcedColumn);
    const auto seen = m_residual.joined(m_norm2, m_norm3, read.sum, crossed.context);
    const auto given = feedForward(*m_linear1, *m_linear2, m_activation, seen.read);
    return {m_residual.joined(m_norm3, seen.sum, given), past.weights, crossed.weights};
}

} // namespace attentoscope
