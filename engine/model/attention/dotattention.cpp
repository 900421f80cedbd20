// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/dotattention.h"

#include "engine/model/attention/termlist.h"

namespace attentoscope {

DotAttention::DotAttention(const AttentionSizes& sizes)
{
    TORCH_CHECK(sizes.annotation == sizes.state, "dot attention needs annotations as wide as the decoder's state");
}

torch::Tensor DotAttention::scores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return torch::bmm(query.state, memory.annotations.transpose(1, 2));
}

std::vector<DissectionTerm> DotAttention::explainScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto parts = terms.product("s(t) ⊙ h(j)", state, annotation);
    terms.total("e(t,j)", "the score: the sum of the line above", {parts});
    return terms.take();
}

AttentionKindInfo DotAttention::information()
{
    return {
        .id = "dot",
        .name = "Dot product (Luong)",
        .help =
            "The score is the plain dot product of the decoder's state and each annotation: similar vectors attract. "
            "It has no weights of its own, so both sides must learn to speak one language.",
        .equation = "e(t,j) = s(t) · h(j)\n" + std::string(weightsEquation),
        .symbols = {{"s(t)", "the decoder's state at this step"}, {"h(j)", "the annotation of source word j"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = "Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation",
        .paperUrl = "https://arxiv.org/abs/1508.04025",
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
}

} // namespace attentoscope
