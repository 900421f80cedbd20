// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/requests.h"

#include <array>
#include <cstdio>
#include <initializer_list>
#include <optional>

namespace attentoscope {

namespace {

struct FieldLimit
{
    const char* field;
    double first;
    double last;
};

constexpr double any = 1e15;
constexpr FieldLimit beamLimit{"beam", 1, 1000};
constexpr FieldLimit penaltyLimit{"length penalty", 0, 10};
constexpr FieldLimit lengthLimit{"maximum length", 0, 1e6};
constexpr FieldLimit alternativesLimit{"alternatives", 0, 1e6};
constexpr FieldLimit headsLimit{"number of heads switched off", 0, 10'000};
constexpr FieldLimit constraintsLimit{"number of forced words and rows", 0, 100'000};
constexpr FieldLimit sentencesLimit{"number of sentences", 0, 100'000};
constexpr FieldLimit sampledLimit{"number of sampled sentences", 1, 1'000'000};
constexpr FieldLimit firstSampledLimit{"number of the first sampled sentence", 0, 1'000'000};
constexpr FieldLimit sampledAtOnceLimit{"number of sentences at once", 1, 1'000};
constexpr FieldLimit drawnLimit{"number of drawn links", 0, 1'000'000};
constexpr FieldLimit watchedLimit{"number of watched sentences", 0, 100};
constexpr FieldLimit chosenPairsLimit{"number of chosen pairs", 0, 10'000};
constexpr FieldLimit foldersLimit{"number of runs", 0, 100};
constexpr FieldLimit rateLimit{"learning_rate", 0, 100};
constexpr FieldLimit forcingLimit{"teacher_forcing", 0, 1};
constexpr FieldLimit alignmentLimit{"alignment_weight", 0, largestAlignmentWeight};
constexpr FieldLimit epochsLimit{"epochs", 0, any};
constexpr FieldLimit stepsLimit{"steps", 0, any};
constexpr FieldLimit minutesLimit{"minutes", 0, any};
constexpr FieldLimit warmUpLimit{"warm-up steps", 0, 1e9};
constexpr FieldLimit timedLimit{"timed steps", 1, 1e9};
constexpr FieldLimit batchesLimit{"number of batches", 0, 1e6};
constexpr FieldLimit settingsLimit{"number of settings", 0, 1'000};
constexpr FieldLimit samplePairsLimit{"number of pairs of the sample", 0, 1e7};
constexpr FieldLimit columnNumberLimit{"number of the column", 0, 1e6};
constexpr FieldLimit goldIndexLimit{"number of the first word in the gold file", 0, 1};
constexpr FieldLimit saveLimit{"step of the save", 0, any};
constexpr FieldLimit rowLimit{"row", 0, 1e6};
constexpr FieldLimit columnLimit{"column", 0, 1e6};
constexpr FieldLimit wordsLimit{"number of words", 0, 1e6};
constexpr FieldLimit layerLimit{"layer", 1, 10'000};
constexpr FieldLimit headLimit{"head", 1, 10'000};
constexpr FieldLimit readLayerLimit{"layer", 0, 10'000}; // 0: the mean of all layers
constexpr FieldLimit readHeadLimit{"head", 0, 10'000};
constexpr FieldLimit rowsLaterLimit{"number of rows later", 0, 1};
constexpr FieldLimit budgetLimit{"budget in milliseconds", 0, 60'000};

struct CheckedField
{
    const FieldLimit& limit;
    double value;
};

std::string textOf(double number)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.15g", number);
    return text.data();
}

Message firstBeyond(std::initializer_list<CheckedField> fields)
{
    for (const auto& [limit, value] : fields)
        if (!(value >= limit.first && value <= limit.last)) // written so that NaN is refused
            return Message("The {} is {}; it has to be from {} to {}.", std::string(limit.field), textOf(value),
                textOf(limit.first), textOf(limit.last));
    return {};
}

double sizeOf(const auto& list)
{
    return static_cast<double>(list.size());
}

/// The first message that is not empty.
Message firstOf(std::initializer_list<Message> problems)
{
    for (const auto& problem : problems)
        if (!problem.empty())
            return problem;
    return {};
}

Message beyondLimits(const std::optional<AttentionHead>& head)
{
    return head ? firstBeyond({{layerLimit, double(head->layer)}, {headLimit, double(head->head)}}) : Message();
}

Message beyondLimits(const std::optional<AlignmentReading>& reading)
{
    return reading ? firstBeyond({{readLayerLimit, double(reading->layer)}, {readHeadLimit, double(reading->head)},
                         {rowsLaterLimit, double(reading->rowsLater)}})
                   : Message();
}

Message beyondLimits(const std::vector<AttentionHead>& switchedOff)
{
    auto problem = firstBeyond({{headsLimit, sizeOf(switchedOff)}});
    for (auto head = switchedOff.begin(); problem.empty() && head != switchedOff.end(); ++head)
        problem = beyondLimits(std::optional(*head));
    return problem;
}

} // namespace

Message beyondLimits(const TranslationRequest& request)
{
    return firstOf({firstBeyond({{beamLimit, double(request.beam)}, {penaltyLimit, request.lengthPenalty},
                        {lengthLimit, double(request.maximumLength)}, {alternativesLimit, double(request.alternatives)},
                        {constraintsLimit, sizeOf(request.constraints.words) + sizeOf(request.constraints.rows)}}),
        beyondLimits(request.switchedOff)});
}

Message beyondLimits(const std::vector<TranslationRequest>& requests)
{
    if (auto problem = firstBeyond({{sentencesLimit, sizeOf(requests)}}); !problem.empty())
        return problem;
    for (const auto& request : requests)
        if (auto problem = beyondLimits(request); !problem.empty())
            return problem;
    return {};
}

Message beyondLimits(const EvaluationRequest& request)
{
    return firstOf({firstBeyond({{beamLimit, double(request.beam)}, {penaltyLimit, request.lengthPenalty},
                        {forcingLimit, request.teacherForcing}, {goldIndexLimit, double(request.goldFirstIndex)}}),
        beyondLimits(request.switchedOff), beyondLimits(request.data)});
}

Message beyondLimits(const DissectionRequest& request)
{
    const auto& words = request.translation;
    return firstOf({firstBeyond({{rowLimit, double(request.row)}, {columnLimit, double(request.column)},
                        {wordsLimit, sizeOf(words.source)}, {wordsLimit, sizeOf(words.target)}}),
        beyondLimits(request.head)});
}

Message beyondLimits(const Translation& translation)
{
    return firstOf({firstBeyond({{wordsLimit, sizeOf(translation.source)}, {wordsLimit, sizeOf(translation.target)}}),
        beyondLimits(translation.switchedOff)});
}

Message beyondLimits(const ErasureRequest& request)
{
    return firstOf({beyondLimits(request.translation), beyondLimits(request.head)});
}

Message beyondLimits(const LayersRequest& request)
{
    return firstOf({firstBeyond({{saveLimit, double(request.model.step)}}), beyondLimits(request.translation)});
}

Message beyondLimits(const FaithfulnessRequest& request)
{
    return firstBeyond({{sampledLimit, double(request.sentences)}, {firstSampledLimit, double(request.first)},
        {sampledAtOnceLimit, double(request.count)}, {saveLimit, double(request.model.step)}});
}

Message beyondLimits(const LinksDrawing& drawing)
{
    return firstBeyond({{drawnLimit, sizeOf(drawing.links)}});
}

Message beyondLimits(const PatternsRequest& request)
{
    return firstOf({firstBeyond({{sampledLimit, double(request.sample.sentences)},
                        {firstSampledLimit, double(request.first)}, {sampledAtOnceLimit, double(request.count)}}),
        beyondLimits(request.sample.data)});
}

Message beyondLimits(const HeadTrialsRequest& request)
{
    return firstOf({firstBeyond({{sampledLimit, double(request.sample.sentences)}}), beyondLimits(request.switchedOff),
        beyondLimits(request.tried), beyondLimits(request.sample.data)});
}

Message beyondLimits(const SentencesRequest& request)
{
    return firstOf(
        {firstBeyond({{goldIndexLimit, double(request.goldFirstIndex)}}), beyondLimits(request.switchedOff)});
}

Message beyondLimits(const ComparisonRequest& request)
{
    return firstBeyond({{saveLimit, double(request.first.step)}, {saveLimit, double(request.second.step)}});
}

Message beyondLimits(const AlignmentRequest& request)
{
    return firstOf({firstBeyond({{goldIndexLimit, double(request.goldFirstIndex)}}), beyondLimits(request.reading),
        beyondLimits(request.data)});
}

Message beyondLimits(const DataRequest& request)
{
    return firstBeyond({{samplePairsLimit, double(request.samplePairs)}, {settingsLimit, sizeOf(request.settings)},
        {columnNumberLimit, double(request.columns.first)}, {columnNumberLimit, double(request.columns.second)}});
}

Message beyondLimits(const BenchmarkRequest& request)
{
    return firstBeyond({{warmUpLimit, double(request.warmUpSteps)}, {timedLimit, double(request.steps)},
        {settingsLimit, sizeOf(request.settings)}, {batchesLimit, sizeOf(request.batches)}});
}

Message beyondLimits(const TrainingRequest& request)
{
    return firstOf({firstBeyond({{settingsLimit, sizeOf(request.settings)}}), beyondLimits(request.limit),
        beyondLimits(request.watched)});
}

Message beyondLimits(const ForkRequest& request)
{
    return firstOf({firstBeyond({{stepsLimit, double(request.step)}, {chosenPairsLimit, sizeOf(request.pairs)}}),
        beyondLimits(request.watched)});
}

Message beyondLimits(const TrainingLimit& limit)
{
    return firstBeyond(
        {{epochsLimit, double(limit.epochs)}, {stepsLimit, double(limit.steps)}, {minutesLimit, limit.minutes}});
}

Message beyondLimits(const std::vector<WatchedSentence>& watched)
{
    return firstBeyond({{watchedLimit, sizeOf(watched)}});
}

Message beyondLimits(const std::vector<std::string>& folders)
{
    return firstBeyond({{foldersLimit, sizeOf(folders)}});
}

Message beyondLimits(std::chrono::milliseconds budget)
{
    return firstBeyond({{budgetLimit, double(budget.count())}});
}

Message beyondLimitsOfRate(double learningRate)
{
    return firstBeyond({{rateLimit, learningRate}});
}

Message beyondLimitsOfForcing(double teacherForcing)
{
    return firstBeyond({{forcingLimit, teacherForcing}});
}

Message beyondLimitsOfAlignment(double alignmentWeight)
{
    return firstBeyond({{alignmentLimit, alignmentWeight}});
}

} // namespace attentoscope
