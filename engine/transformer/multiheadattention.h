// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/arithmetic.h"
#include "engine/arithmetic/fusedheads.h"
#include "engine/arithmetic/linear.h"
#include "engine/arithmetic/modelrandom.h"
#include "engine/transformer/changedrows.h"
#include "engine/transformer/wordrows.h"

#include <torch/nn.h>
#include <torch/types.h>
#include <vector>

namespace attentoscope {

/// Recorded inputs and outputs of one layer's heads for one sentence: a tensor (T, D) for each call.
struct AttentionTrace
{
    std::vector<torch::Tensor> rows; ///< inputs of the queries
    std::vector<torch::Tensor> columns; ///< inputs of the keys and values
    std::vector<torch::Tensor> queries;
    torch::Tensor keysAndValues; ///< (S, 2D): keys and values of all columns so far
    std::vector<torch::Tensor> outputs; ///< outputs of all heads, after the last map
};

/// Whether a query may attend to words after its own.
enum class Future : std::uint8_t { Seen, Hidden };

/// Says to which keys of its sentence a query may attend.
struct HeadMask
{
    Future future = Future::Seen;
    HeadsAnswer wanted = HeadsAnswer::None; ///< whether the caller needs the weights
};

struct WordQueries
{
    torch::Tensor matrix; ///< (N, D)
    WordRows words;
    std::int64_t first = 0; ///< position of the word of each sentence's first query, from 0
};

/// Keys and values in one matrix.
struct WordMemory
{
    torch::Tensor matrix; ///< (M, 2D)
    WordRows words;
};

struct HeadAttended
{
    torch::Tensor context; ///< (N, D): the contexts of all heads side by side
    /// (B, H, T, S), without dropout; exactly zero where the mask hides a key. May be undefined if the caller did not
    /// request them.
    torch::Tensor weights;
};

/// Scaled dot-product attention in several heads (Vaswani and others 2017, section 3.2):
///   α = softmax(q kᵀ / √(D/H)),   context = α v
/// Each head reads its own D/H of the numbers of queries (N, D), keys and values (M, D), which are the rows of words.
class AttentionHeads
{
public:
    AttentionHeads(std::int64_t heads, double dropout, Arithmetic arithmetic, SharedRandom random)
        : m_heads(heads), m_dropout(dropout), m_arithmetic(arithmetic), m_random(std::move(random))
    {
    }

    std::int64_t count() const { return m_heads; }

    /// `projected` (N, 3D) has queries, keys and values of the same words. During training, dropout leaves some weights
    /// out of the context.
    HeadAttended attendToSelf(
        const torch::Tensor& projected, const WordRows& words, const HeadMask& mask, bool isTraining) const;
    /// `memory` has keys and values of other words. If the future is hidden, the queries belong to the last T of these
    /// words.
    HeadAttended attendToMemory(
        const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, bool isTraining) const;
    /// Gives this key the weight one in every head, so that its value is the context.
    HeadAttended attendTo(std::int64_t key, const WordQueries& queries, const WordMemory& memory) const;

private:
    HeadAttended reference(
        const WordQueries& queries, const WordMemory& memory, const HeadMask& mask, bool isTraining) const;
    HeadsOptions options(const HeadMask& mask, bool isTraining) const;

    std::int64_t m_heads;
    double m_dropout;
    Arithmetic m_arithmetic;
    SharedRandom m_random;
};

/// A row of a head whose whole weight is on one column. All are counted from 0.
struct ForcedCell
{
    std::int64_t head, row, column;
};

/// The learned maps around several heads, with the names and layouts of torch.nn.MultiheadAttention. Queries, keys and
/// values are rows of one matrix (3D, D). Another map reads the heads' contexts.
class MultiHeadAttentionImpl : public torch::nn::Module, public HasSharedWeights
{
public:
    /// The names of its weights begin with `path`: "encoder.layers.0.self_attn".
    MultiHeadAttentionImpl(const ModelSizes& sizes, const std::string& path, SharedRandom random);

    /// Queries, keys and values (N, 3D) of the words (N, D).
    torch::Tensor project(const torch::Tensor& words);
    torch::Tensor queries(const torch::Tensor& words); ///< (N, D)
    torch::Tensor keysAndValues(const torch::Tensor& words); ///< (M, 2D)

    /// Attention of the words to each other, from the result of project(). The context is (N, D) after the output map.
    HeadAttended attendToSelf(const torch::Tensor& projected, const WordRows& words, const HeadMask& mask);
    /// Attention of the queries' words to other words. If a key is forced, it gets the whole weight of every head.
    HeadAttended attend(const WordQueries& queries, const WordMemory& memory, const HeadMask& mask,
        std::optional<std::int64_t> forcedKey = {});

    /// Records every call in `trace` from now on; null ends that.
    void watch(AttentionTrace* trace) { m_trace = trace; }
    /// From now on, the contexts of these heads (counted from 0) are zero. Their weights stay as they are. See
    /// SwitchedOff.
    void switchOff(std::vector<std::int64_t> heads) { m_switchedOff = std::move(heads); }
    const std::vector<std::int64_t>& switchedOff() const { return m_switchedOff; }
    /// From now on, these cells have the weight one in every sentence, so the context of their row is the value of
    /// their column. See ForcedHeads.
    void force(std::vector<ForcedCell> cells) { m_forced = std::move(cells); }
    const std::vector<ForcedCell>& forced() const { return m_forced; }
    /// From now on, changes these rows of this head (counted from 0; none: of all heads) when the caller requests
    /// weights. Null ends that. See DisturbedRows.
    void change(const ChangedRows* rows, std::optional<std::int64_t> head)
    {
        m_changed = rows;
        m_changedHead = head;
    }

    std::vector<SharedWeight*> sharedWeights() override { return {&m_all, &m_query, &m_keysAndValues}; }

private:
    HeadAttended finished(HeadAttended attended, const WordQueries& queries, const WordMemory& memory);
    /// Attention after the rows are changed. Columns of words after the row's own may be hidden.
    HeadAttended changed(
        HeadAttended attended, const WordQueries& queries, const WordMemory& memory, Future future) const;
    torch::Tensor product(const torch::Tensor& words, SharedWeight& rows, RowRange range);
    void applyForced(HeadAttended& attended, const WordQueries& queries, const WordMemory& memory) const;
    torch::Tensor outputOf(const torch::Tensor& contexts); ///< input and result are (N, D)

    torch::Tensor m_weight, m_bias; ///< in_proj_weight (3D, D), in_proj_bias (3D)
    std::int64_t m_size; ///< D
    Arithmetic m_arithmetic;
    SharedWeight m_all, m_query, m_keysAndValues;
    AttentionHeads m_heads;
    std::vector<std::int64_t> m_switchedOff;
    std::vector<ForcedCell> m_forced;
    const ChangedRows* m_changed = nullptr;
    std::optional<std::int64_t> m_changedHead;
    Linear m_output;
    AttentionTrace* m_trace = nullptr;
};
TORCH_MODULE(MultiHeadAttention);

} // namespace attentoscope
