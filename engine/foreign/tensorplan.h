// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/foreign/storedweights.h"

#include <initializer_list>
#include <set>

namespace attentoscope {

/// Rows of one of our tensors, and where their numbers come from.
struct TensorPart
{
    const TensorPlace* stored = nullptr; ///< null: the numbers are here
    std::int64_t first = 0; ///< row of the stored tensor
    std::int64_t rows = 0;
    std::shared_ptr<const std::vector<float>> numbers;
};

/// One of our network's tensors, with the name that it has in a run's model.safetensors.
struct ForeignTensor
{
    std::string name;
    std::vector<std::int64_t> shape;
    std::vector<TensorPart> parts; ///< from the first row to the last
};

/// Says of which stored rows our tensors are made, and which stored tensors are used. A stored tensor that is missing
/// or has other sizes than the configuration asks for is a ForeignRefusal.
class TensorPlan
{
public:
    explicit TensorPlan(const StoredWeights& weights) : m_weights(weights) { }

    bool has(const std::string& theirs) const { return m_weights.find(theirs) != nullptr; }
    /// Marks it as used.
    const TensorPlace& take(const std::string& theirs, const std::vector<std::int64_t>& shape);
    void ignore(const std::string& theirs) { m_used.insert(theirs); } ///< it changes nothing that is computed

    struct Rows
    {
        std::string theirs;
        std::int64_t rows;
    };
    /// Matrices (rows, width) under each other; vectors if the width is 0.
    void stack(const std::string& ours, std::int64_t width, std::initializer_list<Rows> theirs);
    /// Rows by our ids: row i is row order[i] of the table, or zero if that is −1.
    void order(
        const std::string& ours, const TensorPlace& table, std::int64_t width, const std::vector<std::int32_t>& order);
    /// What is added to the logits by our ids: the stored number, 0 without a stored vector, and `neverChosen` for ids
    /// that are not theirs, that the decoder must not choose, or that a later id repeats: it would be counted twice.
    void orderBias(const std::string& ours, const TensorPlace* stored, const std::vector<std::int32_t>& order,
        const std::set<std::int32_t>& forbidden);
    static constexpr float neverChosen = -10'000.0F;
    void compute(
        const std::string& ours, std::vector<std::int64_t> shape, std::shared_ptr<const std::vector<float>> numbers);
    /// Rows from the first on.
    void copyRows(const std::string& ours, const TensorPlace& table, std::int64_t rows);

    std::vector<std::string> unused() const; ///< names of stored tensors
    std::vector<ForeignTensor> taken() { return std::move(m_tensors); }

private:
    const StoredWeights& m_weights;
    std::set<std::string> m_used;
    std::vector<ForeignTensor> m_tensors;
};

/// Waves of positions, sines in the first half and cosines in the second: sin(t / 10000^(i / divisor)) for the places
/// t = first, first + 1 …; (positions, size), size even.
std::shared_ptr<const std::vector<float>> waves(
    std::int64_t positions, std::int64_t size, double divisor, std::int64_t first);

} // namespace attentoscope
