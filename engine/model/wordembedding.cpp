// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/wordembedding.h"

#include "engine/corpus/tokens/vocabulary.h"

namespace attentoscope {

WordEmbeddingImpl::WordEmbeddingImpl(const LinearMap* table, std::int64_t size) : m_size(size)
{
    if (table)
        m_weight = register_parameter("weight", torch::empty({table->outputs, table->inputs}));
    else
        m_one = register_buffer("one", torch::ones({1}));
}

torch::Tensor WordEmbeddingImpl::forward(const torch::Tensor& words)
{
    if (m_weight.defined())
        return torch::embedding(m_weight, words.to(m_weight.device()));
    const auto read = words.to(m_one.device());
    const auto shown = torch::logical_and(read.ne(Vocabulary::start), read.ne(Vocabulary::padding));
    return torch::one_hot(read, m_size) * shown.unsqueeze(-1) * m_one;
}

} // namespace attentoscope
