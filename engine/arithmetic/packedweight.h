// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/packedmatrix.h"

#include <memory>
#include <mutex>

namespace attentoscope {

struct RowRange
{
    std::int64_t first = 0, count = 0;
};

/// Packed copies of some rows of a weight (N, K), for the forward and for the backward product. All threads share a
/// copy. It is made again when the weight has changed, and it is freed when nobody holds it any more. May be used from
/// several threads.
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

} // namespace attentoscope
