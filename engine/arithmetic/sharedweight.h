// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/packedmatrix.h"

#include <ATen/core/ivalue.h>
#include <memory>
#include <mutex>
#include <torch/nn/module.h>
#include <torch/types.h>

namespace attentoscope {

struct RowRange
{
    std::int64_t first = 0, count = 0;
};

/// Packed copies of some rows of a weight (N, K), for the forward and the backward product. All threads share a copy.
/// It is made again when the weight has changed, and freed when nobody holds it. May be used from several threads.
class PackedWeight
{
public:
    using Copy = std::shared_ptr<const PackedMatrix>;

    PackedWeight(torch::Tensor weight, Precision precision, RowRange rows)
        : m_weight(std::move(weight)), m_precision(precision), m_rows(rows)
    {
    }

    /// A number that changes whenever the weight changes.
    std::uint32_t version() const { return m_weight._version(); }
    Copy forward(); ///< (K, N)
    Copy back(); ///< (N, K)

private:
    struct Kept
    {
        std::weak_ptr<const PackedMatrix> copy;
        std::uint32_t version = 0;
    };
    Copy keep(Kept& kept, const torch::Tensor& matrix);
    torch::Tensor rows() const { return m_weight.detach().narrow(0, m_rows.first, m_rows.count); }

    torch::Tensor m_weight;
    Precision m_precision;
    RowRange m_rows;
    std::mutex m_mutex;
    Kept m_forward, m_back;
};

/// Whether the forward copy is kept during the backward pass. If nobody multiplies forward any more, one copy of a
/// large weight is enough.
enum class PackedCopies : std::uint8_t { One, Both };

/// A weight (N, K) and its bias (N), by which all nodes of one graph multiply. The weight is packed again only when it
/// changes. Its gradient is one product over the rows of all nodes, instead of one product for each node.
///
/// A node's forward pass has `anchor()` among its inputs and calls multiply(). Its backward pass calls multiplyBack(),
/// accumulate() and accumulateBias(). When the last node has run, autograd reaches the anchor's own node. That node
/// turns the accumulated rows into the gradients of weight and bias.
class SharedWeight
{
public:
    SharedWeight(const torch::Tensor& weight, torch::Tensor bias, Precision precision);
    /// Shares only the given rows of the weight and the bias.
    SharedWeight(const torch::Tensor& weight, torch::Tensor bias, Precision precision, RowRange rows);

    /// The tensor through which autograd reaches the weight. Undefined if no gradients are needed.
    torch::Tensor anchor();

    class Shared;
    using Handle = c10::intrusive_ptr<Shared>;
    const Handle& shared() const { return m_shared; }
    const torch::Tensor& weight() const;
    const torch::Tensor& bias() const;
    /// Forgets what a failed backward pass has accumulated, so that it is not counted when the step is repeated.
    void forgetUnfinished();
    /// Uses the packed copies of `owner` from now on. Both must share the memory of their weights.
    void multiplyAs(const SharedWeight& owner);

private:
    Handle m_shared;
    torch::Tensor m_anchor;
    std::uint32_t m_anchorVersion = 0;
};

class SharedWeight::Shared : public torch::CustomClassHolder
{
public:
    Shared(const torch::Tensor& weight, torch::Tensor bias, Precision precision, RowRange rows)
        : m_weight(weight)
        , m_bias(std::move(bias))
        , m_precision(precision)
        , m_rows(rows)
        , m_packed(std::make_shared<PackedWeight>(weight, precision, rows))
    {
    }

    /// result (M, N) = rows (M, K) · weightᵀ + bias. With Add, only the product is added to `result`.
    void multiply(const torch::Tensor& rows, const torch::Tensor& result, Accumulation accumulation);
    /// result (M, K) = gradient (M, N) · weight. With Add, it is added to `result`.
    void multiplyBack(const torch::Tensor& gradient, const torch::Tensor& result, Accumulation accumulation,
        PackedCopies copies = PackedCopies::One);
    /// Frees the packed copies.
    void unpack();
    /// Accumulates gradientᵀ · input (M, N), (M, K) for the weight. If there are few rows, they are kept until
    /// gradients() multiplies all of them at once. Many rows are multiplied immediately.
    void accumulate(torch::Tensor gradient, torch::Tensor input);
    /// Accumulates the sum of the rows (M, N) for the bias, if there is one.
    void accumulateBias(const torch::Tensor& gradient);
    /// The gradients of weight and bias from everything that was accumulated. Forgets it afterwards.
    std::pair<torch::Tensor, torch::Tensor> gradients();

    /// The weight with all of its rows.
    const torch::Tensor& wholeWeight() const { return m_weight; }
    const torch::Tensor& wholeBias() const { return m_bias; }
    torch::Tensor weight() const { return ownRows(m_weight); }
    torch::Tensor bias() const { return m_bias.defined() ? ownRows(m_bias) : m_bias; }
    Precision precision() const { return m_precision; }
    /// Whether the anchor's node has run.
    bool isUsed() const { return m_used; }
    /// Forgets everything that was accumulated.
    void forget();
    void begin(); ///< called for a new anchor
    void multiplyAs(const Shared& owner) { m_packed = owner.m_packed; }

private:
    /// A packed copy that this object holds.
    struct Held
    {
        PackedWeight::Copy copy;
        std::uint32_t version = 0;
    };
    const PackedMatrix& hold(Held& held, PackedWeight::Copy (PackedWeight::*get)());
    void addProduct(const torch::Tensor& gradient, const torch::Tensor& input);
    torch::Tensor ownRows(const torch::Tensor& tensor) const
    {
        return tensor.detach().narrow(0, m_rows.first, m_rows.count);
    }

    torch::Tensor m_weight, m_bias;
    Precision m_precision;
    RowRange m_rows;
    std::shared_ptr<PackedWeight> m_packed;
    Held m_forward, m_backward;
    std::vector<torch::Tensor> m_gradients, m_inputs; ///< rows that are multiplied later, together
    torch::Tensor m_weightGradient, m_biasGradient; ///< sums of the products so far; undefined before the first
    bool m_used = true;
};

inline const torch::Tensor& SharedWeight::weight() const
{
    return m_shared->wholeWeight();
}

inline const torch::Tensor& SharedWeight::bias() const
{
    return m_shared->wholeBias();
}

/// A module that multiplies by shared weights.
class HasSharedWeights
{
public:
    virtual ~HasSharedWeights() = default;
    /// The order is the same in every module that was made in the same way.
    virtual std::vector<SharedWeight*> sharedWeights() = 0;
};

/// Forgets the gradients of the module's parameters, and what a failed backward pass has accumulated for them.
void forgetGradients(torch::nn::Module& module);

/// Adds the sum of the rows (M, N) to `sums` (N). Both are float32 and dense.
void addColumnSums(const torch::Tensor& rows, const torch::Tensor& sums);

} // namespace attentoscope
