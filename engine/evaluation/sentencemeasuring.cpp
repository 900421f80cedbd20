// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/sentencemeasuring.h"

#include "engine/alignment/statisticallinks.h"
#include "engine/decoding/decodingworkers.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/search.h"
#include "engine/evaluation/manysentences.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/attentionspread.h"
#include "engine/metrics/bleu.h"
#include "engine/metrics/readingcontest.h"
#include "engine/metrics/sentencepairs.h"
#include "engine/model/sourcelimit.h"
#include "engine/model/switchedoff.h"
#include "engine/types/leastheads.h"
#include "engine/types/translation.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

namespace {

/// The pairs that the model can take, and their indices among all pairs.
struct UsablePairs
{
    std::vector<PreparedSentence> sources, targets;
    std::vector<std::size_t> indices;
};

UsablePairs usablePairs(
    const TranslationModel& model, const std::vector<SentencePair>& text, std::span<const std::size_t> indices)
{
    UsablePairs usable;
    for (const auto index : indices) {
        auto source = prepare(model, model.source(), text[index].source);
        auto target = prepare(model, model.target(), text[index].target);
        if (!takesPair(model.configuration().model, source.ids.size(), target.ids.size()))
            continue;
        usable.sources.push_back(std::move(source));
        usable.targets.push_back(std::move(target));
        usable.indices.push_back(index);
    }
    return usable;
}

/// Adds up loss and BLEU over sentences that are measured one after the other.
class SentenceSums
{
public:
    void addForced(const Translation& forced); ///< adds the loss of a reference that was sent through the model
    void addTexts(const std::string& translation, const std::string& reference);

    std::optional<double> loss() const; ///< nats per target token
    std::optional<double> bleu() const; ///< 0–100
    bool isBleuMeaningful() const;

private:
    double m_nats = 0.0;
    std::size_t m_tokens = 0;
    std::vector<std::string> m_translations, m_references;
};

void SentenceSums::addForced(const Translation& forced)
{
    m_nats -= forced.score;
    m_tokens += forced.target.size();
}

void SentenceSums::addTexts(const std::string& translation, const std::string& reference)
{
    m_translations.push_back(translation);
    m_references.push_back(reference);
}

std::optional<double> SentenceSums::loss() const
{
    return m_tokens == 0 ? std::nullopt : std::optional(m_nats / static_cast<double>(m_tokens));
}

std::optional<double> SentenceSums::bleu() const
{
    return m_translations.empty() ? std::nullopt : std::optional(attentoscope::bleu(m_translations, m_references));
}

bool SentenceSums::isBleuMeaningful() const
{
    return m_references.empty() || attentoscope::isBleuMeaningful(m_references);
}

/// All heads over the pairs of a file with gold links.
class HeadsOfFile
{
public:
    explicit HeadsOfFile(std::size_t pairs) : m_parts(ReadingContest::parts(pairs)) { }

    void add(const Translation& forced, const GoldAlignment& gold, std::size_t index);
    SharedHeadReport report(std::int64_t step) const;

private:
    HeadTable m_table;
    ReadingContest m_contest;
    std::vector<ContestPart> m_parts;
    std::size_t m_pairs = 0;
};

void HeadsOfFile::add(const Translation& forced, const GoldAlignment& gold, std::size_t index)
{
    m_table.add(forced, &gold);
    m_contest.add(forced, gold, m_parts[index]);
    ++m_pairs;
}

SharedHeadReport HeadsOfFile::report(std::int64_t step) const
{
    return std::make_shared<const HeadReport>(
        HeadReport{.step = step, .pairs = m_pairs, .heads = m_table.heads(), .reading = m_contest.chosen()});
}

/// Lists sentence pairs one by one with their measures, a batch of similar lengths at a time. A sentence that the model
/// cannot take is listed without measures.
class SentenceTable final : public SentenceMeasuring
{
public:
    /// `model` may be null if the request needs no model.
    SentenceTable(const SentencesRequest& request, SentencePairs pairs, const DataConfiguration& data,
        std::shared_ptr<TranslationModel> model, std::shared_ptr<const CorpusLinks> links);
    void setStatisticsErrorRate(std::optional<double> rate) { m_statisticsErrorRate = rate; }

    Result<MeasuredSentences> advance(std::chrono::milliseconds budget, std::stop_token stop) override;

private:
    std::shared_ptr<const GoldAlignment> goldOf(std::size_t index) const; ///< null if the pair has no gold links
    /// The words without weights, but with the gold links.
    std::shared_ptr<Translation> wordsOf(std::size_t index) const;
    MeasuredSentence listed(std::size_t index) const;
    Result<void> measure(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part);
    void measureByModel(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part);
    /// Measures the same pairs with no head switched off.
    void measureWhole(std::span<const PreparedSentence> sources, std::span<const PreparedSentence> targets,
        std::span<const std::size_t> indices, std::stop_token stop);
    void complete(MeasuredSentences& part) const;

