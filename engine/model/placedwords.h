// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/modelrandom.h"
#include "engine/model/wordembedding.h"
#include "engine/settings/modelsizes.h"
#include "engine/transformer/positiontable.h"
#include "engine/transformer/wordrows.h"

namespace attentoscope {

/// What a Transformer's first layer reads: √D times the words' vectors, plus what says where they stand (Vaswani and
/// others 2017, sections 3.4 and 3.5). While training, words and numbers are dropped.
class PlacedWords
{
public:
    /// Makes the table of positions a part of `side`; `name` is that of the side.
    PlacedWords(torch::nn::Module& side, const std::string& name, const ModelSizes& sizes, SharedRandom random);

    /// Words (T, B), of which those of `rows` are taken, and whose first stands at position `first`: (N, D).
    torch::Tensor forward(
        WordEmbedding& embedding, const torch::Tensor& words, const WordRows& rows, std::int64_t first);

private:
    double m_scale; ///< √D
    double m_dropout, m_wordDropout;
    SharedRandom m_random;
    PositionTable m_positions;
};

} // namespace attentoscope
