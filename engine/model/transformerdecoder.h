// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/decoder.h"
#include "engine/model/placedwords.h"
#include "engine/transformer/decoderlayer.h"

namespace attentoscope {

/// The decoder of Vaswani and others 2017 with the names of torch.nn.TransformerDecoder, and like it with a
/// normalisation after the last layer, whose result is the readout, R = D. Keys and values of words that were read
/// are kept from step to step, and those of the source are computed once a batch.
class TransformerDecoder final : public Decoder
{
public:
    TransformerDecoder(const ModelSizes& sizes, const SharedRandom& random);

    DecoderState start(const EncodedSource& source) override;
    AttentionMemory memory(const EncodedSource& source) override;
    DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) override;

private:
    PlacedWords m_words;
    std::vector<DecoderLayer> m_layers;
    Normalization m_norm{nullptr};
};

} // namespace attentoscope
