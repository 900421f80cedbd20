// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/engineserver.h"

#include "engine/remote/requestlimits.h"
#include "engine/remote/wire.h"
#include "engine/types/caught.h"

#include <tuple>

namespace attentoscope {

namespace {

using namespace std::chrono_literals;

WireParts failed(Error error)
{
    return {toWire(Result<void>(std::unexpected(std::move(error))))}; // a Result of any type is read from it
}

std::size_t bytesOf(const WireParts& parts)
{
    std::size_t bytes = 0;
    for (const auto& part : parts)
        bytes += part.size();
    return bytes;
}

/// The answer of `work`, which takes the arguments and returns a Result.
template <typename... Arguments, typename Work>
WireParts answerOf(WireReader& reader, const Work& work)
{
    const std::tuple<Arguments...> arguments{reader.take<Arguments>()...};
    if (!reader.isWhole())
        return failed({ErrorCode::Internal, "The engine was asked something that it cannot read.", {}});
    Message problem;
    const auto check = [&](const auto& argument) {
        if (problem.empty())
            problem = beyondLimits(argument);
    };
    std::apply([&](const auto&... argument) { (check(argument), ...); }, arguments);
    if (!problem.empty())
        return failed({ErrorCode::InvalidSetting, problem, {}});
    return toWireParts(caught([&] { return std::apply(work, arguments); }), longestPart);
}

} // namespace

bool EngineServer::isForgotten() const
{
    const bool isAtWork = m_training && m_training->isUnderWay();
    return !isAtWork && m_line.timeWithoutLine() > m_options.patience;
}

Result<void> EngineServer::run(const std::stop_token& stop)
{
    while (!stop.stop_requested() && !isForgotten()) {
        const bool isDue = m_training && m_training->isDue();
        const bool hasNews = m_training && m_training->hasNews();
        if (const auto asked = m_line.take(isDue ? 0ms : hasNews ? 30ms : 1000ms, stop))
            m_line.answer(asked->id, answerTo(*asked));
        else if (isDue)
            m_training->trainSlice(stop);
        if (m_training)
            m_training->tell();
    }
    return finishTraining();
}

Result<void> EngineServer::finishTraining()
{
    if (!m_training || !m_training->isUnderWay())
        return {};
    if (const auto done = m_training->finish(TrainingEnd::Stopped); !done)
        return std::unexpected(done.error());
    return {};
}

Result<void> EngineServer::needSession()
{
    if (m_session)
        return {};
    return caught([&]() -> Result<void> {
        auto session = m_options.makeSession();
        if (!session)
            return std::unexpected(session.error());
        m_session = std::move(*session);
        m_training = std::make_unique<ServedTraining>(*m_session, m_line);
        return {};
    });
}

Progress EngineServer::progressOf(const AskedRequest& asked)
{
    return [this, id = asked.id](double done) { m_line.progress(id, done); };
}

WireParts EngineServer::answerTo(const AskedRequest& asked)
{
    if (const auto ready = needSession(); !ready)
        return failed(ready.error());
    WireReader reader(asked.body);
    const auto call = reader.take<Call>();
    auto answer = call < Call::StartTraining ? answerAbout(call, reader, asked)
        : call < Call::Translate             ? answerTraining(call, reader, asked)
                                             : answerMeasuring(call, reader, asked);
    if (const auto bytes = bytesOf(answer); bytes > longestAnswer)
        return failed({ErrorCode::OutOfMemory,
            Message("The answer has {} MiB, more than a connection takes. Ask for less at once.", bytes >> 20U), {}});
    return answer;
}

WireParts EngineServer::answerAbout(Call call, WireReader& arguments, const AskedRequest& asked)
{
    const auto load = [&](const DataRequest& request, auto method) {
        auto summary = (m_session.get()->*method)(request, progressOf(asked), asked.stop);
        if (summary)
            m_training->noteData(*summary);
        return summary;
    };
    switch (call) {
    case Call::GetCatalogue:
        return answerOf<>(arguments, [&] { return Result<Catalogue>(m_session->catalogue()); });
    case Call::GetStanding:
        return answerOf<>(arguments, [&] { return m_training->begun(); });
    case Call::Runs:
        return answerOf<>(arguments, [&] { return Result<std::vector<RunSummary>>(m_options.listRuns()); });
    case Call::LoadData:
        return answerOf<DataRequest>(
            arguments, [&](const DataRequest& request) { return load(request, &Session::loadData); });
    case Call::LoadDataOfRun:
        return answerOf<DataRequest>(
            arguments, [&](const DataRequest& request) { return load(request, &Session::loadDataOfRun); });
    default:
        return answerOf<TrainingRequest>(
            arguments, [&](const TrainingRequest& request) { return m_session->sizeOf(request); });
    }
}

WireParts EngineServer::answerTraining(Call call, WireReader& arguments, const AskedRequest& asked)
{
    auto& session = *m_session;
    const auto nothing = [](const auto&) { return Message(); };
    const auto change = [&]<typename Value>(Result<void> (Session::*method)(Value), auto check) {
        return answerOf<std::remove_cvref_t<Value>>(arguments, [&](const auto& value) -> Result<void> {
            if (const Message problem = check(value); !problem.empty())
                return std::unexpected(Error{ErrorCode::InvalidSetting, problem, {}});
            return (session.*method)(value);
        });
    };
    switch (call) {
    case Call::StartTraining:
        return answerOf<TrainingRequest>(arguments,
            [&](const TrainingRequest& request) { return m_training->begin(session.startTraining(request)); });
    case Call::ResumeTraining:
        return answerOf<std::string, TrainingLimit, std::vector<WatchedSentence>>(
            arguments, [&](const auto& folder, const auto& limit, const auto& watched) {
                return m_training->begin(session.resumeTraining(folder, limit, watched));
            });
    case Call::OpenRun:
        return answerOf<std::string, RunDetail>(arguments, [&](const std::string& folder, RunDetail detail) {
            auto run = session.openRun(folder, detail);
            return detail == RunDetail::Identity ? run : m_training->open(std::move(run)); // else only newer weights
        });
    case Call::OpenTogether:
        return answerOf<std::vector<std::string>>(
            arguments, [&](const auto& folders) { return m_training->open(session.openTogether(folders)); });
    case Call::Run:
        return answerOf<>(arguments, [&] { return m_training->run(); });
    case Call::Advance:
        return answerOf<std::int64_t>(arguments, [&](std::int64_t budget) -> Result<TrainingReports> {
            const std::chrono::milliseconds time(budget);
            if (const auto problem = beyondLimits(time); !problem.empty())
                return std::unexpected(Error{ErrorCode::InvalidSetting, problem, {}});
            return m_training->advance(time, asked.stop);
        });
    case Call::PauseTraining:
        return answerOf<>(arguments, [&] { return m_training->pause(); });
    case Call::FinishTraining:
        return answerOf<TrainingEnd>(arguments, [&](TrainingEnd why) { return m_training->finish(why); });
    case Call::Save:
        return answerOf<>(arguments, [&] { return session.save(); });
    case Call::DiscardTraining:
        return answerOf<>(arguments, [&] { return m_training->discard(); });
    case Call::ValidateNow:
        return answerOf<>(arguments, [&] { return session.validateNow(); });
    case Call::WatchNow:
        return answerOf<>(arguments, [&] { return m_training->watch(); });
    case Call::SetLearningRate:
        return change(&Session::setLearningRate, beyondLimitsOfRate);
    case Call::SetTeacherForcing:
        return change(&Session::setTeacherForcing, beyondLimitsOfForcing);
    case Call::SetLimit:
        return change(&Session::setLimit, nothing);
    default:
        return change(&Session::setWatched, nothing);
    }
}

WireParts EngineServer::answerMeasuring(Call call, WireReader& arguments, const AskedRequest& asked)
{
    auto& session = *m_session;
    const auto& stop = asked.stop;
    const auto progress = progressOf(asked);
    switch (call) {
    case Call::Translate:
        return answerOf<TranslationRequest>(arguments, [&](const TranslationRequest& request) {
            const auto sink = [&](const std::function<Translation()>& soFar) {
                if (m_line.takesPartial(asked.id))
                    m_line.partial(asked.id, toWire(soFar()));
            };
            const bool isRead = request.purpose == TranslationPurpose::Typing;
            return session.translate(request, isRead ? Session::TokenSink(sink) : Session::TokenSink(), stop);
        });
    case Call::TranslateAll:
        return answerOf<std::vector<TranslationRequest>>(
            arguments, [&](const auto& requests) { return session.translateAll(requests, progress, stop); });
    case Call::Dissect:
        return answerOf<DissectionRequest>(arguments, [&](const auto& request) { return session.dissect(request); });
    case Call::Compare:
        return answerOf<ComparisonRequest>(
            arguments, [&](const auto& request) { return Result<Comparison>(session.compare(request, stop)); });
    case Call::EndComparison:
        return answerOf<>(arguments, [&]() -> Result<void> {
            session.endComparison();
            return {};
        });
    case Call::Evaluate:
        return answerOf<EvaluationRequest>(
            arguments, [&](const auto& request) { return session.evaluate(request, progress, stop); });
    case Call::MeasureSentences:
        return answerOf<SentencesRequest>(arguments, [&](const auto& request) {
            auto begun = session.measureSentences(request, stop);
            m_training->setMeasuring(begun.has_value());
            return begun;
        });
    case Call::AdvanceSentences:
        return answerOf<std::int64_t>(arguments, [&](std::int64_t budget) -> Result<MeasuredSentences> {
            const std::chrono::milliseconds time(budget);
            if (const auto problem = beyondLimits(time); !problem.empty())
                return std::unexpected(Error{ErrorCode::InvalidSetting, problem, {}});
            auto part = session.advanceSentences(time, stop);
            m_training->setMeasuring(part && !part->complete);
            return part;
        });
    case Call::Benchmark:
        return answerOf<BenchmarkRequest>(
            arguments, [&](const auto& request) { return session.benchmark(request, progress, stop); });
    default:
        return answerOf<AlignmentRequest>(
            arguments, [&](const auto& request) { return session.align(request, progress, stop); });
    }
}

} // namespace attentoscope
