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
    torch::Tensor padding; ///< (B, 1, S), true beyond the end of the sentence
    torch::Tensor lengths; ///< (B), on the processor
    RecurrentState last; ///< of recurrent layers: the last state of each sentence, (layers · directions, B, H)
    HeadsAnswer wanted = HeadsAnswer::None; ///< whether the caller asks for the weights of heads
    std::vector<torch::Tensor> heads; ///< of each layer of a Transformer, (B, H, S, S), if asked for
};

/// Computes one annotation for each source word.
class Encoder : public torch::nn::Module
{
public:
    /// `source` is (S, B), `lengths` (B), both on the processor.
    virtual EncodedSource forward(
        const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted = HeadsAnswer::None) = 0;

    /// Makes source words use the vectors of another embedding, which keeps the parameter.
    void tieWordsTo(const WordEmbeddingImpl& owner) { m_embedding->tieTo(owner); }
    WordEmbeddingImpl& words() { return *m_embedding; }

    /// From now on, a Transformer's encoder ends after this layer, counted from one, and normalises there; 0: after its
    /// last. Recurrent layers are always all read.
    void setLastLayer(std::int64_t layer) { m_lastLayer = layer; }

protected:
    explicit Encoder(const ModelSizes& sizes);
    /// (B, 1, S), true at the positions of (B, S, A) beyond the end of each sentence.
    static torch::Tensor paddingOf(const torch::Tensor& annotations, const torch::Tensor& lengths);

    std::int64_t lastLayer() const { return m_lastLayer; }

    WordEmbedding m_embedding;

private:
    std::int64_t m_lastLayer = 0;
};

/// The encoder of the configuration's architecture.
std::shared_ptr<Encoder> makeEncoder(const ModelSizes& sizes, const SharedRandom& random);

} // namespace attentoscope
