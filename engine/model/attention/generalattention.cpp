// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/generalattention.h"

#include "engine/model/attention/termlist.h"

namespace attentoscope {

GeneralAttention::GeneralAttention(const AttentionSizes& sizes)
    : m_annotation(register_module("annotation", Linear(sizes.annotation, sizes.state, sizes.arithmetic, sizes.bias)))
{
}

torch::Tensor GeneralAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor GeneralAttention::scores(const AttentionQuery& query, const AttentionMemory& memory)
{
    if (memory.fused)
        return memory.fused->dotScores(query.state);
    return torch::bmm(query.state, memory.keys.transpose(1, 2));
}

std::vector<DissectionTerm> GeneralAttention::explainScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    terms.bilinearScore(state, annotation, memory.keys[0][position]);
    return terms.take();
}

AttentionKindInfo GeneralAttention::information()
{
    return {
        .id = "general",
        .name = "General (Luong)",
        .help =
            "A learned matrix translates each annotation before it is compared with the decoder's state. One matrix "
            "product scores every word, which makes it the fastest kind that learns.",
        .equation = "e(t,j) = s(t) · (W h(j))\n" + std::string(weightsEquation),
        .symbols = {{"s(t)", "the decoder's state at this step"}, {"h(j)", "the annotation of source word j"},
            {"W", "a learned matrix"}, {"e(t,j)", "the score; a softmax over j turns scores into weights"}},
        .paper = "Luong, Pham and Manning 2015: Effective approaches to attention-based neural machine translation",
        .paperUrl = "https://arxiv.org/abs/1508.04025",
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
}

} // namespace attentoscope