    SentencesRequest m_request;
    SentencePairs m_pairs;
    std::optional<double> m_statisticsErrorRate;
    TextPipeline m_pipeline;
    std::shared_ptr<TranslationModel> m_model; ///< null if the request needs no model
    std::shared_ptr<const CorpusLinks> m_links; ///< links for pairs of a file that has none; null if there are none
    std::vector<std::size_t> m_order; ///< indices; short sentences come first
    std::size_t m_next = 0; ///< index into m_order
    std::optional<HeadsOfFile> m_heads; ///< none: they are not measured
    SentenceSums m_sums;
    SentenceSums m_whole; ///< sums with no head switched off, if the request asks for them
};

constexpr std::size_t tableBatch = 32;

std::vector<Token> plainTokens(const std::vector<TextToken>& words)
{
    std::vector<Token> tokens;
    for (const auto& word : words)
        tokens.push_back({.text = word.text, .attached = word.attached});
    return tokens;
}

SentenceTable::SentenceTable(const SentencesRequest& request, SentencePairs pairs, const DataConfiguration& data,
    std::shared_ptr<TranslationModel> model, std::shared_ptr<const CorpusLinks> links)
    : m_request(request)
    , m_pairs(std::move(pairs))
    , m_pipeline(data)
    , m_model(std::move(model))
    , m_links(std::move(links))
    , m_order(m_pairs.text.size())
{
    std::iota(m_order.begin(), m_order.end(), 0);
    const bool hasGold = request.set == SentenceSet::File && !m_pairs.gold.empty();
    if (m_model && hasGold && request.switchedOff.empty() && !allHeads(m_model->configuration().model).empty())
        m_heads.emplace(m_pairs.text.size());
    if (m_model)
        std::ranges::stable_sort(m_order, {}, [this](std::size_t index) { return m_pairs.text[index].target.size(); });
}

std::shared_ptr<const GoldAlignment> SentenceTable::goldOf(std::size_t index) const
{
    if (m_pairs.gold.empty() || areUnknown(m_pairs.gold[m_pairs.lines[index] - 1]))
        return nullptr;
    return std::make_shared<const GoldAlignment>(m_pairs.gold[m_pairs.lines[index] - 1]);
}

std::shared_ptr<Translation> SentenceTable::wordsOf(std::size_t index) const
{
    auto words = std::make_shared<Translation>();
    words->source = plainTokens(m_pipeline.tokens(m_pairs.text[index].source));
    words->target = plainTokens(m_pipeline.tokens(m_pairs.text[index].target));
    words->text = m_pairs.text[index].target;
    words->forced = true;
    words->gold = goldOf(index);
    return words;
}

MeasuredSentence SentenceTable::listed(std::size_t index) const
{
    const auto& text = m_pairs.text[index];
    return {.line = m_pairs.lines[index],
        .text = text,
        .reference = text.target,
        .translation = {},
        .aligned = wordsOf(index)};
}

Result<MeasuredSentences> SentenceTable::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    const auto end = std::chrono::steady_clock::now() + budget;
    MeasuredSentences part{.id = m_request.id, .total = m_order.size(), .switchedOff = m_request.switchedOff};
    part.step = m_model ? m_model->step : 0;
    if (m_next == 0)
        part.notices = m_pairs.notices;
    do {
        const auto count = std::min(tableBatch, m_order.size() - m_next);
        if (auto done = measure(std::span(m_order).subspan(m_next, count), stop, part); !done)
            return std::unexpected(done.error());
        m_next += count;
    } while (m_next < m_order.size() && !stop.stop_requested() && std::chrono::steady_clock::now() < end);
    if (m_next == m_order.size())
        complete(part);
    return part;
}

Result<void> SentenceTable::measure(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part)
{
    if (m_model) {
        measureByModel(indices, stop, part);
        return {};
    }
    for (const auto index : indices) {
        if (m_pairs.other.empty()) {
            part.sentences.push_back(listed(index));
            continue;
        }
        const auto line = m_pairs.lines[index];
        auto sentence =
            sentenceOfOther(m_pairs.other[line - 1], m_request.attentionFile, m_pairs.text[index], goldOf(index));
        if (!sentence)
            return std::unexpected(sentence.error());
        sentence->line = line;
        if (sentence->bleu) {
            m_sums.addTexts(sentence->translation, sentence->reference);
        }
        part.sentences.push_back(std::move(*sentence));
    }
    return {};
}

