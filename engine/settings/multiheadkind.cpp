// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/multiheadkind.h"

namespace attentoscope {

std::string headEquation()
{
    return "q(t) = W_q x(t) + b_q,   k(j) = W_k x(j) + b_k,   v(j) = W_v x(j) + b_v"
           "\ne(t,j) = q(t) · k(j) / √d + m(t,j)"
           "\nα(t,·) = softmax over j of e(t,j),   c(t) = Σ α(t,j) v(j)";
}

AttentionKindInfo multiHeadKind()
{
    return {
        .id = multiHeadId,
        .name = "Multi-head",
        .help =
            "Several attentions side by side, the heads, in every layer of a Transformer: from source words to source "
            "words, from target words to the target words before them, and from target words to source words. Each "
            "head compares its own share of the numbers.",
        .equation = "e(t,j) = q(t) · k(j) / √d\nα(t,·) = softmax over j of e(t,j)\nc(t) = Σ α(t,j) v(j)",
        .symbols = {{"q(t)", "the query: a learned map of what the layer below gives for word t, one for each head"},
            {"k(j), v(j)", "key and value: learned maps of the word that may be attended to, likewise"},
            {"d", "how many numbers a query has: embedding size over heads"},
            {"e(t,j)", "the score; a softmax over j turns scores into weights"},
            {"c(t)", "what the head gives; the heads' are put end to end and go through one more learned map"}},
        .paper = "Vaswani and others 2017: Attention is all you need",
        .paperUrl = "https://arxiv.org/abs/1706.03762",
        .reads = ReadsState::Current,
        .rowSum = RowSum::One,
    };
}

} // namespace attentoscope
