// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/encoder.h"

namespace attentoscope {

/// Embedding and recurrent layers; one annotation a source token, A = directions · H.
class RecurrentEncoder final : public Encoder
{
public:
    RecurrentEncoder(const ModelSizes& sizes, const SharedRandom& random);

    EncodedSource forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted) override;

private:
    double m_dropout, m_embeddingDropout, m_stateDropout, m_wordDropout;
    SharedRandom m_random;
    RecurrentStack m_recurrent;
};

} // namespace attentoscope
