// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/validation.h"

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/metrics/bleu.h"
#include "engine/model/evaluationmode.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace attentoscope {

namespace {

// Makes these random draws independent of other draws with the run's seed.
constexpr std::uint64_t sampleSalt = 0x73616d706c6573;

} // namespace

std::vector<std::size_t> chooseShownPairs(const EncodedPairs& pairs, std::size_t candidates, std::uint64_t seed)
{
    std::vector<std::size_t> byLength(std::min(candidates, pairs.size()));
    std::iota(byLength.begin(), byLength.end(), std::size_t{0});
    std::ranges::stable_sort(byLength, {}, [&](std::size_t index) { return pairs.source[index].size(); });
    const std::size_t count = std::min(shownPairs, byLength.size());
    Random random(seed ^ sampleSalt);
    std::vector<std::size_t> chosen;
    for (std::size_t band = 0; band < count; ++band) {
        const std::size_t begin = band * byLength.size() / count;
        const std::size_t end = (band + 1) * byLength.size() / count;
        chosen.push_back(byLength[begin + random.below(end - begin)]);
    }
    return chosen;
}

namespace {

constexpr std::size_t measuredAtOnce = 20; // all maps of a batch are in memory at the same time

} // namespace

HeadMeasurement::HeadMeasurement(TranslationModel& model, const TextPairs& pairs, std::span<const GoldAlignment> links)
    : m_model(model)
    , m_pairs(pairs)
    , m_links(links)
    , m_parts(ReadingContest::parts(pairsToMeasure(pairs)))
    , m_order(pairsToMeasure(pairs))
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_sort(m_order, {}, [&](std::size_t pair) { return pairs.encoded.target[pair].size(); });
}

void HeadMeasurement::advance()
{
    const auto batch = std::span(m_order).subspan(m_next, std::min(measuredAtOnce, m_order.size() - m_next));
    std::vector<PreparedSentence> sources, targets;
    for (const auto pair : batch) {
        sources.push_back(prepare(m_model, m_model.source(), m_pairs.text[pair].source));
        targets.push_back(prepare(m_model, m_model.target(), m_pairs.text[pair].target));
    }
    const auto forced = decodeForced(m_model, sources, targets, HeadsAnswer::All);
    for (std::size_t index = 0; index < batch.size(); ++index) {
        const auto pair = batch[index];
        m_table.add(forced[index], m_links.empty() ? nullptr : &m_links[pair]);
        if (!m_links.empty())
            m_contest.add(forced[index], m_links[pair], m_parts[pair]);
    }
    m_next += batch.size();
}

SharedHeadReport HeadMeasurement::report() const
{
    if (!isDone())
        return nullptr;
    return std::make_shared<const HeadReport>(HeadReport{.step = m_model.step,
        .pairs = m_order.size(),
        .heads = m_table.heads(),
        .links = m_links.empty() ? LinksKind::Gold : m_links.front().kind,
        .reading = m_contest.chosen()});
}

namespace {

constexpr std::size_t validatedAtOnce = 64;
constexpr std::uint64_t validationSeed = 0x76616c6964; // one seed for every validation, so that losses can be compared

} // namespace

std::size_t Validation::sentencesToTranslate(ValidationMeasure measure, const TextPairs& pairs)
{
    return measure == ValidationMeasure::Bleu ? pairs.text.size() : std::min(shownAmong, pairs.text.size());
}

double Validation::workOf(const TextPairs& pairs, ValidationMeasure measure, Architecture architecture)
{
    if (pairs.text.empty())
        return 0.0;
    // A training step also has a backward pass, which takes twice as long as the forward pass. Translating 64 sentences
    // at once takes about 0.7 of a training step with them, and more as long as the model does not know when sentences
    // end.
    const double translated = static_cast<double>(sentencesToTranslate(measure, pairs));
    // Measuring heads takes a forward pass, and about the same time again to read all their weights.
    const double measured = architecture == Architecture::Transformer
        ? 2.0 / 3.0 * static_cast<double>(HeadMeasurement::pairsToMeasure(pairs))
        : 0.0;
    const double share = 1.0 / 3.0 + (translated + measured) / static_cast<double>(pairs.text.size());
    return share * static_cast<double>(pairs.encoded.target.tokens());
}

Validation::Validation(TranslationModel& model, const TextPairs& pairs, std::size_t mostTranslated,
    std::span<const GoldAlignment> links, Heads heads)
    : m_model(model)
    , m_pairs(pairs)
    , m_batches(sortedBatches(pairs.encoded, validatedAtOnce))
    , m_mostTranslated(mostTranslated)
    , m_shownIndices(chooseShownPairs(pairs.encoded, shownAmong, model.configuration().training.seed))
    , m_shown(m_shownIndices.size())
    , m_samplingRandom(validationSeed)
{
    if (heads == Heads::Measured && model.configuration().model.architecture == Architecture::Transformer)
        m_heads.emplace(model, pairs, links);
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
