// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"
#include "engine/transformer/attentionheads.h"
#include "engine/transformer/attentiontrace.h"

#include <torch/nn.h>

namespace attentoscope {

/// One row of one head whose whole weight is on one column; all counted from 0.
struct ForcedCell
{
    std::int64_t head, row, column;
};

/// The learned maps around several heads, with the names and layouts of torch.nn.MultiheadAttention: queries, keys and
/// values are rows of one matrix (3D, D), and one more map reads the heads' contexts.
class MultiHeadAttentionImpl : public torch::nn::Module, public HasSharedWeights
{
public:
    /// `path` names it among the maps: "encoder.layers.0.self_attn".
    MultiHeadAttentionImpl(const ModelSizes& sizes, const std::string& path, SharedRandom random);

    /// Queries, keys and values (N, 3D) of the same words (N, D).
    torch::Tensor project(const torch::Tensor& words);
    torch::Tensor queries(const torch::Tensor& words); ///< (N, D)
    torch::Tensor keysAndValues(const torch::Tensor& words); ///< (M, 2D)

    /// What the words read of each other, (N, D) after the last map, from what project() gave.
    HeadAttended attendToSelf(const torch::Tensor& projected, const WordRows& words, const HeadMask& mask);
    /// What the words whose queries are given read of the others. A forced key gets all of every head's weight.
    HeadAttended attend(const WordQueries& queries, const WordMemory& memory, const HeadMask& mask,
        std::optional<std::int64_t> forcedKey = {});

    /// From now on every call is recorded there; null: none is.
    void watch(AttentionTrace* trace) { m_trace = trace; }
    /// Heads, counted from 0, whose contexts are zero from now on; their weights stay as they are. See SwitchedOff.
    void switchOff(std::vector<std::int64_t> heads) { m_switchedOff = std::move(heads); }
    const std::vector<std::int64_t>& switchedOff() const { return m_switchedOff; }
    /// From now on these cells have the weight one, in every sentence, and the context of their row is the value of
    /// their column. See ForcedHeads.
    void force(std::vector<ForcedCell> cells) { m_forced = std::move(cells); }
    const std::vector<ForcedCell>& forced() const { return m_forced; }

    std::vector<SharedWeight*> sharedWeights() override { return {&m_all, &m_query, &m_keysAndValues}; }

private:
    HeadAttended finished(HeadAttended attended, const WordQueries& queries, const WordMemory& memory);
    torch::Tensor product(const torch::Tensor& words, SharedWeight& rows, RowRange range);
    void applyForced(HeadAttended& attended, const WordQueries& queries, const WordMemory& memory) const;
    torch::Tensor outputOf(const torch::Tensor& contexts); ///< both (N, D)

    torch::Tensor m_weight, m_bias; ///< in_proj_weight (3D, D), in_proj_bias (3D)
    std::int64_t m_size; ///< D
    Arithmetic m_arithmetic;
    SharedWeight m_all, m_query, m_keysAndValues;
    AttentionHeads m_heads;
    std::vector<std::int64_t> m_switchedOff;
    std::vector<ForcedCell> m_forced;
    Linear m_output;
    AttentionTrace* m_trace = nullptr;
};
TORCH_MODULE(MultiHeadAttention);

} // namespace attentoscope
