// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/recurrentencoder.h"

namespace attentoscope {

RecurrentEncoder::RecurrentEncoder(const ModelSizes& sizes, const SharedRandom& random)
    : Encoder(sizes)
    , m_dropout(sizes.model.dropoutPlaces == DropoutPlaces::All ? sizes.model.dropout : 0.0)
    , m_embeddingDropout(sizes.model.embeddingDropout < 0.0 ? m_dropout : sizes.model.embeddingDropout)
    , m_stateDropout(sizes.model.stateDropout)
    , m_wordDropout(sizes.model.wordDropout)
    , m_random(random)
    , m_recurrent(register_module(
          "recurrent", RecurrentStack(RecurrentOptions{sizes.encoder, m_dropout, Arithmetic::of(sizes.model)}, random)))
{
}

EncodedSource RecurrentEncoder::forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer)
{
    auto embedded = m_embedding->forward(source); // (S, B, E)
    RecurrentState start;
    if (is_training()) {
        embedded = m_random->dropWords(m_random->dropout(embedded, m_embeddingDropout), m_wordDropout);
        start = m_recurrent->zeros(source.size(1));
        start.mask = m_random->dropoutMask(start.hidden, m_stateDropout);
    }
    auto output = m_recurrent->forward(embedded, start, lengths);
    if (is_training())
        output.states = m_random->dropout(output.states, m_dropout);
    const auto annotations = output.states.transpose(0, 1).contiguous();
    return {annotations, paddingOf(annotations, lengths), lengths, output.last, {}, {}};
}

} // namespace attentoscope
