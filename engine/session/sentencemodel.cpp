// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/sentencemodel.h"

#include "engine/alignment/statisticallinks.h"
#include "engine/corpus/corpus.h"
#include "engine/corpus/sentencelimit.h"
#include "engine/decoding/dissector.h"
#include "engine/decoding/eraser.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/evaluation/evaluator.h"
#include "engine/evaluation/studies.h"
#include "engine/metrics/alignment.h"
#include "engine/model/sourcelimit.h"
#include "engine/training/sentencetask.h"
#include "engine/training/stepbenchmark.h"
#include "engine/types/headmeasures.h"
#include "engine/types/wordlinks.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <iterator>

namespace attentoscope {

namespace {

/// The options for decoding a request with this sentence.
Result<DecodingOptions> decodingOptions(
    const TranslationModel& model, const TranslationRequest& request, const PreparedSentence& source)
{
    DecodingOptions options{request.maximumLength, request.unknownWords, request.beam, request.lengthPenalty,
        static_cast<std::size_t>(std::max(0, request.alternatives)), request.beamAnswer, {}, request.heads,
        request.switchedOff};
    if (request.constraints.isEmpty())
        return options;
    const bool isOnlyOfHeads = request.constraints.words.empty()
        && std::ranges::all_of(request.constraints.rows, [](const ForcedRow& row) { return row.head.has_value(); });
    if (request.forcedTarget && !isOnlyOfHeads)
        return failure(ErrorCode::InvalidSetting,
            "The whole translation is given, so no single word can be forced. Leave out the translation or the forced "
            "words.");
    for (const auto& word : request.constraints.words)
        if (auto checked = checkSentenceText(word.word); !checked)
            return std::unexpected(checked.error());
    auto constraints = prepare(model, request.constraints, source);
    if (!constraints)
        return std::unexpected(constraints.error());
    options.constraints = std::move(*constraints);
    return options;
}

std::vector<ForcedRow> headRowsOf(const DecodingOptions& options)
{
    return options.constraints ? options.constraints->heads : std::vector<ForcedRow>();
}

} // namespace

Result<std::shared_ptr<SentenceModel>> SentenceModel::together(std::vector<std::shared_ptr<TranslationModel>> models)
{
    std::vector<TranslationModel*> members;
    for (const auto& model : models)
        members.push_back(model.get());
    auto group = ModelGroup::of(std::move(members));
    if (!group)
        return std::unexpected(group.error());
    auto together = std::make_shared<SentenceModel>(models.front());
    together->m_others.assign(models.begin() + 1, models.end());
    together->m_group = std::move(*group);
    return together;
}

std::int64_t SentenceModel::parameterCount() const
{
    std::int64_t count = 0;
    for (const auto* member : m_group.members())
        count += member->parameterCount();
    return count;
}

Result<void> SentenceModel::checkAlone() const
{
    if (m_group.isOneModel())
        return {};
    return failure(ErrorCode::InvalidSetting,
        "Several models are open together. They can translate, be measured and align; for anything else open one of "
        "them alone.");
}

Result<SwitchedOff> SentenceModel::switchOff(const std::vector<AttentionHead>& heads) const
{
    if (!heads.empty())
        if (auto alone = checkAlone(); !alone)
            return std::unexpected(alone.error());
    return SwitchedOff::of(*m_model, heads);
}

Result<ForcedHeads> SentenceModel::forceHeads(const DecodingOptions& options, const SentenceLengths& lengths) const
{
    const auto rows = headRowsOf(options);
    if (!rows.empty() && !m_group.isOneModel())
        return failure(ErrorCode::InvalidSetting,
            "Several models are open together, and rows of single heads can be forced in one of them alone: open it "
            "alone, or force rows of all heads.");
    return ForcedHeads::of(*m_model, rows, lengths);
}

Result<void> SentenceModel::checkSource(std::size_t tokens) const
{
    for (const auto* member : m_group.members())
        if (auto checked = checkSourceLength(member->configuration().model, tokens); !checked)
            return checked;
    return {};
}

Result<void> SentenceModel::checkTarget(std::size_t tokens) const
{
    for (const auto* member : m_group.members())
        if (auto checked = checkTargetLength(member->configuration().model, tokens); !checked)
            return checked;
    return {};
}

Result<void> SentenceModel::setWeights(const StoredTensors& weights, std::int64_t step)
{
    if (auto alone = checkAlone(); !alone)
        return alone;
    auto set = m_model->setWeights(weights);
    if (set)
        m_model->step = step;
    return set;
}

Result<std::unique_ptr<TrainingTask>> SentenceModel::makeTask(
    std::shared_ptr<const Corpus> corpus, std::shared_ptr<Ranks> ranks)
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    const auto& configuration = m_model->configuration();
    const bool namesHead = configuration.model.architecture == Architecture::Transformer;
    if (namesHead || configuration.training.alignmentWeight > 0.0)
        if (auto head = taughtHead(configuration); !head)
            return std::unexpected(head.error());
    auto usable = withinSourceLimit(std::move(corpus), configuration.model);
    if (!usable)
        return std::unexpected(usable.error());
    return std::make_unique<SentenceTask>(m_model, std::move(*usable), std::move(ranks));
}

