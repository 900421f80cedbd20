// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/engineserver.h"

#include "engine/remote/keptreports.h"
#include "engine/remote/requests.h"
#include "engine/remote/wire.h"
#include "engine/types/error.h"

#include <tuple>
#include <utility>

namespace attentoscope {

namespace {

using namespace std::chrono_literals;

constexpr auto slice = 20ms;
constexpr auto betweenReports = 33ms;

/// Passes each request to a session of this process.
class ForwardedRequests : public Session
{
public:
    explicit ForwardedRequests(std::unique_ptr<Session> session) : m_session(std::move(session)) { }

protected:
    template <RequestKind kind, typename Answer, typename... Arguments>
    Answer carryOut(Arguments&... arguments)
    {
        return (m_session.get()->*memberOf<kind>)(arguments...);
    }

    std::unique_ptr<Session> m_session;
};

/// The session of an engine that serves a window. Training continues by itself, even if no window is connected. The
/// window gets reports as fast as it can receive them. A training that reaches its end is finished at once.
class ServedSession final : public RequestRows<ForwardedRequests>
{
    using Rows = RequestRows<ForwardedRequests>;

public:
    ServedSession(
        std::unique_ptr<Session> session, std::function<std::vector<RunSummary>()> listRuns, ConnectionKeeper& window)
        : Rows(std::move(session)), m_listRuns(std::move(listRuns)), m_window(window)
    {
    }

    /// Whether to call trainSlice().
    bool isDue() const { return m_isRunning && !(m_isMeasuring && m_window.isConnected()); }
    bool hasNews() const { return !m_batch.isEmpty() || m_failure.has_value(); }
    void trainSlice(const std::stop_token& stop);
    void tell(); ///< sends news if there is any and the window can receive it
    bool isUnderWay() const { return m_kept.isTraining(); } ///< whether there is a training, running or paused

    Result<SessionState> state() override; ///< for a window that has just connected
    Result<std::vector<RunSummary>> runs() override { return m_listRuns(); }
    Result<CorpusSummary> loadData(const DataRequest& request, const Progress& progress, std::stop_token stop) override
    {
        return noted(Rows::loadData(request, progress, std::move(stop)));
    }
    Result<CorpusSummary> loadDataOfRun(
        const DataRequest& request, const Progress& progress, std::stop_token stop) override
    {
        return noted(Rows::loadDataOfRun(request, progress, std::move(stop)));
    }
    Result<RunDescription> startTraining(const TrainingRequest& request) override
    {
        return begun(Rows::startTraining(request), SessionTraining::Paused);
    }
    Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) override
    {
        return begun(Rows::resumeTraining(folder, limit, watched), SessionTraining::Paused);
    }
    Result<RunDescription> forkTraining(const ForkRequest& request) override
    {
        return begun(Rows::forkTraining(request), SessionTraining::Paused);
    }
    Result<RunDescription> openRun(const std::string& folder, RunDetail detail) override
    {
        auto run = Rows::openRun(folder, detail);
        // This may also load newer weights.
        return detail == RunDetail::Identity ? run : begun(std::move(run), SessionTraining::None);
    }
    Result<RunDescription> openTogether(const std::vector<std::string>& folders) override
    {
        return begun(Rows::openTogether(folders), SessionTraining::None);
    }
    /// With a budget, training continues by itself from now on. Without one, trains one batch.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop) override;
    Result<std::optional<TrainingReports>> pauseTraining() override;
    Result<TrainingReports> finishTraining(TrainingEnd why) override;
    Result<SaveReport> save() override;
    Result<void> discardTraining() override;
    Result<TrainingReports> watchNow() override { return reported(Rows::watchNow()); }
    Result<void> setLearningRate(double rate) override
    {
        const auto problem = beyondLimitsOfRate(rate);
        return problem.empty() ? changed(Rows::setLearningRate(rate), "learning_rate", rate)
                               : failure(ErrorCode::InvalidSetting, problem);
    }
    Result<void> setTeacherForcing(double probability) override
    {
        const auto problem = beyondLimitsOfForcing(probability);
        return problem.empty() ? changed(Rows::setTeacherForcing(probability), "teacher_forcing", probability)
                               : failure(ErrorCode::InvalidSetting, problem);
    }
    Result<void> setAlignmentWeight(double weight) override
    {
        const auto problem = beyondLimitsOfAlignment(weight);
        return problem.empty() ? changed(Rows::setAlignmentWeight(weight), "alignment_weight", weight)
                               : failure(ErrorCode::InvalidSetting, problem);
    }
    Result<Translation> translate(
        const TranslationRequest& request, const TokenSink& sink, std::stop_token stop) override
    {
        const bool isRead = request.purpose == TranslationPurpose::Typing;
        return Rows::translate(request, isRead ? sink : TokenSink(), std::move(stop));
    }
    /// Training waits while sentences are measured, but only if a window is connected.
    Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) override;
    Result<MeasuredSentences> advanceSentences(std::chrono::milliseconds budget, std::stop_token stop) override;

private:
    Result<CorpusSummary> noted(Result<CorpusSummary> data);
    Result<RunDescription> begun(Result<RunDescription> run, SessionTraining training);
    Result<void> changed(Result<void> done, const char* key, double value); ///< notes a changed setting
    Result<TrainingReports> reported(Result<TrainingReports> reports); ///< adds the reports that were not sent yet
    void note(TrainingReports reports);
    void fail(const Error& error);
    Result<TrainingReports> end(TrainingEnd why);

