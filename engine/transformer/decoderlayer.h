// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/transformer/encoderlayer.h"
#include "engine/transformer/readwords.h"

namespace attentoscope {

/// One layer of a Transformer's decoder, with the names of torch.nn.TransformerDecoderLayer: the target's words attend
/// to those before them and themselves, then to the source, then each goes through the feed-forward network.
class DecoderLayerImpl : public torch::nn::Module
{
public:
    DecoderLayerImpl(const ModelSizes& sizes, const std::string& path, const SharedRandom& random);

    /// What the cross attention reads of annotations (M, D), the same at all steps: (M, 2D).
    torch::Tensor sourceKeysAndValues(const torch::Tensor& annotations);

    struct Source
    {
        WordMemory keysAndValues;
        std::optional<std::int64_t> forcedColumn; ///< gets all weight of every head
        HeadsAnswer ownWeights, crossWeights; ///< which weights somebody looks at
    };
    /// Further words, of each sentence consecutive ones.
    struct Further
    {
        WordRows rows; ///< where they stand
        std::int64_t first; ///< how many words of each sentence come before them
    };
    struct Output
    {
        torch::Tensor words; ///< (N, D)
        torch::Tensor ownWeights; ///< (B, H, T, P): of the P words that have been read
        torch::Tensor crossWeights; ///< (B, H, T, S)
    };
    /// Further words (N, D). `own` holds the words that were read before; without it these are all that will be.
    Output forward(const torch::Tensor& words, const Further& further, ReadWords* own, const Source& source);

private:
    /// What the words, normalised where the layer wants that, read of the words up to themselves.
    HeadAttended readPast(const torch::Tensor& words, const Further& further, ReadWords* own, HeadsAnswer wanted);

    Activation m_activation;
    Residual m_residual;
    MultiHeadAttention m_own, m_cross;
    Linear m_linear1, m_linear2;
    Normalization m_norm1, m_norm2, m_norm3;
};
TORCH_MODULE(DecoderLayer);

} // namespace attentoscope
