// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/modelrandom.h"
#include "engine/settings/modelsizes.h"
#include "engine/transformer/wordrows.h"

#include <torch/nn.h>

namespace attentoscope {

/// Turns word ids into vectors. It uses a learned table with torch's name (weight, (V, E)). Or it makes one-hot vectors
/// of length V, with zero vectors for the start token and padding. With a table, a setting can make the start token's
/// vector zero, whatever its row is.
class WordEmbeddingImpl : public torch::nn::Module
{
public:
    /// Without a table the vectors are one-hot.
    WordEmbeddingImpl(const LinearMap* table, std::int64_t size, StartVector start = StartVector::Learned);

    /// From (T, B), on any device, to (T, B, size), on the model's device.
    torch::Tensor forward(const torch::Tensor& words);
    const torch::Tensor& weight() const { return m_weight; } ///< undefined for one-hot vectors
    std::int64_t words() const { return m_weight.defined() ? m_weight.size(0) : m_size; }
    /// From now on, ids from words() upwards mean these vectors (N, size), which are in no table. Undefined ends that.
    void setStandIns(torch::Tensor vectors) { m_standIns = std::move(vectors); }
    /// Uses the vectors of another module, which owns the parameter.
    void tieTo(const WordEmbeddingImpl& owner) { m_weight = owner.m_weight; }

private:
    torch::Tensor ofTable(const torch::Tensor& words);

    std::int64_t m_size;
    StartVector m_start;
    torch::Tensor m_weight;
    torch::Tensor m_standIns;
    torch::Tensor m_one; ///< the 1 of a one-hot vector, in the model's type
};
TORCH_MODULE(WordEmbedding);

/// Vectors added to those of words, so that a Transformer knows their positions: a row (D) for each position. Without a
/// table they are sinusoids (Vaswani and others 2017, section 3.5):
///   p(t, 2i) = sin(t / 10000^(2i/D)),   p(t, 2i+1) = cos(t / 10000^(2i/D))
/// A fixed table is not trained. In each row it has these sines first and then these cosines, as in Marian. A model of
/// others may bring other numbers, which begin at another position or have other wave lengths.
class PositionTableImpl : public torch::nn::Module
{
public:
    PositionTableImpl(const LinearMap* table, std::int64_t size, Positions kind);

    /// (count, D), beginning with position `first`, counted from 0. A table must be long enough.
    torch::Tensor forward(std::int64_t first, std::int64_t count);

private:
    std::int64_t m_size;
    torch::Tensor m_weight; ///< (positions, D); undefined for sinusoids
    torch::Tensor m_waves; ///< (positions, D), up to the largest position so far
};
TORCH_MODULE(PositionTable);

/// The input of a Transformer's first layer: √D times the vectors of words, plus the vectors of their positions
/// (Vaswani and others 2017, sections 3.4 and 3.5). During training, dropout is applied to words and to numbers.
class PlacedWords
{
public:
    /// Adds the table of positions to the module `side`, whose name is `name`.
    PlacedWords(torch::nn::Module& side, const std::string& name, const ModelSizes& sizes, SharedRandom random);

    /// (N, D): the input for some of the words (T, B), as `rows` selects them. The first word has the position `first`.
    torch::Tensor forward(
        WordEmbedding& embedding, const torch::Tensor& words, const WordRows& rows, std::int64_t first);

private:
    double m_scale; ///< √D
    double m_dropout, m_wordDropout;
    SharedRandom m_random;
    PositionTable m_positions;
};

} // namespace attentoscope
