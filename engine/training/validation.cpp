// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/validation.h"

#include "engine/decoding/comparedreference.h"
#include "engine/decoding/greedydecoder.h"
#include "engine/metrics/bleu.h"
#include "engine/model/evaluationmode.h"
#include "engine/training/shownpairs.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

constexpr std::size_t validatedAtOnce = 64;
constexpr std::uint64_t validationSeed = 0x76616c6964; // the same for every validation, so that losses compare

} // namespace

Validation::Validation(TranslationModel& model, const TextPairs& pairs)
    : m_model(model)
    , m_pairs(pairs)
    , m_batches(sortedBatches(pairs.encoded, validatedAtOnce))
    , m_shownIndices(chooseShownPairs(pairs.encoded, translatedSentences, model.configuration().training.seed))
    , m_shown(m_shownIndices.size())
    , m_samplingRandom(validationSeed)
{
}

bool Validation::advance()
{
    if (m_nextBatch < m_batches.size()) {
        measureLoss(m_batches[m_nextBatch++]);
        return false;
    }
    const std::size_t wanted = std::min(translatedSentences, m_pairs.text.size());
    if (m_hypotheses.size() < wanted)
        translate(m_hypotheses.size(), std::min(validatedAtOnce, wanted - m_hypotheses.size()));
    return m_hypotheses.size() >= wanted;
}

void Validation::measureLoss(const std::vector<std::uint32_t>& indices)
{
    const EvaluationMode mode(m_model.network());
    const auto batch = makeBatch(m_pairs.encoded, indices, m_model.configuration().model.sourceMarkers);
    const auto tensors = BatchTensors::from(batch);
    const auto& training = m_model.configuration().training;
    const auto forcing = sampleForcing(tensors.targetInput.size(0), tensors.targetInput.size(1),
        training.validationForcing, training.forcingCoin, m_samplingRandom);
    m_nats += m_model.network().lossSum(m_model.network().forward(tensors, forcing), tensors).item<double>();
    m_tokens += tensors.targetTokens;
}

void Validation::translate(std::size_t first, std::size_t count)
{
    std::vector<PreparedSentence> sentences;
    for (std::size_t index = first; index < first + count; ++index)
        sentences.push_back(prepare(m_model, m_model.source(), m_pairs.text[index].source));
    for (auto& translation : decodeGreedily(m_model, sentences, {}, {}, {})) {
        const auto index = m_hypotheses.size();
        m_spread.add(translation);
        m_hypotheses.push_back(translation.text);
        m_references.push_back(comparedReference(m_model, m_pairs.text[index].target));
        const auto place = std::ranges::find(m_shownIndices, index) - m_shownIndices.begin();
        if (static_cast<std::size_t>(place) < m_shownIndices.size())
            m_shown[static_cast<std::size_t>(place)] = {
                m_pairs.text[index].source, m_references.back(), std::move(translation)};
    }
}

ValidationReport Validation::report() const
{
    const double loss = m_tokens > 0 ? m_nats / static_cast<double>(m_tokens) : 0.0;
    return {.loss = loss,
        .perplexity = std::exp(loss),
        .bleu = bleu(m_hypotheses, m_references),
        .attention = m_spread.measures(),
        .pairs = std::make_shared<const std::vector<ValidatedPair>>(m_shown)};
}

} // namespace attentoscope