void SentenceTable::measureByModel(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part)
{
    const auto [sources, targets, usable] = usablePairs(*m_model, m_pairs.text, indices);
    for (const auto index : indices)
        if (std::ranges::find(usable, index) == usable.end())
            part.sentences.push_back(listed(index));
    if (usable.empty())
        return;
    if (m_request.whole == WholeModel::Measure && !m_request.switchedOff.empty())
        measureWhole(sources, targets, usable, stop);
    const auto off = SwitchedOff::of(*m_model, m_request.switchedOff);
    auto forced = decodeForced(*m_model, sources, targets, m_heads ? HeadsAnswer::All : HeadsAnswer::None);
    const auto translated = searchTranslations(*m_model, sources, {}, {}, stop);
    for (std::size_t at = 0; at < usable.size() && !stop.stop_requested(); ++at) {
        const auto index = usable[at];
        MeasuredSentence sentence{.line = m_pairs.lines[index],
            .text = m_pairs.text[index],
            .reference = comparedReference(*m_model, m_pairs.text[index].target),
            .translation = translated[at].text};
        sentence.loss = -forced[at].score / static_cast<double>(forced[at].target.size());
        sentence.bleu = sentenceBleu(sentence.translation, sentence.reference);
        sentence.entropy = meanRowEntropy(forced[at]);
        m_sums.addForced(forced[at]);
        m_sums.addTexts(sentence.translation, sentence.reference);
        forced[at].switchedOff = m_request.switchedOff;
        forced[at].gold = goldOf(index);
        if (m_heads && forced[at].gold)
            m_heads->add(forced[at], *forced[at].gold, index);
        forced[at].heads.clear(); // these are many
        if (m_links && !forced[at].gold)
            forced[at].gold = std::make_shared<const GoldAlignment>(
                linksOfTranslation(m_links->aligner, m_model->configuration().data.tokenizer, forced[at]));
        sentence.aligned = std::make_shared<const Translation>(std::move(forced[at]));
        part.sentences.push_back(std::move(sentence));
    }
}

void SentenceTable::measureWhole(std::span<const PreparedSentence> sources, std::span<const PreparedSentence> targets,
    std::span<const std::size_t> indices, std::stop_token stop)
{
    const auto forced = decodeForced(*m_model, sources, targets);
    const auto translated = searchTranslations(*m_model, sources, {}, {}, stop);
    for (std::size_t at = 0; at < indices.size(); ++at) {
        m_whole.addForced(forced[at]);
        m_whole.addTexts(translated[at].text, comparedReference(*m_model, m_pairs.text[indices[at]].target));
    }
}

void SentenceTable::complete(MeasuredSentences& part) const
{
    part.complete = true;
    part.bleu = m_sums.bleu();
    part.isBleuMeaningful = m_sums.isBleuMeaningful();
    part.loss = m_sums.loss();
    part.statisticsErrorRate = m_statisticsErrorRate;
    if (m_heads)
        part.heads = m_heads->report(part.step);
    if (m_whole.bleu() && m_whole.loss())
        part.whole = {m_whole.bleu(), m_whole.loss()};
}

/// Adds statistical links to those pairs of the loaded data that have no other links.
void takeLinks(SentencePairs& pairs, const LinksByLine& links)
{
    pairs.gold.resize(pairs.lineCount, unknownLinks());
    for (const auto line : pairs.lines)
        if (const auto known = links.find(line); known != links.end() && areUnknown(pairs.gold[line - 1]))
            pairs.gold[line - 1] = known->second;
}

/// Statistical links of the loaded pairs. They are learned here if that is quick. The next time, the cache has them.
std::vector<GoldAlignment> statisticalLinks(const SentencePairs& pairs, const Corpus& corpus, const TextPairs& part,
    const CorpusLinks* known, std::stop_token stop)
{
    constexpr double quickSeconds = 5.0;
    std::vector<GoldAlignment> links(pairs.lineCount);
    if (!known && secondsToLearn(corpus) > quickSeconds)
        return {};
    std::vector<Message> ignored; // nobody here needs to know that the cache cannot be written
    const AligningOptions options{at::get_num_threads(), {}, std::move(stop)};
    const auto learned =
        known ? Result<StatisticalAligner>(known->aligner) : LinkCache().learn(trainingWords(corpus), options, ignored);
    if (!learned)
        return {};
    const auto found = heldOutLinks(*learned, {corpus.configuration, corpus.source, corpus.target}, part, options);
    for (std::size_t pair = 0; pair < found.size(); ++pair)
        links[part.lines[pair] - 1] = found[pair];
    return links;
}

/// The error rate of statistical links: those of both directions are sure, the others possible.
std::optional<double> statisticsErrorRate(const SentencePairs& pairs, const std::vector<GoldAlignment>& statistics)
{
    AlignmentErrorRate rate;
    for (const auto line : pairs.lines) {
        auto links = statistics[line - 1].sure;
        links.insert(links.end(), statistics[line - 1].possible.begin(), statistics[line - 1].possible.end());
        rate.add(links, pairs.gold[line - 1]);
    }
    return rate.value();
}

