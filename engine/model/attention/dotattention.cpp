// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/dotattention.h"

#include "engine/model/attention/termlist.h"

namespace attentoscope {

DotAttention::DotAttention(const ModelSizes& sizes)
{
    TORCH_CHECK(sizes.annotation == sizes.state, "dot attention needs annotations as wide as the decoder's state");
}

torch::Tensor DotAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    return torch::bmm(query.state, memory.annotations.transpose(1, 2));
}

std::vector<DissectionTerm> DotAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    const auto parts = terms.product("s(t) ⊙ h(j)", state, annotation);
    terms.total("e(t,j)", "the score: the sum of the line above", {parts});
    return terms.take();
}

} // namespace attentoscope
