// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/loadedmodel.h"

#include "engine/corpus/corpus.h"
#include "engine/metrics/alignment.h"
#include "engine/model/switchedoff.h"
#include "engine/model/tensors.h"
#include "engine/types/wordlinks.h"
#include "engine/unshuffle/unshuffletask.h"
#include "engine/unshuffle/vectordecoder.h"
#include "engine/unshuffle/vectorevaluation.h"
#include "engine/unshuffle/vectormodel.h"

#include <algorithm>
#include <iterator>

namespace attentoscope {

namespace {

Error atLine(const Message& where, Error error)
{
    error.message = Message("{}: {}", where, error.message);
    return error;
}

/// A file of vectors, with the gold links of its lines.
struct LinkedVectors
{
    std::vector<VectorPair> pairs; ///< empty for lines without a pair
    std::vector<GoldAlignment> gold; ///< empty if there are none
    std::vector<Message> notices;
};

/// Reads the pairs of a file as vectors.
Result<LinkedVectors> readVectorPairs(const DataRequest& data, std::stop_token stop)
{
    const auto pairs = loadPairs(data, {}, {}, {}, {}, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    LinkedVectors read{std::vector<VectorPair>(pairs->lineCount), {}, pairs->notices};
    for (std::size_t index = 0; index < pairs->text.size(); ++index) {
        const auto line = pairs->lines[index];
        auto source = readVectors(pairs->text[index].source);
        auto target = readVectors(pairs->text[index].target);
        if (!source || !target)
            return std::unexpected(atLine(
                Message("{}, line {}", data.source + data.sample, line), !source ? source.error() : target.error()));
        read.pairs[line - 1] = {std::move(*source), std::move(*target)};
    }
    return read;
}

/// Reads pairs, and the links of a file that has one line for each pair. An empty name means that there are no links.
Result<LinkedVectors> readLinkedVectors(
    const DataRequest& data, const std::string& goldFile, int firstIndex, std::stop_token stop)
{
    auto read = readVectorPairs(data, stop);
    if (!read || goldFile.empty())
        return read;
    auto gold = goldLinks({.file = goldFile, .firstIndex = firstIndex, .data = data, .lineCount = read->pairs.size()});
    if (!gold)
        return std::unexpected(gold.error());
    read->gold = std::move(*gold);
    std::vector<LinkedLengths> lengths;
    for (const auto& [source, target] : read->pairs)
        lengths.push_back({lengths.size() + 1, source.vectors.size(), target.vectors.size()});
    std::ranges::move(goldNotices(read->gold, lengths), std::back_inserter(read->notices));
    return read;
}

/// The model of the unshuffle task in the session. A source text is numbers, "3 1 2", or vectors, "[3,4] [1,2] [2,3]".
/// Other text is a BadData error.
class UnshuffleModel final : public LoadedModel
{
public:
    explicit UnshuffleModel(const Configuration& configuration) : m_model(std::make_shared<VectorModel>(configuration))
    {
    }

    const Configuration& configuration() const override { return m_model->configuration(); }
    std::int64_t parameterCount() const override;
    std::size_t sourceVocabulary() const override { return 0; }
    std::size_t targetVocabulary() const override { return 0; }
    Result<void> setWeights(const StoredTensors& weights, std::int64_t step) override;
    Result<std::unique_ptr<TrainingTask>> makeTask(
        std::shared_ptr<const Corpus> corpus, std::shared_ptr<Ranks> ranks) override;

    Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) override;
    /// Errors name the line: the number of the request, counted from one.
    Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop) override;
    Result<Dissection> dissect(const DissectionRequest& request) override;
    /// Uses pairs of the sample "unshuffle". The loss is the mean squared error if the decoder reads the true previous
    /// states. The report has no perplexity, BLEU or chrF.
    Result<EvaluationReport> evaluate(const EvaluationRequest& request, const StatisticalAligner* statistics,
        const Progress& progress, std::stop_token stop) override;
    Result<BenchmarkReport> benchmark(std::shared_ptr<const Corpus> corpus, const BenchmarkRequest& request,
        const Progress& progress, std::stop_token stop) override;
    Result<AlignedPairs> align(
        const AlignmentRequest& request, const Progress& progress, std::stop_token stop) override;

private:
    std::shared_ptr<VectorModel> m_model;
};

std::int64_t UnshuffleModel::parameterCount() const
{
    std::int64_t count = 0;
    for (const auto& weight : m_model->network().parameters())
        count += weight.numel();
    return count;
}

Result<void> UnshuffleModel::setWeights(const StoredTensors& weights, std::int64_t step)
{
    auto set = setWeightsOf(m_model->network(), weights);
    if (set)
        m_model->step = step;
    return set;
}

Result<std::unique_ptr<TrainingTask>> UnshuffleModel::makeTask(
    std::shared_ptr<const Corpus>, std::shared_ptr<Ranks> ranks)
{
    return UnshuffleTask::make(m_model, std::move(ranks));
}

Result<BenchmarkReport> UnshuffleModel::benchmark(
    std::shared_ptr<const Corpus>, const BenchmarkRequest&, const Progress&, std::stop_token)
{
    return failure(ErrorCode::InvalidSetting,
        "The benchmark counts tokens, and vectors have none: choose a preset for sentence pairs.");
}

Result<Translation> UnshuffleModel::translate(
    const TranslationRequest& request, const TokenSink& sink, std::stop_token stop)
{
    if (request.beam > 1)
        return failure(ErrorCode::InvalidSetting,
            "Vectors are put in order one by one, without a choice among words; use a beam of 1.");
    if (!request.constraints.isEmpty())
        return failure(ErrorCode::InvalidSetting,
            "Vectors are put in order without a choice among words, so there is none to force.");
    if (!request.switchedOff.empty())
        return std::unexpected(noHeadsToSwitchOff());
    const auto source = readVectors(request.source);
    if (!source)
        return std::unexpected(source.error());
    if (request.forcedTarget) {
        const auto target = readVectors(*request.forcedTarget);
        if (!target)
            return std::unexpected(target.error());
        auto forced = forceVectors(*m_model, *source, target->vectors);
        forced.id = request.id;
        return forced;
    }
    const VectorSink vectorSink = [&](const Translation& soFar) {
        sink([&] {
            auto partial = soFar;
            partial.id = request.id;
            return partial;
        });
    };
    auto decoded = decodeVectors(*m_model, *source, request.maximumLength, sink ? vectorSink : VectorSink(), stop);
    decoded.id = request.id;
    return decoded;
}

Result<std::vector<Translation>> UnshuffleModel::translateAll(
    const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop)
{
    std::vector<Translation> translations;
    for (const auto& request : requests) {
        if (stop.stop_requested())
            break;
        auto translation = translate(request, {}, stop);
        if (!translation && requests.size() > 1)
            return std::unexpected(atLine(Message("Line {}", translations.size() + 1), translation.error()));
        if (!translation)
            return std::unexpected(translation.error());
        translations.push_back(std::move(*translation));
        if (progress)
            progress(static_cast<double>(translations.size()) / static_cast<double>(requests.size()));
    }
    return translations;
}

Result<Dissection> UnshuffleModel::dissect(const DissectionRequest& request)
{
    return dissectVectors(*m_model, request);
}

Result<EvaluationReport> UnshuffleModel::evaluate(const EvaluationRequest& request,
    const StatisticalAligner* /*statistics*/, const Progress& progress, std::stop_token stop)
{
    if (!request.switchedOff.empty() || request.eachHeadOff == EachHeadOff::Measure)
        return std::unexpected(noHeadsToSwitchOff());
    const auto read = readLinkedVectors(request.data, request.goldFile, request.goldFirstIndex, stop);
    if (!read)
        return std::unexpected(read.error());
    auto report = evaluateVectors(*m_model, read->pairs, read->gold, progress, stop);
    report.notices = read->notices;
    return report;
}

Result<AlignedPairs> UnshuffleModel::align(
    const AlignmentRequest& request, const Progress& progress, std::stop_token stop)
{
    if (request.reading)
        if (auto none = crossMap({}, {HeadKind::Cross, request.reading->layer, request.reading->head}); !none)
            return std::unexpected(none.error());
    const auto read = readLinkedVectors(request.data, request.goldFile, request.goldFirstIndex, stop);
    if (!read)
        return std::unexpected(read.error());
    const auto& pairs = read->pairs;
    AlignedPairs aligned{.links = std::vector<std::vector<AlignmentLink>>(pairs.size()), .notices = read->notices};
    for (std::size_t line = 0; line < pairs.size() && !stop.stop_requested(); ++line) {
        const auto& [source, target] = pairs[line];
        if (!source.vectors.empty())
            aligned.links[line] = linksFromAttention(forceVectors(*m_model, source, target.vectors));
        if (progress)
            progress(static_cast<double>(line + 1) / static_cast<double>(pairs.size()));
    }
    return aligned;
}

} // namespace

std::shared_ptr<LoadedModel> makeUnshuffleModel(const Configuration& configuration)
{
    return std::make_shared<UnshuffleModel>(configuration);
}

} // namespace attentoscope
