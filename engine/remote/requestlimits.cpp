// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/requestlimits.h"

#include <array>
#include <cstdio>
#include <initializer_list>

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
constexpr FieldLimit watchedLimit{"number of watched sentences", 0, 100};
constexpr FieldLimit foldersLimit{"number of runs", 0, 100};
constexpr FieldLimit rateLimit{"learning_rate", 0, 100};
constexpr FieldLimit forcingLimit{"teacher_forcing", 0, 1};
constexpr FieldLimit epochsLimit{"epochs", 0, any};
constexpr FieldLimit stepsLimit{"steps", 0, any};
constexpr FieldLimit minutesLimit{"minutes", 0, any};
constexpr FieldLimit warmUpLimit{"warm-up steps", 0, 1e9};
constexpr FieldLimit timedLimit{"timed steps", 1, 1e9};
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
        if (!(value >= limit.first && value <= limit.last)) // so that NaN is refused
            return Message("The {} is {}; it has to be from {} to {}.", std::string(limit.field), textOf(value),
                textOf(limit.first), textOf(limit.last));
    return {};
}

double sizeOf(const auto& list)
{
    return static_cast<double>(list.size());
}

} // namespace

Message beyondLimits(const TranslationRequest& request)
{
    return firstBeyond({{beamLimit, double(request.beam)}, {penaltyLimit, request.lengthPenalty},
        {lengthLimit, double(request.maximumLength)}, {alternativesLimit, double(request.alternatives)},
        {headsLimit, sizeOf(request.switchedOff)},
        {constraintsLimit, sizeOf(request.constraints.words) + sizeOf(request.constraints.rows)}});
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
    return firstBeyond({{beamLimit, double(request.beam)}, {penaltyLimit, request.lengthPenalty},
        {forcingLimit, request.teacherForcing}, {headsLimit, sizeOf(request.switchedOff)}});
}

Message beyondLimits(const BenchmarkRequest& request)
{
    return firstBeyond({{warmUpLimit, double(request.warmUpSteps)}, {timedLimit, double(request.steps)}});
}

Message beyondLimits(const TrainingRequest& request)
{
    auto problem = beyondLimits(request.limit);
    return problem.empty() ? beyondLimits(request.watched) : problem;
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

} // namespace attentoscope