    std::function<std::vector<RunSummary>()> m_listRuns;
    ConnectionKeeper& m_window;
    SessionStateKeeper m_kept;
    ReportBatcher m_batch; ///< reports that were not sent yet
    std::optional<Error> m_failure; ///< a failure that was not sent yet
    /// The result of a training that has ended by itself, until the window asks for it.
    std::optional<Result<TrainingReports>> m_finished;
    ConnectionKeeper::Clock::time_point m_lastTold;
    bool m_isRunning = false;
    bool m_isMeasuring = false;
};

void ServedSession::note(TrainingReports reports)
{
    m_kept.noteReports(reports);
    m_batch.add(std::move(reports));
}

void ServedSession::trainSlice(const std::stop_token& stop)
{
    auto reports = caught([&] { return m_session->advance(slice, stop); });
    if (!reports)
        return fail(reports.error());
    const auto why = reports->end;
    note(std::move(*reports));
    if (why != TrainingEnd::StillRunning)
        m_finished = end(why); // does not wait for a request, because no window may be connected
}

void ServedSession::fail(const Error& error)
{
    m_isRunning = false;
    m_failure = error;
    m_kept.noteFailure(error);
    // This error leaves the weights as they were before the step, so the training up to it is kept.
    if (error.code == ErrorCode::NotFinite)
        m_finished = end(TrainingEnd::Stopped);
}

Result<TrainingReports> ServedSession::end(TrainingEnd why)
{
    m_isRunning = false;
    auto last = caught([&] { return m_session->finishTraining(why); });
    if (last) {
        m_kept.noteReports(*last);
        m_kept.noteEnd(why);
    } else if (isUnderWay()) {
        m_kept.noteFailedEnd(why, last.error());
    }
    return last;
}

void ServedSession::tell()
{
    const auto now = ConnectionKeeper::Clock::now();
    if (!hasNews() || !m_window.takesReports() || now - m_lastTold < betweenReports)
        return;
    m_lastTold = now;
    m_window.report(toWire(TrainingNews{m_batch.take(), std::exchange(m_failure, {})}));
}

Result<CorpusSummary> ServedSession::noted(Result<CorpusSummary> data)
{
    if (data)
        m_kept.noteData(*data);
    return data;
}