/// Loss and BLEU of all pairs together: without the switched-off heads, and if requested also with all heads. The order
/// is: loss without them, loss with all, then both BLEU. It lists no sentences.
class SentenceTotalsMeasuring final : public SentenceMeasuring
{
public:
    SentenceTotalsMeasuring(
        const SentencesRequest& request, SentencePairs pairs, std::shared_ptr<TranslationModel> model);

    Result<MeasuredSentences> advance(std::chrono::milliseconds budget, std::stop_token stop) override;

private:
    enum class Pass : std::uint8_t { Losses, Translations };
    struct Side
    {
        std::vector<AttentionHead> off;
        SentenceSums sums;
    };
    struct Batch
    {
        UsablePairs pairs;
        std::vector<Translation> measured;
    };

    bool isDone() const { return m_pass == Pass::Translations && m_side == m_sides.size(); }
    void advanceRound(std::stop_token stop); ///< measures one batch on each thread
    void measure(Batch& batch, const ModelGroup& models, std::stop_token stop) const;
    void add(const Batch& batch);
    MeasuredSentences part() const;

    SentencesRequest m_request;
    SentencePairs m_pairs;
    std::shared_ptr<TranslationModel> m_model;
    ModelGroup m_models;
    std::vector<std::vector<std::size_t>> m_batches; ///< indices into m_pairs, in batches of similar length
    std::vector<Side> m_sides; ///< without the switched-off heads, then with all heads
    Pass m_pass = Pass::Losses;
    std::size_t m_side = 0;
    std::size_t m_next = 0; ///< index into the batches
};

constexpr std::size_t batchOfTotals = 32; // small, because the user's other requests wait while a batch is measured

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
    MeasuredSentences part{
        .id = m_request.id, .step = m_model->step, .total = m_pairs.text.size(), .switchedOff = m_request.switchedOff};
    part.complete = isDone();
    if (m_side > 0 || m_pass == Pass::Translations)
        part.loss = m_sides.front().sums.loss();
    if (m_pass == Pass::Losses)
        return part;
    const auto totals = [&](const Side& side) {
        return SentenceTotals{.bleu = part.complete ? side.sums.bleu() : std::nullopt, .loss = side.sums.loss()};
    };
    part.bleu = totals(m_sides.front()).bleu;
    part.isBleuMeaningful = !part.complete || m_sides.front().sums.isBleuMeaningful();
    if (m_sides.size() > 1)
        part.whole = totals(m_sides.back());
    return part;
}

} // namespace

Result<std::unique_ptr<SentenceMeasuring>> SentenceMeasuring::make(const SentencesRequest& request,
    const std::shared_ptr<const Corpus>& corpus, std::shared_ptr<TranslationModel> model,
    std::shared_ptr<const CorpusLinks> links, const WantedColumns& columns, std::stop_token stop)
{
    const bool asksModel = request.measure != SentenceMeasure::Links && request.attentionFile.empty();
    if (asksModel && !model)
        return failure(
            ErrorCode::NotReady, "There is no model that translates sentences yet: train one, or open a run.");
    if (asksModel)
        if (const auto off = SwitchedOff::of(*model, request.switchedOff); !off)
            return std::unexpected(off.error());
    // Loaded data is cut into tokens with the settings with which it was loaded. A file is cut as the model needs it.
    const DataConfiguration data = model ? model->configuration().data
        : corpus                         ? corpus->configuration
                                         : DataConfiguration();
    auto pairs = readSentences(request, corpus.get(), data.direction, columns, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    if (asksModel && request.measure == SentenceMeasure::Totals)
        return std::make_unique<SentenceTotalsMeasuring>(request, std::move(*pairs), std::move(model));
    if (!asksModel)
        model.reset();
    const bool isOfFile = request.set == SentenceSet::File;
    const bool hasGold = !pairs->gold.empty() && std::ranges::none_of(pairs->gold, areUnknown);
    std::optional<double> statistics;
    if (hasGold && !isOfFile && model) {
        const auto& part = request.set == SentenceSet::Validation ? corpus->validation : corpus->test;
        const auto found = statisticalLinks(*pairs, *corpus, part, links.get(), stop);
        statistics = found.empty() ? std::nullopt : statisticsErrorRate(*pairs, found);
    }
    if (links && request.goldFile.empty() && !isOfFile)
        takeLinks(*pairs, request.set == SentenceSet::Validation ? links->validation : links->test);
    if (!request.goldFile.empty() || !isOfFile)
        links.reset();
    auto table = std::make_unique<SentenceTable>(request, std::move(*pairs), data, std::move(model), std::move(links));
    table->setStatisticsErrorRate(statistics);
    return table;
}

} // namespace attentoscope
