// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/foreign/storedweights.h"

#include <initializer_list>
#include <set>

namespace attentoscope {

/// Some rows of one of our tensors, and the origin of their numbers.
struct TensorPart
{
    const TensorPlace* stored = nullptr; ///< null: the numbers are in this part
    std::int64_t first = 0; ///< row of the stored tensor
    std::int64_t rows = 0;
    std::shared_ptr<const std::vector<float>> numbers;
};

/// One of our network's tensors. Its name is that in a run's model.safetensors.
struct ForeignTensor
{
    std::string name;
    std::vector<std::int64_t> shape;
    std::vector<TensorPart> parts; ///< in the order of rows
};

/// Plans from which stored rows each of our tensors is made, and records which stored tensors are used. If a stored
/// tensor is missing, or its sizes are not those that the configuration needs, throws a ForeignRefusal.
class TensorPlan
{
public:
    explicit TensorPlan(const StoredWeights& weights) : m_weights(weights) { }

    bool has(const std::string& theirs) const { return m_weights.find(theirs) != nullptr; }
    /// Marks the tensor as used.
    const TensorPlace& take(const std::string& theirs, const std::vector<std::int64_t>& shape);
    /// Marks as used a tensor that no computation needs.
    void ignore(const std::string& theirs) { m_used.insert(theirs); }

    struct Rows
    {
        std::string theirs;
        std::int64_t rows;
    };
    /// Puts matrices (rows, width) one below the other; vectors if the width is 0.
    void stack(const std::string& ours, std::int64_t width, std::initializer_list<Rows> theirs);
    /// Orders rows by our ids: row i is row order[i] of the table, or zero if that is −1.
    void order(
        const std::string& ours, const TensorPlace& table, std::int64_t width, const std::vector<std::int32_t>& order);
    /// The numbers that are added to the logits, by our ids. An id gets the stored number, or 0 without a stored
    /// vector. It gets `neverChosen` if the foreign model lacks it, or if the decoder must not choose it. If two ids
    /// are one foreign word, the earlier gets `neverChosen`, because the word would count twice.
    void orderBias(const std::string& ours, const TensorPlace* stored, const std::vector<std::int32_t>& order,
        const std::set<std::int32_t>& forbidden);
    static constexpr float neverChosen = -10'000.0F;
    void compute(
        const std::string& ours, std::vector<std::int64_t> shape, std::shared_ptr<const std::vector<float>> numbers);
    /// Copies the first rows.
    void copyRows(const std::string& ours, const TensorPlace& table, std::int64_t rows);

    std::vector<std::string> unused() const; ///< names of stored tensors that are not used
    std::vector<ForeignTensor> taken() { return std::move(m_tensors); }

private:
    const StoredWeights& m_weights;
    std::set<std::string> m_used;
    std::vector<ForeignTensor> m_tensors;
};

/// Sinusoidal positions with sines in the first half and cosines in the second: sin(t / 10000^(i / divisor)) for the
/// positions t = first, first + 1 …; the table is (positions, size), size even.
std::shared_ptr<const std::vector<float>> waves(
    std::int64_t positions, std::int64_t size, double divisor, std::int64_t first);

} // namespace attentoscope