Result<BenchmarkReport> SentenceModel::benchmark(std::shared_ptr<const Corpus> corpus, const BenchmarkRequest& request,
    const Progress& progress, std::stop_token stop)
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    const auto usable = withinSourceLimit(std::move(corpus), m_model->configuration().model);
    if (!usable)
        return std::unexpected(usable.error());
    return timeTraining(m_model, **usable, request, progress, stop);
}

Result<Translation> SentenceModel::translate(
    const TranslationRequest& request, const TokenSink& sink, std::stop_token stop)
{
    if (auto checked = checkSentenceText(request.source); !checked)
        return std::unexpected(checked.error());
    const std::vector source{prepare(*m_model, m_model->source(), request.source)};
    if (source.front().ids.empty())
        return failure(ErrorCode::BadData, "The sentence is empty: type at least one word.");
    if (auto checked = checkSource(source.front().ids.size()); !checked)
        return std::unexpected(checked.error());
    const auto options = decodingOptions(*m_model, request, source.front());
    if (!options)
        return std::unexpected(options.error());
    std::optional<WholeAnswer> whole;
    if (request.whole == WholeModel::Measure && !request.switchedOff.empty()) {
        auto wholeOptions = *options;
        wholeOptions.switchedOff.clear();
        const auto answer = decode(request, source, wholeOptions, {}, stop);
        if (!answer)
            return std::unexpected(answer.error());
        whole = {answer->text, answer->score};
    }
    const auto off = switchOff(request.switchedOff);
    if (!off)
        return std::unexpected(off.error());
    auto decoded = decode(request, source, *options, sink, stop);
    if (decoded)
        decoded->whole = std::move(whole);
    return decoded;
}

Result<Translation> SentenceModel::decode(const TranslationRequest& request,
    const std::vector<PreparedSentence>& source, const DecodingOptions& options, const TokenSink& sink,
    const std::stop_token& stop) const
{
    if (request.forcedTarget)
        return decodeGiven(request, source, options);
    const auto forced = forceHeads(options, {sourceTokens(*m_model, source.front()).size()});
    if (!forced)
        return std::unexpected(forced.error());
    const StepSink stepSink = [&](const std::function<std::vector<Translation>()>& soFar) {
        sink([&] {
            auto partial = std::move(soFar().front());
            partial.id = request.id;
            return partial;
        });
    };
    auto decoded = searchTranslations(m_group, source, options, sink ? stepSink : StepSink(), stop);
    decoded.front().id = request.id;
    return std::move(decoded.front());
}

Result<Translation> SentenceModel::decodeGiven(const TranslationRequest& request,
    const std::vector<PreparedSentence>& source, const DecodingOptions& options) const
{
    if (auto checked = checkSentenceText(*request.forcedTarget); !checked)
        return std::unexpected(checked.error());
    const std::vector target{prepare(*m_model, m_model->target(), *request.forcedTarget)};
    const auto words = target.front().ids.size();
    if (auto few = checkSentenceTokens(words); !few)
        return std::unexpected(few.error());
    if (auto checked = checkTarget(words); !checked)
        return std::unexpected(checked.error());
    const auto forced = forceHeads(options, {sourceTokens(*m_model, source.front()).size(), words + 1});
    if (!forced)
        return std::unexpected(forced.error());
    auto decoded = std::move(decodeForced(m_group, source, target, request.heads).front());
    decoded.id = request.id;
    decoded.forcedHeads = headRowsOf(options);
    decoded.switchedOff = options.switchedOff;
    return decoded;
}