Result<RunDescription> ServedSession::begun(Result<RunDescription> run, SessionTraining training)
{
    if (!run)
        return run;
    m_batch.clear();
    m_failure.reset();
    m_finished.reset();
    m_isRunning = false;
    m_kept.noteRun(*run, training);
    return SessionStateKeeper::lighter(std::move(*run));
}

Result<TrainingReports> ServedSession::reported(Result<TrainingReports> reports)
{
    if (!reports)
        return reports;
    note(std::move(*reports));
    return m_batch.take();
}

Result<TrainingReports> ServedSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (budget <= 0ms)
        return reported(Rows::advance(budget, std::move(stop)));
    m_isMeasuring = false;
    if (m_finished || m_isRunning)
        return TrainingReports(); // the window does not know yet that training has ended
    if (!isUnderWay())
        return failure(ErrorCode::NotReady, "No training is under way. Start one first.");
    m_failure.reset();
    m_isRunning = true;
    m_kept.noteTraining(SessionTraining::Running);
    return TrainingReports();
}

Result<std::optional<TrainingReports>> ServedSession::pauseTraining()
{
    if (m_isRunning)
        m_kept.noteTraining(SessionTraining::Paused);
    m_isRunning = false;
    if (m_failure)
        return std::unexpected(*std::exchange(m_failure, {}));
    if (m_batch.isEmpty())
        return std::nullopt;
    return m_batch.take();
}

Result<TrainingReports> ServedSession::finishTraining(TrainingEnd why)
{
    m_isRunning = false;
    auto done = std::exchange(m_finished, {});
    if (!done || (!*done && done->error().code == ErrorCode::Unwritable))
        done = end(why);
    if (!*done)
        return *done;
    m_failure.reset();
    m_batch.add(std::move(**done));
    return m_batch.take();
}

Result<void> ServedSession::changed(Result<void> done, const char* key, double value)
{
    if (done)
        m_kept.noteChanges({{.key = key, .value = value}}); // a paused training reports it only when it goes on
    return done;
}

Result<SaveReport> ServedSession::save()
{
    auto report = Rows::save();
    if (report)
        m_kept.noteSave(*report);
    return report;
}

Result<void> ServedSession::discardTraining()
{
    m_isRunning = false;
    auto done = caught([&] { return m_session->discardTraining(); });
    if (!done && done.error().code == ErrorCode::NotReady)
        return done;
    m_batch.clear();
    m_failure.reset();
    m_finished.reset();
    m_kept.forgetRun();
    return done;
}

Result<void> ServedSession::measureSentences(const SentencesRequest& request, std::stop_token stop)
{
    auto begun = Rows::measureSentences(request, std::move(stop));
    m_isMeasuring = begun.has_value();
    return begun;
}

Result<MeasuredSentences> ServedSession::advanceSentences(std::chrono::milliseconds budget, std::stop_token stop)
{
    auto part = Rows::advanceSentences(budget, std::move(stop));
    m_isMeasuring = part && !part->complete;
    return part;
}

Result<SessionState> ServedSession::state()
{
    m_window.forgetReports();
    m_batch.clear();
    m_failure.reset(); // the state has it
    m_finished.reset(); // this window does not wait for it
    m_isMeasuring = false; // nor for sentences that the window before wanted
    return m_kept.state();
}

WireParts failed(Error error)
{
    return {toWire(Result<void>(std::unexpected(std::move(error))))}; // an error's bytes do not depend on the type
}

/// Answers requests, and trains in between.
class EngineServer
{
public:
    EngineServer(ServerOptions options, ConnectionKeeper& window) : m_options(std::move(options)), m_window(window) { }

    Result<void> run(const std::stop_token& stop);

private:
    bool isIdleTooLong() const;
    Result<void> needSession();
    WireParts answerTo(const AskedRequest& asked);
    WireParts answerOf(RequestKind kind, WireReader& reader, const AskedRequest& asked);
    template <typename Answer, typename... Arguments>
    WireParts answerOf(Answer (Session::*member)(Arguments...), WireReader& reader, const AskedRequest& asked);
    template <typename T>
    T argumentFrom(WireReader& reader, const AskedRequest& asked);

