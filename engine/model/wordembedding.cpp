// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/wordembedding.h"

#include "engine/corpus/tokens/vocabulary.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

torch::Tensor sinusoids(std::int64_t positions, std::int64_t size)
{
    const auto places = torch::arange(positions, torch::kFloat64).unsqueeze(1);
    const auto even = torch::arange(0, size, 2, torch::kFloat64);
    const auto angles = places * (even * (-std::log(10'000.0) / static_cast<double>(size))).exp();
    return torch::stack({angles.sin(), angles.cos()}, -1).flatten(1).narrow(1, 0, size);
}

/// Sinusoids with the sines of all wave lengths first, then the cosines.
torch::Tensor sinusoidHalves(std::int64_t positions, std::int64_t size)
{
    const auto waves = sinusoids(positions, size);
    return torch::cat({waves.slice(1, 0, size, 2), waves.slice(1, 1, size, 2)}, 1);
}

} // namespace

WordEmbeddingImpl::WordEmbeddingImpl(const LinearMap* table, std::int64_t size, StartVector start)
    : m_size(size), m_start(start)
{
    if (table)
        m_weight = register_parameter("weight", torch::empty({table->outputs, table->inputs}));
    else
        m_one = register_buffer("one", torch::ones({1}));
}

torch::Tensor WordEmbeddingImpl::forward(const torch::Tensor& words)
{
    if (!m_standIns.defined())
        return ofTable(words);
    const auto isStandIn = words.ge(this->words());
    const auto standIns = torch::embedding(m_standIns, (words - this->words()).clamp_min(0).to(m_standIns.device()));
    return torch::where(isStandIn.unsqueeze(-1).to(standIns.device()), standIns,
        ofTable(words.masked_fill(isStandIn, Vocabulary::unknown)));
}

torch::Tensor WordEmbeddingImpl::ofTable(const torch::Tensor& words)
{
    if (m_weight.defined()) {
        const auto read = words.to(m_weight.device());
        const auto vectors = torch::embedding(m_weight, read);
        return m_start == StartVector::Zero ? vectors.masked_fill(read.eq(Vocabulary::start).unsqueeze(-1), 0.0)
                                            : vectors;
    }
    const auto read = words.to(m_one.device());
    const auto shown = torch::logical_and(read.ne(Vocabulary::start), read.ne(Vocabulary::padding));
    return torch::one_hot(read, m_size) * shown.unsqueeze(-1) * m_one;
}

PositionTableImpl::PositionTableImpl(const LinearMap* table, std::int64_t size, Positions kind) : m_size(size)
{
    if (!table)
        return;
    const bool isFixed = kind == Positions::FixedTable;
    const auto rows = isFixed ? sinusoidHalves(table->outputs, size).to(torch::kFloat32)
                              : torch::empty({table->outputs, table->inputs});
    m_weight = register_parameter("weight", rows, /*requires_grad=*/!isFixed);
}

torch::Tensor PositionTableImpl::forward(std::int64_t first, std::int64_t count)
{
    if (m_weight.defined())
        return m_weight.narrow(0, first, count);
    constexpr std::int64_t usual = 128;
    if (!m_waves.defined() || m_waves.size(0) < first + count)
        m_waves = sinusoids(std::max(usual, 2 * (first + count)), m_size);
    return m_waves.narrow(0, first, count);
}

PlacedWords::PlacedWords(torch::nn::Module& side, const std::string& name, const ModelSizes& sizes, SharedRandom random)
    : m_scale(std::sqrt(static_cast<double>(sizes.transformer.model)))
    , m_dropout(sizes.model.embeddingDropout < 0.0 ? sizes.model.dropout : sizes.model.embeddingDropout)
    , m_wordDropout(sizes.model.wordDropout)
    , m_random(std::move(random))
    , m_positions(side.register_module("positions",
          PositionTable(sizes.find(name + ".positions.weight"), sizes.transformer.model, sizes.model.positions)))
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
