// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/manysentences.h"

#include "engine/decoding/decodingworkers.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/model/sourcelimit.h"
#include "engine/reproducible/random.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

/// Rows of a batch. Products of more rows are faster, but their scores of all words no longer fit into the cache.
constexpr std::size_t rowsAtOnce = 128;

std::function<void(std::size_t)> shareOf(const Progress& progress, std::size_t before, std::size_t all)
{
    return [=](std::size_t done) {
        if (progress)
            progress(static_cast<double>(before + done) / static_cast<double>(all));
    };
}

} // namespace

std::vector<std::vector<std::size_t>> batchesByLength(
    std::size_t count, std::size_t atOnce, const std::function<std::size_t(std::size_t)>& length)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater{}, length);
    std::vector<std::vector<std::size_t>> batches;
    for (std::size_t first = 0; first < count; first += atOnce) {
        const auto batch = std::span(order).subspan(first, std::min(atOnce, count - first));
        batches.emplace_back(batch.begin(), batch.end());
    }
    return batches;
}

PreparedSentence preparedSide(const TextPipeline& pipeline, const std::string& text, std::span<const std::int32_t> ids)
{
    return {pipeline.tokens(text), {ids.begin(), ids.end()}};
}

std::vector<std::size_t> drawnPairs(const TranslationModel& model, const TextPairs& pairs, std::size_t shortestSource,
    std::size_t count, std::uint64_t seed)
{
    std::vector<std::size_t> order(pairs.text.size());
    std::iota(order.begin(), order.end(), 0);
    std::erase_if(order, [&](std::size_t pair) {
        const auto tokens = pairs.encoded.source[pair].size();
        return tokens < shortestSource
            || !takesPair(model.configuration().model, tokens, pairs.encoded.target[pair].size());
    });
    Random random(seed);
    random.shuffle(order);
    order.resize(std::min(order.size(), count));
    return order;
}

std::vector<Translation> translateSentences(const ModelGroup& models, const std::vector<PreparedSentence>& sentences,
    const DecodingOptions& options, const Progress& progress, std::stop_token stop)
{
    std::vector<Translation> translations(sentences.size());
    const auto atOnce = rowsAtOnce / std::clamp(static_cast<std::size_t>(options.beam), std::size_t{1}, rowsAtOnce);
    const auto batches =
        batchesByLength(sentences.size(), atOnce, [&](std::size_t index) { return sentences[index].ids.size(); });
    const auto translate = [&](const ModelGroup& own, std::size_t which) {
        if (stop.stop_requested())
            return;
        std::vector<PreparedSentence> batch;
        std::vector<std::size_t> filled;
        for (const auto index : batches[which])
            if (!sentences[index].ids.empty()) {
                batch.push_back(sentences[index]);
                filled.push_back(index);
            }
        auto decoded = searchTranslations(own, batch, options, {}, stop);
        for (std::size_t index = 0; index < filled.size(); ++index)
            translations[filled[index]] = std::move(decoded[index]);
    };
    const DecodingWorkers workers(models, batches.size());
    workers.run(0, batches.size(), translate, shareOf(progress, 0, batches.size()));
    return translations;
}

void alignPairs(const ModelGroup& models, const TextPairs& pairs, HeadsAnswer heads, const AlignedSink& sink,
    const Progress& progress, std::stop_token stop)
{
    const auto& model = models.first();
    const auto batches = batchesByLength(
        pairs.text.size(), evaluatedAtOnce, [&](std::size_t index) { return pairs.encoded.target[index].size(); });
    const DecodingWorkers workers(models, batches.size());
    struct ForcedBatch
    {
        std::vector<PreparedSentence> sources, targets;
        std::vector<Translation> forced;
    };
    for (std::size_t first = 0; first < batches.size() && !stop.stop_requested(); first += workers.size()) {
        // The results that exist at the same time.
        std::vector<ForcedBatch> round(std::min(workers.size(), batches.size() - first));
        for (std::size_t which = 0; which < round.size(); ++which)
            for (const auto index : batches[first + which]) {
                const auto& text = pairs.text[index];
                round[which].sources.push_back(
                    preparedSide(model.sourcePipeline(), text.source, pairs.encoded.source[index]));
                round[which].targets.push_back(
                    preparedSide(model.targetPipeline(), text.target, pairs.encoded.target[index]));
            }
        const auto force = [&](const ModelGroup& own, std::size_t which) {
            auto& batch = round[which];
            batch.forced = decodeForced(own, batch.sources, batch.targets, heads);
        };
        workers.run(0, round.size(), force, shareOf(progress, first, batches.size()));
        for (std::size_t which = 0; which < round.size(); ++which)
            for (std::size_t index = 0; index < round[which].forced.size(); ++index)
                if (!sink(batches[first + which][index], round[which].forced[index]))
                    return;
    }
}

} // namespace attentoscope
