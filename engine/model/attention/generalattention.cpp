// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/generalattention.h"

#include "engine/model/attention/termlist.h"

namespace attentoscope {

GeneralAttention::GeneralAttention(const ModelSizes& sizes)
    : m_annotation(registerLinear(*this, sizes, "decoder.attention.annotation"))
{
}

torch::Tensor GeneralAttention::keys(const torch::Tensor& annotations)
{
    return m_annotation->forward(annotations);
}

torch::Tensor GeneralAttention::rawScores(const AttentionQuery& query, const AttentionMemory& memory)
{
    if (memory.fused)
        return memory.fused->dotScores(query.state);
    return torch::bmm(query.state, memory.keys.transpose(1, 2));
}

std::vector<DissectionTerm> GeneralAttention::explainRawScore(
    const AttentionQuery& query, const AttentionMemory& memory, std::int64_t position)
{
    TermList terms;
    const auto state = terms.given("s(t)", "the decoder's state at this step", query.state[0][0]);
    const auto annotation = terms.given("h(j)", "the annotation of the source word", memory.annotations[0][position]);
    terms.bilinearScore(state, annotation, memory.keys[0][position], m_annotation->bias);
    return terms.take();
}

} // namespace attentoscope
