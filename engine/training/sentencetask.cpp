// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/sentencetask.h"

#include "engine/alignment/backgroundlinks.h"
#include "engine/corpus/sentencelimit.h"
#include "engine/decoding/decodinginput.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/bleu.h"
#include "engine/model/sourcelimit.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// The gold links of the validation pairs, for measuring heads. Only the grammar of a sample gives them, for the
/// sample's own pairs. Links that a person has drawn are not used: they are too few to judge heads, and would influence
/// for ever how alignments are read.
std::vector<GoldAlignment> goldToMeasureHeads(const TranslationModel& model, const Corpus& corpus)
{
    const auto& request = corpus.summary.request;
    const bool hasGold = corpus.summary.hasGoldAlignments && request.validation.empty();
    if (model.configuration().model.architecture != Architecture::Transformer || !hasGold)
        return {};
    const auto all = goldLinks({.file = {},
        .data = request,
        .direction = corpus.configuration.direction,
        .drawn = GoldRequest::Drawn::Ignored});
    const auto& lines = corpus.validation.lines;
    if (!all || all->empty() || std::ranges::any_of(lines, [&](auto line) { return line > all->size(); }))
        return {};
    std::vector<GoldAlignment> gold;
    for (const auto line : lines)
        gold.push_back((*all)[line - 1]);
    return gold;
}

/// The deciding measure. It is the loss if a choice by BLEU would be random.
ValidationMeasure measureOf(const TranslationModel& model, const Corpus& corpus)
{
    const auto asked = model.configuration().training.validationMeasure;
    if (asked != ValidationMeasure::Bleu)
        return asked;
    std::vector<std::string> references;
    for (const auto& pair : corpus.validation.text)
        references.push_back(comparedReference(model, pair.target));
    return isBleuMeaningful(references) ? asked : ValidationMeasure::Loss;
}

} // namespace

SentenceTask::SentenceTask(
    std::shared_ptr<TranslationModel> model, std::shared_ptr<const Corpus> corpus, std::shared_ptr<Ranks> ranks)
    : m_model(std::move(model))
    , m_corpus(std::move(corpus))
    , m_ranks(std::move(ranks))
    , m_trainer(m_model, m_ranks)
    , m_measure(measureOf(*m_model, *m_corpus))
    , m_links(goldToMeasureHeads(*m_model, *m_corpus))
{
}

std::int64_t SentenceTask::batchesInEpoch(std::int64_t epoch)
{
    if (epoch != m_epoch) {
        m_order = batchOrder(m_corpus->training, BatchLimit::of(configuration()), configuration().seed,
            static_cast<std::uint64_t>(epoch));
        m_epoch = epoch;
    }
    return static_cast<std::int64_t>(m_order.size());
}

Result<BatchReport> SentenceTask::trainBatch(const RunPosition& position, double learningRate)
{
    if (m_ranks && m_ranks->leads())
        if (auto told = m_ranks->order({position, learningRate}); !told)
            return std::unexpected(told.error());
    batchesInEpoch(position.epoch);
    const auto& indices = m_order.at(static_cast<std::size_t>(position.batchInEpoch));
    const auto batch = makeBatch(m_corpus->training, indices, m_model->configuration().model.sourceMarkers);
    const auto guidance = guidanceFor(batch, indices, position);
    if (!guidance)
        return std::unexpected(guidance.error());
    return m_trainer.train(batch, learningRate, position.teacherForcing, *guidance);
}

Result<Guidance> SentenceTask::guidanceFor(
    const Batch& batch, std::span<const std::uint32_t> indices, const RunPosition& position)
{
    const double weight = position.alignmentWeight.value_or(configuration().alignmentWeight);
    if (weight <= 0.0)
        return Guidance();
    while (!m_guided)
        if (const auto prepared = prepareGuiding(std::chrono::seconds(1)); !prepared)
            return std::unexpected(prepared.error());
    return Guidance{m_guided->forBatch(batch, indices), weight};
}

Result<Guiding> SentenceTask::prepareGuiding(std::chrono::milliseconds patience)
{
    if (m_guided)
        return Guiding();
    if (!m_guidedMaker)
        m_guidedMaker = std::make_unique<GuidedAlignmentMaker>(m_corpus, m_model->configuration());
    auto guided = m_guidedMaker->wait(patience);
    if (!guided)
        return Guiding{.learning = m_guidedMaker->done()};
    m_guidedMaker.reset();
    if (!*guided)
        return std::unexpected(guided->error());
    m_guided = std::move(**guided);
    return Guiding{.learning = {}, .notes = m_guided->notes()};
}

