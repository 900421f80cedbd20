// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/wordembedding.h"

#include "engine/corpus/tokens/vocabulary.h"

namespace attentoscope {

WordEmbeddingImpl::WordEmbeddingImpl(WordVectors kind, std::int64_t vocabulary, std::int64_t embeddingSize)
    : m_size(kind == WordVectors::OneHot ? vocabulary : embeddingSize)
{
    if (kind == WordVectors::Learned)
        m_weight = register_parameter("weight", torch::empty({vocabulary, embeddingSize}));
    else
        m_one = register_buffer("one", torch::ones({1}));
}

torch::Tensor WordEmbeddingImpl::forward(const torch::Tensor& words)
{
    if (m_weight.defined())
        return torch::embedding(m_weight, words);
    const auto shown = torch::logical_and(words.ne(Vocabulary::start), words.ne(Vocabulary::padding));
    return torch::one_hot(words, m_size) * shown.unsqueeze(-1) * m_one;
}

} // namespace attentoscope
