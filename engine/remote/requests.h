// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <type_traits>

namespace attentoscope {

/// The table of requests: the member functions of Session that an engine in another process answers. A new request
/// needs only a row here; both ends of the connection follow from it.
#define ATTENTOSCOPE_REQUESTS(row)                                                                                     \
    row(catalogue) row(state) row(runs) row(loadData) row(loadDataOfRun) row(choose) row(sizeOf) row(startTraining)    \
        row(resumeTraining) row(openRun) row(openTogether) row(advance) row(pauseTraining) row(finishTraining)         \
            row(save) row(discardTraining) row(validateNow) row(watchNow) row(setLearningRate) row(setTeacherForcing)  \
                row(setAlignmentWeight) row(setLimit) row(setWatched) row(translate) row(translateAll) row(dissect)    \
                    row(compare) row(endComparison) row(evaluate) row(measureSentences) row(advanceSentences)          \
                        row(benchmark) row(align) row(learnLinks) row(erase) row(measureValues)                        \
                            row(translateFromLayers) row(measureFaithfulness) row(measurePatterns)                     \
                                row(tryWithoutHeads) row(forkTraining) row(drawLinks) row(drawnLinks)                  \
                                    row(planFineTuning)

#define ATTENTOSCOPE_ROW(name) name,
/// Kinds have the names of the member functions.
enum class RequestKind : std::uint8_t { ATTENTOSCOPE_REQUESTS(ATTENTOSCOPE_ROW) };
#undef ATTENTOSCOPE_ROW

#define ATTENTOSCOPE_ROW(name) +1
inline constexpr std::size_t requestCount = ATTENTOSCOPE_REQUESTS(ATTENTOSCOPE_ROW);
#undef ATTENTOSCOPE_ROW

template <RequestKind kind>
inline constexpr std::nullptr_t memberOf = nullptr;
template <RequestKind kind, typename Base, typename Member>
class RequestRow;

// Makes a class of each row. The class overrides the row's member function, which then calls Base::carryOut().
#define ATTENTOSCOPE_ROW(name)                                                                                         \
    template <>                                                                                                        \
    inline constexpr auto memberOf<RequestKind::name> = &Session::name;                                                \
    template <typename Base, typename Answer, typename... Arguments>                                                   \
    class RequestRow<RequestKind::name, Base, Answer (Session::*)(Arguments...)> : public Base                         \
    {                                                                                                                  \
    public:                                                                                                            \
        using Base::Base;                                                                                              \
        Answer name(Arguments... arguments) override                                                                   \
        {                                                                                                              \
            return this->template carryOut<RequestKind::name, Answer>(arguments...);                                   \
        }                                                                                                              \
    };
ATTENTOSCOPE_REQUESTS(ATTENTOSCOPE_ROW)
#undef ATTENTOSCOPE_ROW

/// A session whose Base carries out all requests, by `carryOut<kind, Answer>(arguments…)`.
template <typename Base, std::size_t row = 0>
class RequestRows : public RequestRow<RequestKind(row), RequestRows<Base, row + 1>,
                        std::remove_const_t<decltype(memberOf<RequestKind(row)>)>>
{
    using Row = RequestRow<RequestKind(row), RequestRows<Base, row + 1>,
        std::remove_const_t<decltype(memberOf<RequestKind(row)>)>>;

public:
    using Row::Row;
};
template <typename Base>
class RequestRows<Base, requestCount> : public Base
{
public:
    using Base::Base;
};

/// An answer is always read from a connection as a Result.
template <typename T>
struct AnswerOnWire
{
    using Type = Result<T>;
};
template <typename T>
struct AnswerOnWire<Result<T>>
{
    using Type = Result<T>;
};

/// The contents of a Reports frame.
struct TrainingNews
{
    TrainingReports reports;
    std::optional<Error> failure; ///< training has stopped because of it; always the last news
};

/// Checks whether an engine in another process accepts a value from a window. The limits are those of the window and
/// the command line; for lists, what one slice can process. Texts, paths and settings are checked elsewhere, where they
/// are read. Empty if the value is within the limits; otherwise the message says what is wrong.
Message beyondLimits(const TranslationRequest& request);
Message beyondLimits(const std::vector<TranslationRequest>& requests);
Message beyondLimits(const EvaluationRequest& request);
Message beyondLimits(const BenchmarkRequest& request);
Message beyondLimits(const DissectionRequest& request);
Message beyondLimits(const ErasureRequest& request);
Message beyondLimits(const Translation& translation);
Message beyondLimits(const LayersRequest& request);
Message beyondLimits(const FaithfulnessRequest& request);
Message beyondLimits(const PatternsRequest& request);
Message beyondLimits(const HeadTrialsRequest& request);
Message beyondLimits(const LinksDrawing& drawing);
Message beyondLimits(const SentencesRequest& request);
Message beyondLimits(const ComparisonRequest& request);
Message beyondLimits(const AlignmentRequest& request);
Message beyondLimits(const DataRequest& request);
Message beyondLimits(const TrainingRequest& request);
Message beyondLimits(const ForkRequest& request);
Message beyondLimits(const TrainingLimit& limit);
Message beyondLimits(const std::vector<WatchedSentence>& watched);
Message beyondLimits(const std::vector<std::string>& folders);
Message beyondLimits(std::chrono::milliseconds budget);
Message beyondLimitsOfRate(double learningRate);
Message beyondLimitsOfForcing(double teacherForcing);
Message beyondLimitsOfAlignment(double alignmentWeight);

/// Types without limits. Any other type needs a function of its own above, or does not compile.
template <typename T>
concept HasNoLimits = std::is_same_v<T, std::string> || std::is_same_v<T, double> || std::is_same_v<T, RunDetail>
    || std::is_same_v<T, TrainingEnd> || std::is_same_v<T, LinkLearningOrder> || std::is_same_v<T, Progress>
    || std::is_same_v<T, Session::TokenSink> || std::is_same_v<T, std::stop_token>;
template <HasNoLimits T>
Message beyondLimits(const T&)
{
    return {};
}

} // namespace attentoscope
