// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/eachheadoff.h"

#include "engine/model/switchedoff.h"

namespace attentoscope {

void measureEachHeadOff(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    std::vector<MeasuredHead>& heads, const Progress& progress, std::stop_token stop)
{
    for (std::size_t index = 0; index < heads.size() && !stop.stop_requested(); ++index) {
        const auto off = SwitchedOff::of(models.first(), {heads[index].head});
        if (!off)
            return;
        const auto totals = totalsOf(models, pairs, request, {}, stop);
        if (!stop.stop_requested())
            heads[index].without = {totals.loss, totals.bleu};
        if (progress)
            progress(static_cast<double>(index + 1) / static_cast<double>(heads.size()));
    }
}

} // namespace attentoscope
