// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/fusedattention.h"
#include "engine/arithmetic/linear.h"
#include "engine/arithmetic/modelrandom.h"
#include "engine/settings/modelsizes.h"
#include "engine/transformer/changedrows.h"
#include "engine/transformer/wordrows.h"
#include "engine/types/dissection.h"
#include "engine/types/translation.h"

#include <optional>
#include <torch/nn.h>
#include <torch/types.h>

namespace attentoscope {

/// From a raw score u(t,j) to the score before the softmax:
///   e(t,j) = C · tanh(u(t,j) / (C √K))
/// K is the number of products that are summed in a raw score (Vaswani and others 2017, section 3.2.1). The cap C keeps
/// scores within ±C (Bello and others 2017: Neural combinatorial optimization, equation 16), so that no weight of a row
/// is ever exactly one. Without a cap, e is u / √K. Without the scale, K is 1.
class ScoreShape
{
public:
    ScoreShape() = default;
    explicit ScoreShape(const ModelSizes& sizes);

    bool changesScores() const { return m_divisor != 1.0 || m_cap > 0.0; }
    torch::Tensor shaped(const torch::Tensor& raw) const;
    /// Appends the steps that lead from the last term, the raw score, to the final score.
    void explain(std::vector<DissectionTerm>& terms) const;

private:
    double m_divisor = 1.0; ///< √K
    double m_cap = 0.0; ///< c; 0 without a cap
};

struct AttentionQuery;

/// The annotations of one batch of sentences, and everything that an attention kind computes from them once for each
/// batch.
struct AttentionMemory
{
    torch::Tensor annotations; ///< (B, S, A)
    torch::Tensor keys; ///< usually (B, S, K), depending on the kind; undefined if the kind needs none
    torch::Tensor padding; ///< (B, 1, S): true beyond the end of the sentence
    std::optional<FusedAttention> fused; ///< has the same annotations and keys; none on the reference path
    /// For each layer of a Transformer, keys and values (M, 2D) of the words. If set, `keys` and `fused` are undefined.
    std::vector<torch::Tensor> layers = {};
    WordRows words = {}; ///< rows of the words for a Transformer
    HeadsAnswer heads = HeadsAnswer::None; ///< whether the caller asks for the weights of a Transformer's heads
    std::optional<AttentionHead> taught = {}; ///< the head of a Transformer whose weights get a separate gradient
    /// Used in decoding: the source token that gets the whole weight of the next rows. None: the rows are free.
    std::optional<std::int64_t> forcedColumn = {};
    /// Used to explain a step: receives the query, and may contain a context (B, T, A) to read instead of the real one.
    AttentionQuery* asked = nullptr;
    torch::Tensor otherContext = {};
};

/// The decoder's query at T consecutive steps.
struct AttentionQuery
{
    torch::Tensor state; ///< (B, T, H), the decoder state that the kind uses
    torch::Tensor embedded; ///< (B, T, E), the previous target words
    std::int64_t firstStep = 0; ///< number of the first of the T steps in its sentence, counted from 0
};

struct Attended
{
    torch::Tensor weights; ///< (B, T, S); exactly zero at padding
    torch::Tensor context; ///< (B, T, A)
    torch::Tensor centres; ///< (B, T): the centre of the window for local kinds; otherwise undefined
};

/// Options that all kinds have in common.
struct AttentionOptions
{
    ScoreShape shape;
    double weightDropout = 0.0; ///< dropout of the weights that make the context, during training
    double contextDropout = 0.0; ///< dropout of the context, during training
    SharedRandom random;
};

/// An attention kind. It computes a score for each annotation, a softmax over the annotations that are not padding, and
/// the sum of the annotations with these weights.
class Attention : public torch::nn::Module
{
public:
    /// Projects the annotations (B, S, A) once for each batch.
    virtual torch::Tensor keys(const torch::Tensor& annotations);

    void setOptions(AttentionOptions options) { m_options = std::move(options); }
    /// Changes these rows from now on; null ends that. See DisturbedRows.
    void change(const ChangedRows* rows) { m_changed = rows; }

    /// Scores (B, T, S) before the softmax.
    torch::Tensor scores(const AttentionQuery& query, const AttentionMemory& memory);

    /// Weights and contexts for T steps at once. In a forced row, the weight is exactly one at the forced column, and
    /// the context is the annotation of that column. The centre of a local kind cannot be forced.
    Attended attend(const AttentionQuery& query, const AttentionMemory& memory);

    /// How the score of one annotation at one step of one sentence (B = T = 1) is computed, by the kind's equation. The
    /// last term is the score.
    std::vector<DissectionTerm> explainScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position);
    /// How the weights of that step are computed from its scores.
    virtual RowArithmetic explainRow(const AttentionQuery& query, const AttentionMemory& memory);

protected:
    /// The kind's raw scores (B, T, S), before they are scaled and capped.
    virtual torch::Tensor rawScores(const AttentionQuery& query, const AttentionMemory& memory) = 0;
    virtual std::vector<DissectionTerm> explainRawScore(
        const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position) = 0;
    /// Does what attend() does, but without forced rows, and without dropout of the context.
    virtual Attended attendFreely(const AttentionQuery& query, const AttentionMemory& memory);
    /// The sum of the annotations with these weights, (B, T, A).
    torch::Tensor contextOf(const torch::Tensor& weights, const AttentionMemory& memory) const;

private:
    void applyChanged(Attended& attended, std::int64_t firstStep, const AttentionMemory& memory) const;

    AttentionOptions m_options;
    const ChangedRows* m_changed = nullptr;
};

} // namespace attentoscope