Message SentenceTask::useLessMemory(const RunPosition& position)
{
    const auto& indices = m_order.at(static_cast<std::size_t>(position.batchInEpoch));
    const auto batch = makeBatch(m_corpus->training, indices, m_model->configuration().model.sourceMarkers);
    const bool isCut = m_trainer.useSmallerMicroBatches();
    const Message size("its batch of {} sentence pairs (up to {} source and {} target words), so the weights are "
                       "still "
                       "those of the step before.",
        batch.size, std::ranges::max(batch.sourceLengths), std::ranges::max(batch.targetLengths));
    const auto limit = std::to_string(configuration().batchSize);
    return isCut
        ? Message("{} Continue to train with smaller parts of the batch, or start again with a "
                  "batch_size under {}.",
              size, limit)
        : Message("{} Close other programs and go on, or start again with a batch_size under {}.", size, limit);
}

bool SentenceTask::beginValidation()
{
    if (m_corpus->validation.text.empty())
        return false;
    if (m_links.empty())
        m_links = std::move(m_newLinks);
    const auto most = Validation::sentencesToTranslate(m_measure, m_corpus->validation);
    m_validation.emplace(*m_model, m_corpus->validation, std::min(most, m_mostTranslated.value_or(most)), m_links);
    return true;
}

std::optional<ValidationReport> SentenceTask::advanceValidation()
{
    if (!m_validation->advance())
        return std::nullopt;
    if (m_validated)
        return withAlso();
    auto report = m_validation->report();
    if (m_isShortened)
        m_mostTranslated = m_validation->translated();
    m_validation.reset();
    const auto& also = m_corpus->alsoValidation;
    if (also.text.empty())
        return report;
    m_validated = std::move(report);
    m_validation.emplace(*m_model, also, Validation::sentencesToTranslate(ValidationMeasure::Loss, also),
        std::span<const GoldAlignment>(), Validation::Heads::LeftOut);
    return std::nullopt;
}

/// The report, with the results of the second file.
ValidationReport SentenceTask::withAlso()
{
    const auto also = m_validation->report();
    auto report = std::move(*m_validated);
    report.also = AlsoValidated{also.loss, also.bleu};
    cancelValidation();
    return report;
}

double SentenceTask::validationWork() const
{
    const auto architecture = m_model->configuration().model.architecture;
    return Validation::workOf(m_corpus->validation, m_measure, architecture)
        + Validation::workOf(m_corpus->alsoValidation, ValidationMeasure::Loss, architecture);
}

ValidationRest SentenceTask::shortenValidation()
{
    const auto rest = m_validation->shorten();
    m_isShortened = rest == ValidationRest::Short && !m_validated;
    return rest;
}

void SentenceTask::useLinks(std::shared_ptr<const CorpusLinks> links)
{
    m_newLinks.clear();
    for (const auto line : m_corpus->validation.lines) {
        const auto known = links->validation.find(line);
        m_newLinks.push_back(known != links->validation.end() ? known->second : unknownLinks());
    }
}

std::optional<Translation> SentenceTask::decode(const WatchedSentence& sentence)
{
    if (!checkSentenceText(sentence.source) || (sentence.target && !checkSentenceText(*sentence.target)))
        return std::nullopt;
    const std::vector source{prepare(*m_model, m_model->source(), sentence.source)};
    if (source.front().ids.empty() || !checkSourceLength(m_model->configuration().model, source.front().ids.size()))
        return std::nullopt;
    if (!sentence.target)
        return decodeGreedily(*m_model, source, {.heads = HeadsAnswer::All}, {}, {}).front();
    const std::vector forced{prepare(*m_model, m_model->target(), *sentence.target)};
    const auto words = forced.front().ids.size();
    if (!checkSentenceTokens(words) || !checkTargetLength(m_model->configuration().model, words))
        return std::nullopt;
    return decodeForced(*m_model, source, forced, HeadsAnswer::All).front();
}

Result<void> SentenceTask::setWeights(const StoredTensors& weights, std::int64_t step)
{
    auto set = m_model->setWeights(weights);
    if (set)
        m_model->step = step;
    return set;
}

} // namespace attentoscope
