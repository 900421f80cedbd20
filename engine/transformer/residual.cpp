// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/residual.h"

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

} // namespace attentoscope
