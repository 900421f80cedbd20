// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/fusednorm.h"
#include "engine/arithmetic/modelrandom.h"
#include "engine/settings/modelsizes.h"
#include "engine/transformer/multiheadattention.h"
#include "engine/transformer/readwords.h"

#include <torch/nn.h>

namespace attentoscope {

/// Layer normalisation with the names and arithmetic of torch.nn.LayerNorm. Each vector (…, D) gets mean 0 and variance
/// 1, and then a gain and a bias (Ba, Kiros and Hinton 2016).
class NormalizationImpl : public torch::nn::Module
{
public:
    explicit NormalizationImpl(const ModelSizes& sizes);

    torch::Tensor forward(const torch::Tensor& input);
    /// Returns input + dropout(branch), and that sum normalised. Numbers are dropped with probability `rate`.
    AddedAndNormed added(
        const torch::Tensor& input, const torch::Tensor& branch, double rate, const ModelRandom& random);

    torch::Tensor weight, bias; ///< (D)

private:
    Arithmetic m_arithmetic;
};
TORCH_MODULE(Normalization);

/// How a sub-layer f connects its input x with the input of the next one:
///   post: norm(x + f(x)) (Vaswani and others 2017, section 3.1);   pre: x + f(norm(x)) (Xiong and others 2020)
/// While training, dropout removes some of f's numbers.
class Residual
{
public:
    Residual(const ModelSizes& sizes, SharedRandom random);

    /// The input of the sub-layer.
    torch::Tensor read(Normalization& norm, const torch::Tensor& input) const;
    /// The input of the next layer, from the output of this layer's last sub-layer.
    torch::Tensor joined(Normalization& norm, const torch::Tensor& input, const torch::Tensor& given) const;
    struct Joined
    {
        torch::Tensor sum; ///< the output of the next sub-layer is added to it
        torch::Tensor read; ///< input of the next sub-layer
    };
    /// Does the same inside a layer, with the norm of the next sub-layer.
    Joined joined(
        Normalization& norm, Normalization& next, const torch::Tensor& input, const torch::Tensor& given) const;

private:
    double rate(const Normalization& norm) const { return norm->is_training() ? m_dropout : 0.0; }

    NormPlace m_place;
    double m_dropout;
    SharedRandom m_random;
};

/// Two linear layers with an activation in between, the same for every word (Vaswani and others 2017, section 3.3).
torch::Tensor feedForward(LinearImpl& first, LinearImpl& second, Activation activation, const torch::Tensor& words);

/// One layer of a Transformer's encoder, with the names of torch.nn.TransformerEncoderLayer. The words attend to each
/// other, and then each goes through the feed-forward network.
class EncoderLayerImpl : public torch::nn::Module
{
public:
    EncoderLayerImpl(const ModelSizes& sizes, const std::string& path, const SharedRandom& random);

    /// Reads words (N, D), which `rows` describes. The context is the input of the next layer.
    HeadAttended forward(const torch::Tensor& words, const WordRows& rows, HeadsAnswer wanted);

private:
    Activation m_activation;
    Residual m_residual;
    MultiHeadAttention m_attention;
    Linear m_linear1, m_linear2;
    Normalization m_norm1, m_norm2;
};
TORCH_MODULE(EncoderLayer);

/// One layer of a Transformer's decoder, with the names of torch.nn.TransformerDecoderLayer. The target's words attend
/// to themselves and to words before them, and then to the source. Then each goes through the feed-forward network.
class DecoderLayerImpl : public torch::nn::Module
{
public:
    DecoderLayerImpl(const ModelSizes& sizes, const std::string& path, const SharedRandom& random);

    /// Keys and values (M, 2D) of the cross attention, from annotations (M, D). They are the same at all steps.
    torch::Tensor sourceKeysAndValues(const torch::Tensor& annotations);

    struct Source
    {
        WordMemory keysAndValues;
        std::optional<std::int64_t> forcedColumn; ///< this source token gets the whole weight of every head
        HeadsAnswer ownWeights, crossWeights; ///< the weights that the caller needs
    };
    /// The next words of each sentence, which follow those already read.
    struct Further
    {
        WordRows rows;
        std::int64_t first; ///< number of words that were read before
    };
    struct Output
    {
        torch::Tensor words; ///< (N, D)
        torch::Tensor ownWeights; ///< (B, H, T, P): P is the number of words that were read
        torch::Tensor crossWeights; ///< (B, H, T, S)
    };
    /// Reads the next words (N, D). `own` has the words that were read before. Without it, these are all words.
    Output forward(const torch::Tensor& words, const Further& further, ReadWords* own, const Source& source);

private:
    /// Attention of the words to themselves and to earlier words. If the layer normalises first, they are normalised.
    HeadAttended readPast(const torch::Tensor& words, const Further& further, ReadWords* own, HeadsAnswer wanted);

    Activation m_activation;
    Residual m_residual;
    MultiHeadAttention m_own, m_cross;
    Linear m_linear1, m_linear2;
    Normalization m_norm1, m_norm2, m_norm3;
};
TORCH_MODULE(DecoderLayer);

} // namespace attentoscope
