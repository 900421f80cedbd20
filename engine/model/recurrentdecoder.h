// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/decoder.h"

namespace attentoscope {

/// What decoders of recurrent layers share: their first state, and one attention.
class RecurrentDecoder : public Decoder
{
public:
    DecoderState start(const EncodedSource& source) override;
    AttentionMemory memory(const EncodedSource& source) override;
    Attention* attention() const override { return m_attention.get(); }

protected:
    RecurrentDecoder(const ModelSizes& sizes, SharedRandom random);

    /// Embeds previous words, with dropout while training: (T, B, E).
    torch::Tensor embed(const torch::Tensor& words);
    /// As makeOutput().
    void makeRecurrent();

    std::shared_ptr<Attention> m_attention; ///< null without attention
    RecurrentStack m_recurrent{nullptr};

private:
    void makeBridges();
    RecurrentState firstState(const EncodedSource& source);
    torch::Tensor bridged(const torch::Tensor& state, std::int64_t firstBridge);

    torch::nn::ModuleList m_bridges;
};

} // namespace attentoscope