Result<std::vector<Translation>> SentenceModel::translateAll(
    const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop)
{
    if (requests.empty())
        return std::vector<Translation>{};
    std::vector<PreparedSentence> sentences;
    for (const auto& request : requests)
        if (auto checked = checkSentenceText(request.source); !checked)
            return std::unexpected(checked.error());
    if (!requests.front().constraints.isEmpty())
        return failure(ErrorCode::InvalidSetting,
            "Words and attention can be forced in one sentence at a time: translate it alone.");
    for (const auto& request : requests)
        sentences.push_back(prepare(*m_model, m_model->source(), request.source));
    for (std::size_t index = 0; index < sentences.size(); ++index)
        if (auto checked = checkSource(sentences[index].ids.size()); !checked)
            return sentences.size() == 1 ? std::unexpected(checked.error())
                                         : failure(checked.error().code,
                                               Message("Sentence {} of {}: {}", std::to_string(index + 1),
                                                   std::to_string(sentences.size()), checked.error().message));
    const auto options = decodingOptions(*m_model, requests.front(), sentences.front());
    if (!options)
        return std::unexpected(options.error());
    const auto off = switchOff(requests.front().switchedOff);
    if (!off)
        return std::unexpected(off.error());
    auto translations = translateSentences(m_group, sentences, *options, progress, stop);
    for (std::size_t index = 0; index < translations.size(); ++index)
        translations[index].id = requests[index].id;
    return translations;
}

Result<Dissection> SentenceModel::dissect(const DissectionRequest& request)
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    const auto off = switchOff(request.translation.switchedOff);
    if (!off)
        return std::unexpected(off.error());
    return attentoscope::dissect(*m_model, request);
}

Result<Erasure> SentenceModel::erase(const ErasureRequest& request)
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    const auto off = switchOff(request.translation.switchedOff);
    if (!off)
        return std::unexpected(off.error());
    return attentoscope::erase(*m_model, request);
}

Result<ValueLengths> SentenceModel::measureValues(const Translation& translation)
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    const auto off = switchOff(translation.switchedOff);
    if (!off)
        return std::unexpected(off.error());
    return valueLengths(*m_model, translation);
}

namespace {

/// As long as an object of this class exists, the encoder ends after the given layer. The first layer is 1.
class LastLayer
{
public:
    LastLayer(Encoder& encoder, int layer) : m_encoder(encoder) { m_encoder.setLastLayer(layer); }
    ~LastLayer() { m_encoder.setLastLayer(0); }
    LastLayer(const LastLayer&) = delete;
    LastLayer& operator=(const LastLayer&) = delete;

private:
    Encoder& m_encoder;
};

} // namespace

Result<LayerTranslations> SentenceModel::translateFromLayers(const TranslationRequest& request, std::stop_token stop)
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    const auto& model = m_model->configuration().model;
    if (model.architecture != Architecture::Transformer)
        return failure(ErrorCode::InvalidSetting,
            "Only a Transformer can translate from each layer of its encoder: recurrent layers also pass their last "
            "state to the decoder. Open a run of a Transformer.");
    LayerTranslations answer{.id = request.id, .step = m_model->step, .layers = {}};
    for (int layer = 1; layer <= layerCount(model, HeadKind::Encoder) && !stop.stop_requested(); ++layer) {
        const LastLayer last(m_model->network().encoder(), layer);
        auto translation = translate(request, {}, stop);
        if (!translation)
            return std::unexpected(translation.error());
        answer.layers.push_back(std::move(*translation));
    }
    return answer;
}

Result<SentenceAgreements> SentenceModel::measureFaithfulness(
    const TextPairs& pairs, const FaithfulnessRequest& request, const Progress& progress, std::stop_token stop)
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    return faithfulSentences(*m_model, pairs, request, progress, stop);
}

template <typename Measure>
auto SentenceModel::measureSample(const TextPairs* pairs, const SentenceSample& sample, const std::stop_token& stop,
    const Measure& measure) -> decltype(measure(*pairs))
{
    if (auto alone = checkAlone(); !alone)
        return std::unexpected(alone.error());
    if (pairs)
        return measure(*pairs);
    const auto read = readPairs(sample.data, stop);
    if (!read)
        return std::unexpected(read.error());
    return measure(*read);
}

Result<HeadPatterns> SentenceModel::measurePatterns(
    const TextPairs* pairs, const PatternsRequest& request, const Progress& progress, std::stop_token stop)
{
    return measureSample(pairs, request.sample, stop, [&](const TextPairs& sampled) {
        return attentoscope::measurePatterns(*m_model, sampled, request, progress, stop);
    });
}

Result<HeadTrials> SentenceModel::tryWithoutHeads(
    const TextPairs* pairs, const HeadTrialsRequest& request, const Progress& progress, std::stop_token stop)
{
    return measureSample(pairs, request.sample, stop, [&](const TextPairs& sampled) {
        return attentoscope::tryWithoutHeads(*m_model, sampled, request, progress, stop);
    });
}

