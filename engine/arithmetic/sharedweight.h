// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/packedweight.h"

#include <ATen/core/ivalue.h>

namespace attentoscope {

/// Whether the packed copy for the way forward is kept on the way back. Of a weight of many megabytes one is enough
/// where nobody multiplies forward any more.
enum class PackedCopies : std::uint8_t { One, Both };

/// A weight (N, K) and its bias (N) in the hands of all the nodes of one graph that multiply by it: packed once for as
/// long as the weight stays as it is, and its gradient one product over the rows of all nodes, not one a node.
///
/// A node takes part so: its forward pass has `ticket()` among its inputs and calls multiply(); its backward pass calls
/// multiplyBack() and leaves its rows with addRows() and addBiasRows(). When the last of them has run, autograd reaches
/// the ticket's own node, which turns the rows into the gradients of weight and bias.
class StepWeight
{
public:
    StepWeight(const torch::Tensor& weight, torch::Tensor bias, Precision precision);
    /// Of rows of the weight and the bias only, as if they were one of their own.
    StepWeight(const torch::Tensor& weight, torch::Tensor bias, Precision precision, RowRange rows);

    /// A number through which gradients reach the weight; undefined while no gradients are wanted.
    torch::Tensor ticket();

    class Shared;
    using Handle = c10::intrusive_ptr<Shared>;
    const Handle& shared() const { return m_shared; }
    const torch::Tensor& weight() const;
    const torch::Tensor& bias() const;
    /// From now on by the packed copies of `owner`, whose weight's memory this one uses.
    void multiplyAs(const StepWeight& owner);

private:
    Handle m_shared;
    torch::Tensor m_ticket;
    std::uint32_t m_ticketVersion = 0;
};

class StepWeight::Shared : public torch::CustomClassHolder
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

    /// result (M, N) = rows (M, K) · weightᵀ + bias; with Add, what was there plus the product alone.
    void multiply(const torch::Tensor& rows, const torch::Tensor& result, Accumulation accumulation);
    /// result (M, K) = gradient (M, N) · weight, or added to what is there.
    void multiplyBack(const torch::Tensor& gradient, const torch::Tensor& result, Accumulation accumulation,
        PackedCopies copies = PackedCopies::One);
    /// Forgets the packed copies, for who knows that they are not wanted again.
    void unpack();
    /// To the weight's gradient. Multiplies many rows at once and keeps few until gradients() is called; they must not
    /// change before.
    void addRows(torch::Tensor gradient, torch::Tensor input);
    /// To the bias's gradient the sum of the rows (M, N), if there is a bias.
    void addBiasRows(const torch::Tensor& gradient);
    /// Of weight and bias, over all rows added; forgets them.
    std::pair<torch::Tensor, torch::Tensor> gradients();

    /// The whole weight, all rows of it.
    const torch::Tensor& wholeWeight() const { return m_weight; }
    const torch::Tensor& wholeBias() const { return m_bias; }
    torch::Tensor weight() const { return ownRows(m_weight); }
    torch::Tensor bias() const { return m_bias.defined() ? ownRows(m_bias) : m_bias; }
    Precision precision() const { return m_precision; }
    /// Whether the ticket's node has run: its ticket is spent.
    bool isSpent() const { return m_spent; }
    /// For a new ticket: forgets rows that an unfinished backward pass left.
    void begin();
    void multiplyAs(const Shared& owner) { m_packed = owner.m_packed; }

private:
    /// A packed copy that this one holds.
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
    std::vector<torch::Tensor> m_gradients, m_inputs; ///< rows that wait for others
    torch::Tensor m_weightGradient, m_biasGradient; ///< of those that do not; undefined before the first
    bool m_spent = true;
};

inline const torch::Tensor& StepWeight::weight() const
{
    return m_shared->wholeWeight();
}

inline const torch::Tensor& StepWeight::bias() const
{
    return m_shared->wholeBias();
}

/// A module that multiplies by such weights.
class HasStepWeights
{
public:
    virtual ~HasStepWeights() = default;
    /// In the same order in every module of the same making.
    virtual std::vector<StepWeight*> stepWeights() = 0;
};

} // namespace attentoscope
