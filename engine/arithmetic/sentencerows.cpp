// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/sentencerows.h"

#include <algorithm>

namespace attentoscope {

SentenceRows SentenceRows::packed(const torch::Tensor& lengths)
{
    constexpr std::int64_t multiple = 32;
    SentenceRows result;
    const auto dense = lengths.contiguous();
    for (const std::int64_t count : c10::IntArrayRef(dense.data_ptr<std::int64_t>(), dense.numel())) {
        result.spans.push_back({result.rows, count});
        result.rows += count;
        result.longest = std::max(result.longest, count);
    }
    result.rows = (result.rows + multiple - 1) / multiple * multiple;
    return result;
}

SentenceRows SentenceRows::padded(const torch::Tensor& lengths, std::int64_t steps)
{
    SentenceRows result;
    const auto dense = lengths.contiguous();
    for (const std::int64_t count : c10::IntArrayRef(dense.data_ptr<std::int64_t>(), dense.numel())) {
        result.spans.push_back({result.rows, count});
        result.rows += steps;
        result.longest = std::max(result.longest, count);
    }
    return result;
}

void zeroPadding(const torch::Tensor& matrix, const SentenceRows& rows)
{
    std::int64_t end = 0;
    const auto zeroUpTo = [&](std::int64_t first) {
        if (first > end)
            matrix.narrow(0, end, first - end).zero_();
    };
    for (const auto& span : rows.spans) {
        zeroUpTo(span.first);
        end = span.first + span.count;
    }
    zeroUpTo(rows.rows);
}

} // namespace attentoscope
