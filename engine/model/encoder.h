// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/wordembedding.h"
#include "engine/recurrent/recurrentstack.h"
#include "engine/types/translation.h"

namespace attentoscope {

/// A batch of source sentences after encoding.
struct EncodedSource
{
    torch::Tensor annotations; ///< (B, S, A); for recurrent layers, zero at padding
    torch::Tensor padding; ///< (B, 1, S): true beyond the end of the sentence
    torch::Tensor lengths; ///< (B), on the processor
    RecurrentState last; ///< for recurrent layers: the last state of each sentence, (layers · directions, B, H)
    HeadsAnswer wanted = HeadsAnswer::None; ///< whether the caller asks for the weights of heads
    std::vector<torch::Tensor> heads; ///< for each layer of a Transformer, (B, H, S, S), if requested
};

/// Computes one annotation for each source word.
class Encoder : public torch::nn::Module
{
public:
    /// `source` is (S, B), `lengths` (B), both on the processor.
    virtual EncodedSource forward(
        const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted = HeadsAnswer::None) = 0;

    /// Lets source words use the vectors of another embedding, which owns the parameter.
    void tieWordsTo(const WordEmbeddingImpl& owner) { m_embedding->tieTo(owner); }
    WordEmbeddingImpl& words() { return *m_embedding; }

    /// Ends a Transformer's encoder after this layer from now on, and normalises there. Layers are counted from one; 0:
    /// after the last layer. Recurrent encoders always use all layers.
    void setLastLayer(std::int64_t layer) { m_lastLayer = layer; }

protected:
    explicit Encoder(const ModelSizes& sizes);
    /// (B, 1, S): true at positions of (B, S, A) beyond the end of a sentence.
    static torch::Tensor paddingOf(const torch::Tensor& annotations, const torch::Tensor& lengths);

    std::int64_t lastLayer() const { return m_lastLayer; }

    WordEmbedding m_embedding;

private:
    std::int64_t m_lastLayer = 0;
};

/// Makes the encoder of the configured architecture.
std::shared_ptr<Encoder> makeEncoder(const ModelSizes& sizes, const SharedRandom& random);

} // namespace attentoscope
