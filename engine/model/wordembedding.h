// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <torch/nn.h>

namespace attentoscope {

/// From word ids to vectors: a learned table with torch's name (weight, (V, E)), or one-hot vectors of length V, where
/// the start token and padding are zero vectors.
class WordEmbeddingImpl : public torch::nn::Module
{
public:
    WordEmbeddingImpl(WordVectors kind, std::int64_t vocabulary, std::int64_t embeddingSize);

    /// (T, B) → (T, B, size()).
    torch::Tensor forward(const torch::Tensor& words);
    std::int64_t size() const { return m_size; }
    const torch::Tensor& weight() const { return m_weight; } ///< undefined for one-hot vectors

private:
    std::int64_t m_size;
    torch::Tensor m_weight;
    torch::Tensor m_one; ///< the number in a one-hot vector: it has the model's type
};
TORCH_MODULE(WordEmbedding);

} // namespace attentoscope
