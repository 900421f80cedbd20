// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/sentencetotals.h"

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/decodingworkers.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/evaluation/manysentences.h"
#include "engine/model/switchedoff.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::size_t batchOfTotals = 32; // a person's other questions wait for it

} // namespace

SentenceTotalsMeasuring::SentenceTotalsMeasuring(
    const SentencesRequest& request, SentencePairs pairs, std::shared_ptr<TranslationModel> model)
    : m_request(request)
    , m_pairs(std::move(pairs))
    , m_model(std::move(model))
    , m_models(*m_model)
    , m_batches(batchesByLength(
          m_pairs.text.size(), batchOfTotals, [this](std::size_t index) { return m_pairs.text[index].target.size(); }))
{
    m_sides.push_back({request.switchedOff, {}});
    if (request.whole == WholeModel::Measure && !request.switchedOff.empty())
        m_sides.emplace_back();
}

Result<MeasuredSentences> SentenceTotalsMeasuring::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    const auto end = std::chrono::steady_clock::now() + budget;
    const bool isFirst = m_pass == Pass::Losses && m_side == 0 && m_next == 0;
    do {
        advanceRound(stop);
    } while (!isDone() && !stop.stop_requested() && std::chrono::steady_clock::now() < end);
    auto measured = part();
    if (isFirst)
        measured.notices = m_pairs.notices;
    return measured;
}

void SentenceTotalsMeasuring::advanceRound(std::stop_token stop)
{
    if (m_next < m_batches.size()) {
        const auto off = SwitchedOff::of(*m_model, m_sides[m_side].off);
        const DecodingWorkers workers(m_models, m_batches.size());
        std::vector<Batch> round(std::min(workers.size(), m_batches.size() - m_next));
        for (std::size_t which = 0; which < round.size(); ++which)
            round[which].pairs = usablePairs(*m_model, m_pairs.text, m_batches[m_next + which]);
        const auto work = [&](const ModelGroup& own, std::size_t which) { measure(round[which], own, stop); };
        workers.run(0, round.size(), work, {});
        if (stop.stop_requested())
            return;
        std::ranges::for_each(round, [this](const Batch& batch) { add(batch); });
        m_next += round.size();
    }
    if (m_next < m_batches.size())
        return;
    m_next = 0;
    ++m_side;
    if (m_side == m_sides.size() && m_pass == Pass::Losses) {
        m_pass = Pass::Translations;
        m_side = 0;
    }
}

void SentenceTotalsMeasuring::measure(Batch& batch, const ModelGroup& models, std::stop_token stop) const
{
    if (batch.pairs.indices.empty())
        return;
    batch.measured = m_pass == Pass::Losses ? decodeForced(models, batch.pairs.sources, batch.pairs.targets)
                                            : searchTranslations(models, batch.pairs.sources, {}, {}, std::move(stop));
}

void SentenceTotalsMeasuring::add(const Batch& batch)
{
    auto& sums = m_sides[m_side].sums;
    for (std::size_t at = 0; at < batch.measured.size(); ++at)
        if (m_pass == Pass::Losses)
            sums.addForced(batch.measured[at]);
        else
            sums.addTexts(
                batch.measured[at].text, comparedReference(*m_model, m_pairs.text[batch.pairs.indices[at]].target));
}

MeasuredSentences SentenceTotalsMeasuring::part() const
{
    MeasuredSentences part{.id = m_request.id, .step = m_model->step, .total = m_pairs.text.size()};
    part.complete = isDone();
    if (m_side > 0 || m_pass == Pass::Translations)
        part.loss = m_sides.front().sums.loss();
    if (m_pass == Pass::Losses)
        return part;
    const auto totals = [&](const Side& side) {
        return SentenceTotals{.bleu = part.complete ? side.sums.bleu() : std::nullopt, .loss = side.sums.loss()};
    };
    part.bleu = totals(m_sides.front()).bleu;
    if (m_sides.size() > 1)
        part.whole = totals(m_sides.back());
    return part;
}

} // namespace attentoscope
