// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"
#include "engine/model/wordembedding.h"
#include "engine/recurrent/recurrentstack.h"

namespace attentoscope {

/// A batch of source sentences after encoding.
struct EncodedSource
{
    torch::Tensor annotations; ///< (B, S, A), zero at padding
    torch::Tensor padding; ///< (B, 1, S), true beyond the end of the sentence
    torch::Tensor lengths; ///< (B)
    RecurrentState last; ///< each sentence's own last state, (layers · directions, B, H)
};

/// Embedding and recurrent layers; one annotation a source token, A = directions · H.
class EncoderImpl : public torch::nn::Module
{
public:
    EncoderImpl(const ModelSizes& sizes, SharedRandom random);

    /// `source` is (S, B), `lengths` (B) on the CPU.
    EncodedSource forward(const torch::Tensor& source, const torch::Tensor& lengths);

    /// The source words get the vectors of another embedding, whose parameter they stay.
    void tieWordsTo(const WordEmbeddingImpl& owner) { m_embedding->tieTo(owner); }

private:
    double m_dropout, m_embeddingDropout, m_stateDropout, m_wordDropout;
    SharedRandom m_random;
    WordEmbedding m_embedding{nullptr};
    RecurrentStack m_recurrent{nullptr};
};
TORCH_MODULE(Encoder);

} // namespace attentoscope
