// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/beam.h"
#include "tests/ui/uisamples.h"

namespace attentoscope::tests {

/// A beam of two over two source words: "p q", which is best, "p r", and "s", which was given up.
///   p ─ r ─ <eos>     second
///   │ └ q ─ <eos>     best
///   s
inline std::shared_ptr<const Beam> sampleBeam()
{
    const Token end{.text = "<eos>", .special = true};
    Beam beam;
    beam.nodes = {
        {{}, {.text = "p"}, 0.6F, -0.5, {}},
        {{}, {.text = "s"}, 0.3F, -1.2, {}},
        {0, {.text = "r"}, 0.5F, -1.19, {}},
        {0, {.text = "q"}, 0.4F, -1.4, {}},
        {3, end, 0.9F, -1.5, 0},
        {2, end, 0.2F, -2.8, 1},
    };
    auto best = sampleTranslation("a b", "p q <eos>");
    auto second = sampleTranslation("a b", "p r <eos>");
    best.text = "p q";
    second.text = "p r";
    for (auto* translation : {&best, &second}) {
        translation->probabilities.assign(3, 0.5F);
        translation->choices.resize(3);
    }
    beam.hypotheses = {{best, -1.3}, {second, -2.4}};
    return std::make_shared<const Beam>(std::move(beam));
}

} // namespace attentoscope::tests
