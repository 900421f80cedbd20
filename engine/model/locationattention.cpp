// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/locationattention.h"

#include <limits>

namespace attentoscope {

LocationAttention::LocationAttention(const AttentionSizes& sizes)
    : m_position(register_module("position", Linear(sizes.embedding + sizes.state, sizes.positions, sizes.arithmetic)))
    , m_mask(sizes.mask)
{
}

torch::Tensor LocationAttention::scores(const AttentionQuery& query, const AttentionMemory&)
{
    return m_position->forward(torch::cat({query.embedded, query.state}, -1));
}

Attended LocationAttention::attendFreely(const AttentionQuery& query, const AttentionMemory& memory)
{
    const auto all = scores(query, memory);
    const std::int64_t length = memory.annotations.size(1);
    TORCH_CHECK(
        length <= all.size(-1), "a source of ", length, " tokens does not fit attention_positions=", all.size(-1));
    torch::Tensor weights;
    if (m_mask == PositionMask::On)
        weights =
            all.narrow(-1, 0, length).masked_fill(memory.padding, -std::numeric_limits<double>::infinity()).softmax(-1);
    else
        weights = all.softmax(-1).narrow(-1, 0, length).masked_fill(memory.padding, 0.0);
    return {weights, torch::bmm(weights, memory.annotations), {}};
}

AttentionKindInfo LocationAttention::information()
{
    return {
        .id = "location",
        .name = "Location",
        .help = "The previous word and the decoder's previous state alone decide which position to look at. The source "
                "words are not asked, so it learns habits of place: fine where both languages keep the same order.",
        .equation = "e(t,j) = w(j) · [y(t−1); s(t−1)] + b(j)\n" + std::string(weightsEquation),
        .symbols = {{"y(t−1)", "the vector of the previous target word"},
            {"s(t−1)", "the decoder's state before this step"},
            {"w(j), b(j)", "learned weights of position j, whatever word stands there"},
            {"[ ; ]", "two vectors put end to end"},
            {"e(t,j)", "the score of position j; a softmax over j turns scores into weights"}},
        .paper = "Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation",
        .paperUrl = "https://arxiv.org/abs/1508.04025",
        .reads = ReadsState::Previous,
        .rowSum = RowSum::One,
        .reach = Reach::FixedPositions,
    };
}

} // namespace attentoscope
