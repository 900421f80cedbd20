// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/encoder.h"
#include "engine/model/placedwords.h"
#include "engine/transformer/encoderlayer.h"

namespace attentoscope {

/// The encoder of Vaswani and others 2017 with the names of torch.nn.TransformerEncoder, and like it with a
/// normalisation after the last layer; one annotation a source token, A = D.
class TransformerEncoder final : public Encoder
{
public:
    TransformerEncoder(const ModelSizes& sizes, const SharedRandom& random);

    EncodedSource forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted) override;

private:
    PlacedWords m_words;
    std::vector<EncoderLayer> m_layers;
    Normalization m_norm{nullptr};
};

} // namespace attentoscope
