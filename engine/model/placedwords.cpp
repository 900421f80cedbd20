// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placedwords.h"

#include <cmath>

namespace attentoscope {

PlacedWords::PlacedWords(torch::nn::Module& side, const std::string& name, const ModelSizes& sizes, SharedRandom random)
    : m_scale(std::sqrt(static_cast<double>(sizes.transformer.model)))
    , m_dropout(sizes.model.embeddingDropout < 0.0 ? sizes.model.dropout : sizes.model.embeddingDropout)
    , m_wordDropout(sizes.model.wordDropout)
    , m_random(std::move(random))
    , m_positions(side.register_module(
          "positions", PositionTable(sizes.find(name + ".positions.weight"), sizes.transformer.model)))
{
}

torch::Tensor PlacedWords::forward(
    WordEmbedding& embedding, const torch::Tensor& words, const WordRows& rows, std::int64_t first)
{
    auto vectors = embedding->forward(rows.taken(words.t())) * m_scale;
    if (embedding->is_training())
        vectors = m_random->dropWords(vectors, m_wordDropout);
    const auto positions = m_positions->forward(first, words.size(0)).to(vectors.device(), vectors.scalar_type());
    const auto placed = vectors + rows.taken(positions.expand({words.size(1), -1, -1}));
    return embedding->is_training() ? m_random->dropout(placed, m_dropout) : placed;
}

} // namespace attentoscope
