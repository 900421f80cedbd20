// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <algorithm>
#include <cstdint>

namespace attentoscope {

/// The order in which a layer reads its input.
enum class TimeOrder : std::uint8_t { Forward, Backward };

/// The steps of one pass over a batch of sentences.
class TimeSteps
{
public:
    /// If `lengths` (B) is empty, all sentences have the full length.
    TimeSteps(std::int64_t count, std::int64_t batch, TimeOrder order, const torch::Tensor& lengths)
        : m_count(count), m_batch(batch), m_order(order)
    {
        if (lengths.numel() > 0)
            m_lengths = lengths.data_ptr<std::int64_t>();
    }

    std::int64_t count() const { return m_count; }
    bool isRagged() const { return m_lengths != nullptr; }
    const std::int64_t* lengths() const { return m_lengths; }

    /// The time at which the step-th step reads its input.
    std::int64_t at(std::int64_t step) const { return m_order == TimeOrder::Forward ? step : m_count - 1 - step; }

    /// How many sentences, from the first one on, must be computed at this time so that no unfinished one is left out.
    /// It is rounded up, because oneDNN compiles a kernel for every number of rows. If the longest sentence comes
    /// first, few of these sentences are finished.
    std::int64_t active(std::int64_t time) const
    {
        const std::int64_t multiple = m_batch > 64 ? 16 : 8;
        std::int64_t rows = m_batch;
        while (m_lengths && rows > 0 && m_lengths[rows - 1] <= time)
            --rows;
        return std::min(m_batch, (rows + multiple - 1) / multiple * multiple);
    }

private:
    std::int64_t m_count, m_batch;
    TimeOrder m_order;
    const std::int64_t* m_lengths = nullptr;
};

/// The first rows of a dense tensor (T, B, N) at one time, as (rows, N). A training step needs thousands of such views.
/// Making a view takes LibTorch as long as the arithmetic of a short row. So this makes one view, and not four.
inline torch::Tensor firstRows(const torch::Tensor& tensor, std::int64_t time, std::int64_t rows)
{
    const std::int64_t size = tensor.size(2);
    return tensor.as_strided({rows, size}, {size, 1}, tensor.storage_offset() + time * tensor.size(1) * size);
}

/// The numbers of a dense tensor (T, B, N) at one time.
inline float* numbersAt(const torch::Tensor& tensor, std::int64_t time)
{
    return tensor.data_ptr<float>() + time * tensor.size(1) * tensor.size(2);
}

} // namespace attentoscope
