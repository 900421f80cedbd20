// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/sentencemeasuring.h"

#include "engine/evaluation/sentencetable.h"
#include "engine/evaluation/sentencetotals.h"
#include "engine/model/sourcelimit.h"
#include "engine/model/switchedoff.h"

namespace attentoscope {

Result<std::unique_ptr<SentenceMeasuring>> SentenceMeasuring::make(const SentencesRequest& request,
    const std::shared_ptr<const Corpus>& corpus, std::shared_ptr<TranslationModel> model, std::stop_token stop)
{
    const bool asksModel = request.measure != SentenceMeasure::Links && request.attentionFile.empty();
    if (asksModel && !model)
        return failure(
            ErrorCode::NotReady, "There is no model that translates sentences yet: train one, or open a run.");
    if (asksModel)
        if (const auto off = SwitchedOff::of(*model, request.switchedOff); !off)
            return std::unexpected(off.error());
    // The text of loaded data was cut as that data is; a file is cut as the model wants it.
    const DataConfiguration data = model ? model->configuration().data
        : corpus                         ? corpus->configuration
                                         : DataConfiguration();
    auto pairs = readSentences(request, corpus.get(), data.direction, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    if (asksModel && request.measure == SentenceMeasure::Totals)
        return std::make_unique<SentenceTotalsMeasuring>(request, std::move(*pairs), std::move(model));
    if (!asksModel)
        model.reset();
    return std::make_unique<SentenceTable>(request, std::move(*pairs), data, std::move(model));
}

UsablePairs usablePairs(
    const TranslationModel& model, const std::vector<SentencePair>& text, std::span<const std::size_t> indices)
{
    UsablePairs usable;
    for (const auto index : indices) {
        auto source = prepare(model, model.source(), text[index].source);
        auto target = prepare(model, model.target(), text[index].target);
        const bool fits = !source.ids.empty() && !target.ids.empty()
            && checkSourceLength(model.configuration().model, source.ids.size());
        if (!fits)
            continue;
        usable.sources.push_back(std::move(source));
        usable.targets.push_back(std::move(target));
        usable.indices.push_back(index);
    }
    return usable;
}

} // namespace attentoscope
