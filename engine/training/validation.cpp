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
#include <utility>

namespace attentoscope {

namespace {

constexpr std::size_t validatedAtOnce = 64;
constexpr std::uint64_t validationSeed = 0x76616c6964; // the same for every validation, so that losses compare

} // namespace

std::size_t Validation::sentencesToTranslate(ValidationMeasure measure, const TextPairs& pairs)
{
    return measure == ValidationMeasure::Bleu ? pairs.text.size() : std::min(shownAmong, pairs.text.size());
}

double Validation::workOf(const TextPairs& pairs, ValidationMeasure measure, Architecture architecture)
{
    if (pairs.text.empty())
        return 0.0;
    // A training step has a pass back as well, which takes twice as long. Translating 64 sentences at once takes about
    // as long as a step with them: 0.7 of it, and more while the model does not know yet where sentences end.
    const double translated = static_cast<double>(sentencesToTranslate(measure, pairs));
    // Heads take a pass forward and about as long again to read all of their weights.
    const double measured = architecture == Architecture::Transformer
        ? 2.0 / 3.0 * static_cast<double>(HeadMeasurement::pairsToMeasure(pairs))
        : 0.0;
    const double share = 1.0 / 3.0 + (translated + measured) / static_cast<double>(pairs.text.size());
    return share * static_cast<double>(pairs.encoded.target.tokens());
}

Validation::Validation(
    TranslationModel& model, const TextPairs& pairs, std::size_t mostTranslated, std::span<const GoldAlignment> gold)
    : m_model(model)
    , m_pairs(pairs)
    , m_batches(sortedBatches(pairs.encoded, validatedAtOnce))
    , m_mostTranslated(mostTranslated)
    , m_shownIndices(chooseShownPairs(pairs.encoded, shownAmong, model.configuration().training.seed))
    , m_shown(m_shownIndices.size())
    , m_samplingRandom(validationSeed)
{
    if (model.configuration().model.architecture == Architecture::Transformer)
        m_heads.emplace(model, pairs, gold);
}

bool Validation::advance()
{
    if (m_nextBatch < m_batches.size()) {
        measureLoss(m_batches[m_nextBatch++]);
        return false;
    }
    if (m_hypotheses.size() < m_mostTranslated)
        translate(m_hypotheses.size(), std::min(validatedAtOnce, m_mostTranslated - m_hypotheses.size()));
    else if (m_heads && !m_heads->isDone())
        m_heads->advance();
    return m_hypotheses.size() >= m_mostTranslated && (!m_heads || m_heads->isDone());
}

ValidationRest Validation::shorten()
{
    if (m_nextBatch < m_batches.size())
        return ValidationRest::Long;
    m_mostTranslated = std::min(m_mostTranslated, std::max(m_hypotheses.size(), validatedAtOnce));
    m_heads.reset();
    return ValidationRest::Short;
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
    std::vector<ValidatedPair> shown;
    for (std::size_t place = 0; place < m_shown.size(); ++place)
        if (m_shownIndices[place] < m_hypotheses.size())
            shown.push_back(m_shown[place]);
    const double loss = m_tokens > 0 ? m_nats / static_cast<double>(m_tokens) : 0.0;
    return {.loss = loss,
        .perplexity = std::exp(loss),
        .bleu = bleu(m_hypotheses, m_references),
        .isBleuMeaningful = isBleuMeaningful(m_references),
        .attention = m_spread.measures(),
        .pairs = std::make_shared<const std::vector<ValidatedPair>>(std::move(shown)),
        .heads = m_heads ? m_heads->report() : nullptr};
}

} // namespace attentoscope
