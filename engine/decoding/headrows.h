// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/decoder.h"
#include "engine/types/translation.h"

namespace attentoscope {

/// Collects what one sentence's heads attend to while it is decoded. A model without heads has none to give.
class HeadRows
{
public:
    /// Of that many source tokens.
    explicit HeadRows(std::size_t columns) : m_columns(columns) { }

    /// Takes the encoder's weights of one sentence of a batch, of each layer (B, H, S, S).
    void setEncoder(const std::vector<torch::Tensor>& layers, std::int64_t sentence);
    /// Takes the weights of the next target token: those of one sentence at one of the steps that `heads` has.
    void append(const DecoderHeads& heads, std::int64_t sentence, std::int64_t step);

    /// Encoder, cross, decoder; then by layer and head.
    std::vector<HeadMap> maps() const;

private:
    struct Head
    {
        AttentionHead id;
        std::vector<float> weights; ///< rows one after the other; of a decoder head, row t has t + 1 numbers
    };
    void appendRows(std::vector<Head>& heads, HeadKind kind, const std::vector<torch::Tensor>& layers,
        std::int64_t sentence, std::int64_t step, std::size_t columns);
    AttentionMap map(const Head& head) const;

    std::size_t m_columns;
    std::size_t m_rows = 0; ///< target tokens so far
    std::vector<Head> m_encoder, m_cross, m_decoder;
};

} // namespace attentoscope