Result<TextPairs> SentenceModel::readPairs(const DataRequest& data, std::stop_token stop) const
{
    auto pairs = loadPairs(
        data, m_model->configuration().data, m_model->source(), m_model->target(), {}, stop, m_model->subwords());
    if (!pairs)
        return pairs;
    auto usable = std::move(*pairs);
    for (const auto* member : m_group.members())
        usable = withinSourceLimit(std::move(usable), member->configuration().model);
    if (usable.text.empty())
        return failure(ErrorCode::BadData,
            Message("No pair of \"{}\" can be measured: all are empty, or longer than the model reads.", data.source));
    return usable;
}

Result<std::vector<GoldAlignment>> SentenceModel::readGold(
    const DataRequest& data, const std::string& file, int firstIndex, TextPairs& pairs) const
{
    if (file.empty())
        return std::vector<GoldAlignment>{};
    auto gold = goldLinks({file, firstIndex, data, pairs.lineCount, m_model->configuration().data.direction});
    if (gold)
        std::ranges::move(goldNotices(*gold, lengthsOf(pairs.text, pairs.lines)), std::back_inserter(pairs.notices));
    return gold;
}

std::vector<GoldAlignment> SentenceModel::linksOf(
    const TextPairs& pairs, const StatisticalAligner& statistics, std::stop_token stop) const
{
    const WordNumbering numbering{m_model->configuration().data, m_model->source(), m_model->target()};
    auto found = heldOutLinks(statistics, numbering, pairs, {at::get_num_threads(), {}, std::move(stop)});
    std::vector<GoldAlignment> links(pairs.lineCount);
    for (std::size_t pair = 0; pair < found.size(); ++pair)
        links[pairs.lines[pair] - 1] = std::move(found[pair]);
    return links;
}

Result<EvaluationReport> SentenceModel::evaluate(const EvaluationRequest& request, const StatisticalAligner* statistics,
    const Progress& progress, std::stop_token stop)
{
    if (!m_group.isOneModel() && request.teacherForcing < 1.0)
        return failure(ErrorCode::InvalidSetting,
            "The loss of several models together is measured after the true previous words: leave teacher forcing at "
            "1, or evaluate one model alone.");
    auto pairs = readPairs(request.data, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    auto gold = readGold(request.data, request.goldFile, request.goldFirstIndex, *pairs);
    if (!gold)
        return std::unexpected(gold.error());
    const bool isStatistical = gold->empty() && statistics;
    if (isStatistical)
        *gold = linksOf(*pairs, *statistics, stop);
    if (request.eachHeadOff == EachHeadOff::Measure)
        if (const auto any = switchOff({AttentionHead{}}); !any) // every Transformer has this first head
            return std::unexpected(any.error());
    const auto off = switchOff(request.switchedOff);
    if (!off)
        return std::unexpected(off.error());
    auto report = evaluatePairs(m_group, *pairs, request, *gold, progress, stop);
    report.links = isStatistical ? LinksKind::Statistical : LinksKind::Gold;
    report.notices = std::move(pairs->notices);
    return report;
}

Result<AlignedPairs> SentenceModel::align(
    const AlignmentRequest& request, const Progress& progress, std::stop_token stop)
{
    auto pairs = readPairs(request.data, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    const auto gold = readGold(request.data, request.goldFile, request.goldFirstIndex, *pairs);
    if (!gold)
        return std::unexpected(gold.error());
    AlignedPairs aligned{.links = std::vector<std::vector<AlignmentLink>>(pairs->lineCount),
        .reading = request.reading,
        .notices = pairs->notices};
    if (!aligned.reading && !gold->empty())
        aligned.chosen = chooseReading(m_group, *pairs, *gold, stop);
    if (aligned.chosen)
        aligned.reading = aligned.chosen->reading;
    const auto& reading = aligned.reading;
    std::optional<Error> missing;
    const auto keepLinks = [&](std::size_t pair, const Translation& forced) {
        if (reading && reading->headsIn(forced).empty())
            missing =
                crossMap(forced, {HeadKind::Cross, std::max(1, reading->layer), std::max(1, reading->head)}).error();
        else
            aligned.links[pairs->lines[pair] - 1] =
                reading ? linksOfReading(forced, *reading) : linksFromAttention(forced);
        return !missing;
    };
    alignPairs(m_group, *pairs, reading ? HeadsAnswer::All : HeadsAnswer::None, keepLinks, progress, stop);
    if (missing)
        return std::unexpected(*missing);
    return aligned;
}

} // namespace attentoscope