    ServerOptions m_options;
    ConnectionKeeper& m_window;
    std::unique_ptr<ServedSession> m_session; ///< null until it is needed
};

bool EngineServer::isIdleTooLong() const
{
    const bool isAtWork = m_session && m_session->isUnderWay();
    return !isAtWork && m_window.timeWithoutConnection() > m_options.patience;
}

Result<void> EngineServer::run(const std::stop_token& stop)
{
    while (!stop.stop_requested() && !isIdleTooLong()) {
        const bool isDue = m_session && m_session->isDue();
        const bool hasNews = m_session && m_session->hasNews();
        if (const auto asked = m_window.take(isDue ? 0ms : hasNews ? 30ms : 1000ms, stop))
            m_window.answer(asked->id, answerTo(*asked));
        else if (isDue)
            m_session->trainSlice(stop);
        if (m_session)
            m_session->tell();
    }
    if (!m_session || !m_session->isUnderWay())
        return {};
    if (const auto done = m_session->finishTraining(TrainingEnd::Stopped); !done)
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
        m_session = std::make_unique<ServedSession>(std::move(*session), m_options.listRuns, m_window);
        return {};
    });
}

WireParts EngineServer::answerTo(const AskedRequest& asked)
{
    if (const auto ready = needSession(); !ready)
        return failed(ready.error());
    WireReader reader(asked.body);
    const auto kind = reader.take<RequestKind>();
    auto answer = answerOf(kind, reader, asked);
    std::size_t bytes = 0;
    for (const auto& part : answer)
        bytes += part.size();
    if (bytes > longestAnswer)
        return failed({ErrorCode::OutOfMemory,
            Message("The answer has {} MiB, more than a connection takes. Ask for less at once.", bytes >> 20U), {}});
    return answer;
}

WireParts EngineServer::answerOf(RequestKind kind, WireReader& reader, const AskedRequest& asked)
{
#define ATTENTOSCOPE_ROW(name)                                                                                         \
    case RequestKind::name:                                                                                            \
        return answerOf(&Session::name, reader, asked);
    switch (kind) {
        ATTENTOSCOPE_REQUESTS(ATTENTOSCOPE_ROW)
    }
#undef ATTENTOSCOPE_ROW
    return {}; // unknown kinds do not exist here: the reader refuses them
}

template <typename Answer, typename... Arguments>
WireParts EngineServer::answerOf(Answer (Session::*member)(Arguments...), WireReader& reader, const AskedRequest& asked)
{
    const std::tuple<std::decay_t<Arguments>...> arguments{
        argumentFrom<std::decay_t<Arguments>>(reader, asked)...}; // braces evaluate the arguments in order
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
    const auto call = [&]() -> typename AnswerOnWire<Answer>::Type {
        Session& session = *m_session;
        return std::apply([&](const auto&... argument) { return (session.*member)(argument...); }, arguments);
    };
    return toWireParts(caught(call), longestPart);
}

/// Reads an argument. Some are not sent: the stop token is the request's own, and functions send what they get to the
/// window.
template <typename T>
T EngineServer::argumentFrom(WireReader& reader, const AskedRequest& asked)
{
    if constexpr (std::is_same_v<T, std::stop_token>) {
        return asked.stop;
    } else if constexpr (std::is_same_v<T, Progress>) {
        return [this, id = asked.id](double done) { m_window.progress(id, done); };
    } else if constexpr (std::is_same_v<T, Session::TokenSink>) {
        return [this, id = asked.id](const std::function<Translation()>& soFar) {
            if (m_window.takesPartial(id))
                m_window.partial(id, toWire(soFar()));
        };
    } else {
        return reader.take<T>();
    }
}

} // namespace

Result<void> serveWindows(ServerOptions options, ConnectionKeeper& connection, const std::stop_token& stop)
{
    return EngineServer(std::move(options), connection).run(stop);
}

} // namespace attentoscope
