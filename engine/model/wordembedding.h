// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/linearmap.h"

#include <torch/nn.h>

namespace attentoscope {

/// From word ids to vectors: a learned table with torch's name (weight, (V, E)), or one-hot vectors of length V, where
/// the start token and padding are zero vectors.
class WordEmbeddingImpl : public torch::nn::Module
{
public:
    /// Without a table the vectors are one-hot.
    WordEmbeddingImpl(const LinearMap* table, std::int64_t size);

    /// (T, B), of any device, → (T, B, size) on the model's.
    torch::Tensor forward(const torch::Tensor& words);
    const torch::Tensor& weight() const { return m_weight; } ///< undefined for one-hot vectors
    /// Takes the vectors of another module, whose parameter they stay.
    void tieTo(const WordEmbeddingImpl& owner) { m_weight = owner.m_weight; }

private:
    std::int64_t m_size;
    torch::Tensor m_weight;
    torch::Tensor m_one; ///< the number in a one-hot vector: it has the model's type
};
TORCH_MODULE(WordEmbedding);

} // namespace attentoscope
