// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/remotesession.h"

#include "engine/machine/waker.h"
#include "engine/remote/greeting.h"
#include "engine/remote/keptreports.h"
#include "engine/remote/requests.h"
#include "engine/remote/wire.h"

#include <algorithm>
#include <optional>
#include <random>
#include <utility>

namespace attentoscope {

namespace {

using namespace std::chrono_literals;

constexpr auto greetingPatience = 30s; ///< the other side may have to load its engine first
constexpr auto pingAfter = 5s; ///< time without any frame
constexpr auto lostAfter = 20s;
constexpr auto pollInterval = 200ms; ///< between two checks of things that do not wake this thread

std::string randomName()
{
    std::random_device device;
    return std::to_string(device()) + '-' + std::to_string(device());
}

std::string lastLine(const std::string& text)
{
    const auto end = text.find_last_not_of(" \r\n");
    if (end == std::string::npos)
        return {};
    const auto before = text.find_last_of("\r\n", end);
    const auto begin = before == std::string::npos ? 0 : before + 1;
    return text.substr(begin, end + 1 - begin);
}

Error cancelled()
{
    return {ErrorCode::Cancelled, "This was cancelled.", {}};
}

/// The window's end of a connection to an engine. It reconnects when the connection is lost. Even then, a request is
/// carried out only once. It is sent again with its number, and the other side remembers which requests it has
/// answered. For one thread.
class EngineClient
{
public:
    explicit EngineClient(ConnectionOptions options);

    /// Called with every frame except answers: parts and progress of the current request, and reports.
    using FrameHandler = std::function<void(const Frame&)>;
    void setReportsHandler(FrameHandler handler) { m_handleReports = std::move(handler); }

    Result<void> connect(); ///< connects for the first time; does not try again
    /// The bytes of the answer. If the connection is lost, waits until it is back, `stop` is requested, or the program
    /// ends. In the last two cases the request may or may not have been carried out.
    Result<WireParts> ask(const std::string& body, const FrameHandler& handler, const std::stop_token& stop);
    /// Waits until reports have arrived, but not longer than `time`. If the connection is lost, tries to reconnect when
    /// that is due, and otherwise returns at once.
    Result<void> listen(std::chrono::milliseconds time);
    /// Ends the connection for good, because what arrived cannot be read.
    Error giveUpUnread();

private:
    using Clock = std::chrono::steady_clock;

    void giveUp(Error why);
    bool isConnected() const { return m_connection && m_connection->isOpen(); }
    Result<void> open();
    Result<Greeting> awaitGreeting(Connection& connection);
    Error unreachable(Connection& connection, Message why);
    void noteLoss();
    void tryAgain();
    void handle(const Frame& frame, const FrameHandler& handler);
    WireParts taken(std::uint64_t id, WireParts parts);
    void checkHeartbeat();
    std::optional<Error> end() const; ///< none: the connection is still in use
    std::chrono::milliseconds untilNextTry() const;
    void tell(LinkPhase phase, const Message& reason = {});

    ConnectionOptions m_options;
    Waker m_waker;
    std::stop_callback<std::function<void()>> m_wakesWhenClosing;
    std::unique_ptr<Connection> m_connection;
    std::string m_client; ///< identifies this window for the other side
    std::string m_instance; ///< identifies the engine; another engine is refused
    LinkState m_state;
    FrameHandler m_handleReports = [](const Frame&) { };
    bool m_isKnown = false; ///< whether the engine has answered this window
    std::uint64_t m_lastRequest = 0;
    std::uint64_t m_received = 0; ///< number of the last reports
    bool m_hasReports = false;
    std::optional<Clock::time_point> m_nextTry; ///< when to reconnect next
    std::chrono::milliseconds m_pause;
    std::optional<Clock::time_point> m_pinged; ///< when a ping was sent that was not answered yet
    std::optional<Error> m_end;
};

/// An answer that arrives in parts.
struct GrowingAnswer
{
    WireParts parts;
    std::size_t bytes = 0;

    /// False if no engine would send this frame.
    bool add(Frame&& frame)
    {
        bytes += frame.body.size();
        const bool isNothing = frame.kind == FrameKind::Part && frame.body.empty();
        parts.push_back(std::move(frame.body));
        return bytes <= longestAnswer && !isNothing;
    }
};

EngineClient::EngineClient(ConnectionOptions options)
    : m_options(std::move(options))
    , m_wakesWhenClosing(m_options.closing, [this] { m_waker.wake(); })
    , m_client(randomName())
    , m_pause(m_options.firstPause)
{
}

void EngineClient::tell(LinkPhase phase, const Message& reason)
{
    m_state.phase = phase;
    m_state.reason = reason;
    m_state.secondsToNext =
        m_nextTry ? static_cast<int>(std::chrono::ceil<std::chrono::seconds>(untilNextTry()).count()) : 0;
    m_options.tell(m_state);
}

std::optional<Error> EngineClient::end() const
{
    return m_options.closing.stop_requested() ? std::optional(cancelled()) : m_end;
}

void EngineClient::giveUp(Error why)
{
    m_connection.reset();
    m_nextTry.reset();
    if (!m_end)
        m_end = std::move(why);
    tell(LinkPhase::Ended, m_end->message);
}

Error EngineClient::giveUpUnread()
{
    Error why{
        ErrorCode::ConnectionLost, "What the other side sent cannot be read. Install the same version on both.", {}};
    giveUp(why);
    return why;
}

Error EngineClient::unreachable(Connection& connection, Message why)
{
    auto words = connection.errorOutput();
    const auto last = lastLine(words);
    return {ErrorCode::ConnectionLost, last.empty() ? std::move(why) : Message(last), std::move(words)};
}

Result<Greeting> EngineClient::awaitGreeting(Connection& connection)
{
    const auto until = Clock::now() + greetingPatience;
    while (true) {
        // A shell may print lines of its own first.
        while (const auto text = connection.takeLine(Greeting::longestLine))
            if (auto greeting = greetingFrom(*text))
                return std::move(*greeting);
        if (end())
            return std::unexpected(*end());
        if (!connection.isOpen())
            return std::unexpected(
                unreachable(connection, "The other side has ended the connection before it said who it is."));
        if (Clock::now() >= until)
            return std::unexpected(unreachable(connection, "The other side does not answer."));
        connection.wait(pollInterval, m_waker.descriptor());
    }
}

Result<void> EngineClient::open()
{
    auto connection = m_options.connect();
    if (!connection)
        return std::unexpected(connection.error());
    const auto greeting = awaitGreeting(**connection);
    if (!greeting)
        return std::unexpected(greeting.error());
    const bool isOther = !m_instance.empty() && greeting->instance != m_instance;
    auto fits = checkGreeting(*greeting, m_options.version);
    if (fits && isOther)
        fits = failure(ErrorCode::ConnectionLost,
            "The engine on the other side has ended, and another one has taken its place. Connect again.");
    if (!fits) {
        giveUp(fits.error());
        return fits;
    }
    m_instance = greeting->instance;
    m_state.host = greeting->host;
    m_state.runs = greeting->runs;
    m_connection = std::move(*connection);
    m_connection->send({.kind = FrameKind::Hello,
        .body = toWire(Hello{.version = m_options.version,
            .client = m_client,
            .received = m_received,
            .coming = m_isKnown ? Coming::Return : Coming::First})});
    m_nextTry.reset();
    m_pinged.reset();
    m_pause = m_options.firstPause;
    tell(LinkPhase::Connected);
    return {};
}

Result<void> EngineClient::connect()
{
    m_end.reset();
    tell(LinkPhase::Connecting);
    auto done = open();
    if (!done && !m_end)
        tell(LinkPhase::Ended, done.error().message);
    return done;
}

void EngineClient::noteLoss()
{
    if (m_nextTry || !m_connection)
        return;
    const auto why = unreachable(*m_connection, "The connection was lost.");
    m_connection.reset();
    m_nextTry = Clock::now() + m_pause;
    tell(LinkPhase::Lost, why.message);
}

std::chrono::milliseconds EngineClient::untilNextTry() const
{
    return m_nextTry ? std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(*m_nextTry - Clock::now())) : 0ms;
}

void EngineClient::tryAgain()
{
    const auto done = open();
    if (done || end())
        return;
    m_pause = std::min(2 * m_pause, m_options.longestPause);
    m_nextTry = Clock::now() + m_pause;
    tell(LinkPhase::Lost, done.error().message);
}

void EngineClient::checkHeartbeat()
{
    auto& connection = (*m_connection);
    if (Clock::now() - connection.lastHeard() < pingAfter)
        return m_pinged.reset();
    connection.exchange(); // the caller may not have checked for a long time
    if (m_pinged && connection.lastHeard() > *m_pinged)
        m_pinged.reset();
    if (!connection.isOpen() || Clock::now() - connection.lastHeard() < pingAfter)
        return;
    if (!m_pinged) {
        m_pinged = Clock::now();
        connection.send({.kind = FrameKind::Ping});
    } else if (Clock::now() - *m_pinged > lostAfter) {
        connection.close();
    }
}

void EngineClient::handle(const Frame& frame, const FrameHandler& handler)
{
    switch (frame.kind) {
    case FrameKind::Reports:
        if (frame.id > m_received) { // otherwise these reports arrived before the connection was lost
            m_received = frame.id;
            m_hasReports = true;
            m_handleReports(frame);
        }
        if (isConnected())
            m_connection->send({.kind = FrameKind::Received, .id = m_received});
        break;
    case FrameKind::Fraction:
    case FrameKind::Partial:
        if (frame.id == m_lastRequest && handler)
            handler(frame);
        break;
    case FrameKind::Goodbye:
        giveUp({ErrorCode::ConnectionLost,
            fromWire<Message>(frame.body).value_or("The other side has ended the connection."), {}});
        break;
    default:
        break; // an answer for which nobody waits any more
    }
}

/// From now on, the other side need not remember the answer.
WireParts EngineClient::taken(std::uint64_t id, WireParts parts)
{
    m_isKnown = true;
    if (isConnected())
        m_connection->send({.kind = FrameKind::Taken, .id = id});
    return parts;
}

Result<WireParts> EngineClient::ask(const std::string& body, const FrameHandler& handler, const std::stop_token& stop)
{
    const auto id = ++m_lastRequest;
    const std::stop_callback wakes(stop, [this] { m_waker.wake(); });
    const Connection* sentOn = nullptr;
    bool isStopSent = false;
    GrowingAnswer answer;
    while (true) {
        while (m_connection) {
            auto frame = m_connection->take();
            if (!frame)
                break;
            const bool isLast = frame->kind == FrameKind::Answer;
            if (frame->id != id || !(isLast || frame->kind == FrameKind::Part))
                handle(*frame, handler);
            else if (!answer.add(std::move(*frame)))
                return std::unexpected(giveUpUnread());
            else if (isLast)
                return taken(id, std::move(answer.parts));
        }
        if (const auto over = end())
            return std::unexpected(*over);
        m_waker.clear();
        if (!isConnected()) {
            noteLoss();
            if (stop.stop_requested())
                return std::unexpected(cancelled());
            sentOn = nullptr;
            if (untilNextTry() > 0ms)
                m_waker.wait(untilNextTry());
            else
                tryAgain();
            continue;
        }
        if (sentOn != m_connection.get()) {
            sentOn = m_connection.get();
            isStopSent = false;
            answer = {};
            m_connection->send({.kind = FrameKind::Request, .id = id, .body = body});
        }
        if (stop.stop_requested() && !std::exchange(isStopSent, true))
            m_connection->send({.kind = FrameKind::Stop, .id = id});
        checkHeartbeat();
        if (isConnected())
            m_connection->wait(1s, m_waker.descriptor());
    }
}

Result<void> EngineClient::listen(std::chrono::milliseconds time)
{
    const auto until = Clock::now() + time;
    m_hasReports = false;
    while (true) {
        while (m_connection) {
            const auto frame = m_connection->take();
            if (!frame)
                break;
            handle(*frame, {});
        }
        if (const auto over = end())
            return std::unexpected(*over);
        if (m_hasReports || Clock::now() >= until)
            return {};
        m_waker.clear();
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        if (!isConnected()) {
            noteLoss();
            if (untilNextTry() > 0ms)
                m_waker.wait(std::min(left, untilNextTry()));
            else
                tryAgain();
            continue;
        }
        checkHeartbeat();
        if (isConnected())
            m_connection->wait(left, m_waker.descriptor());
    }
}

/// Carries out each request at the other end of the connection.
class RemoteRequests : public Session
{
public:
    explicit RemoteRequests(ConnectionOptions options) : m_client(std::move(options)) { }

protected:
    template <RequestKind kind, typename Answer, typename... Arguments>
    Answer carryOut(const Arguments&... arguments)
    {
        auto answer = ask<typename AnswerOnWire<Answer>::Type>(kind, arguments...);
        if constexpr (std::is_same_v<Answer, typename AnswerOnWire<Answer>::Type>)
            return answer;
        else
            return answer.value_or(Answer());
    }

    template <typename Answer, typename... Arguments>
    Answer ask(RequestKind kind, const Arguments&... arguments)
    {
        WireWriter writer;
        writer.put(kind);
        Meanwhile meanwhile;
        (meanwhile.add(writer, arguments), ...);
        const auto request = writer.take();
        if (request.size() > longestBody(FrameKind::Request))
            return failure(ErrorCode::OutOfMemory,
                Message("The request has {} MiB, more than a connection takes. Ask for less at once.",
                    request.size() >> 20U));
        auto answer = m_client.ask(request, meanwhile.handler, meanwhile.stop);
        if (!answer)
            return std::unexpected(answer.error());
        auto read = fromWire<Answer>(std::move(*answer));
        if (read)
            return std::move(*read);
        return std::unexpected(m_client.giveUpUnread());
    }

    EngineClient m_client;

private:
    /// Arguments that are not sent: through them, the caller learns of the request's progress, and can end it.
    struct Meanwhile
    {
        EngineClient::FrameHandler handler;
        std::stop_token stop;

        template <typename T>
        void add(WireWriter& writer, const T& value)
        {
            writer.put(value);
        }
        void add(WireWriter&, const std::stop_token& token) { stop = token; }
        void add(WireWriter&, const Progress& progress)
        {
            if (progress)
                handler = [&progress](const Frame& frame) {
                    const auto done = fromWire<double>(frame.body);
                    if (done && *done >= 0.0 && *done <= 1.0)
                        progress(*done);
                };
        }
        void add(WireWriter&, const TokenSink& sink)
        {
            if (sink)
                handler = [&sink](const Frame& frame) {
                    if (auto soFar = fromWire<Translation>(frame.body))
                        sink([&] { return std::move(*soFar); });
                };
        }
    };
};

/// Only the words, and what was forced. With all heads of a long sentence, a request would be too large.
Translation wordsAlone(Translation translation)
{
    translation.attention = {};
    translation.heads.clear();
    translation.beam = nullptr;
    return translation;
}

/// Adds what only this end knows: whether training continues by itself in the engine, and reports that arrived
/// meanwhile.
class RemoteSession final : public RequestRows<RemoteRequests>
{
    using Rows = RequestRows<RemoteRequests>;

public:
    explicit RemoteSession(ConnectionOptions options) : Rows(std::move(options))
    {
        m_client.setReportsHandler([this](const Frame& frame) { takeReports(frame); });
    }

    Result<void> connect();
    Result<void> look() override { return m_client.listen(std::chrono::milliseconds(1)); }
    Leaving leaving() const override { return Leaving::TrainingGoesOn; }
    Catalogue catalogue() override { return m_catalogue; }
    Result<SessionState> state() override;
    Result<RunDescription> startTraining(const TrainingRequest& request) override
    {
        return begun(Rows::startTraining(request));
    }
    Result<RunDescription> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) override
    {
        return begun(Rows::resumeTraining(folder, limit, watched));
    }
    Result<RunDescription> forkTraining(const ForkRequest& request) override
    {
        return begun(Rows::forkTraining(request));
    }
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop) override;
    Result<std::optional<TrainingReports>> pauseTraining() override;
    Result<TrainingReports> finishTraining(TrainingEnd why) override
    {
        m_isRunning = false;
        return joined(Rows::finishTraining(why));
    }
    Result<void> discardTraining() override;
    Result<TrainingReports> watchNow() override { return joined(Rows::watchNow()); }
    Result<Dissection> dissect(const DissectionRequest& request) override;
    Result<Erasure> erase(const ErasureRequest& request) override;
    Result<ValueLengths> measureValues(const Translation& translation) override
    {
        return Rows::measureValues(wordsAlone(translation));
    }
    Comparison compare(const ComparisonRequest& request, std::stop_token stop) override;
    Result<void> measureSentences(const SentencesRequest& request, std::stop_token stop) override
    {
        m_isRunning = false; // training waits, and advance() will continue it
        return Rows::measureSentences(request, std::move(stop));
    }

private:
    Result<RunDescription> begun(Result<RunDescription> run); ///< forgets the training before
    Result<TrainingReports> joined(Result<TrainingReports> last); ///< adds them to the reports that arrived before
    void takeReports(const Frame& frame);

    Catalogue m_catalogue;
    ReportBatcher m_reports; ///< reports that arrived meanwhile
    std::optional<Error> m_failure; ///< failure of the training after those reports
    TrainingProgress m_progress;
    bool m_isRunning = false; ///< whether training continues by itself in the engine
};

Result<void> RemoteSession::connect()
{
    if (auto done = m_client.connect(); !done)
        return done;
    auto catalogue = ask<Result<Catalogue>>(RequestKind::catalogue);
    if (!catalogue)
        return std::unexpected(catalogue.error());
    m_catalogue = std::move(*catalogue);
    return {};
}

void RemoteSession::takeReports(const Frame& frame)
{
    auto news = fromWire<TrainingNews>(frame.body);
    if (!news) {
        m_client.giveUpUnread();
        return;
    }
    m_progress = news->reports.progress;
    m_reports.add(std::move(news->reports));
    if (news->failure)
        m_failure = std::move(news->failure);
}

Result<RunDescription> RemoteSession::begun(Result<RunDescription> run)
{
    m_isRunning = false;
    if (!run)
        return run;
    m_reports.clear();
    m_failure.reset();
    return run;
}

Result<TrainingReports> RemoteSession::joined(Result<TrainingReports> last)
{
    if (!last)
        return last;
    m_reports.add(std::move(*last));
    auto all = m_reports.take();
    m_progress = all.progress;
    return all;
}

Result<SessionState> RemoteSession::state()
{
    auto state = Rows::state();
    m_reports.clear(); // the history of the state contains them
    m_failure.reset();
    m_isRunning = state && state->training == SessionTraining::Running;
    return state;
}

Result<TrainingReports> RemoteSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (budget <= std::chrono::milliseconds::zero())
        return joined(Rows::advance(budget, std::move(stop)));
    if (!m_isRunning && !m_failure && m_reports.isEmpty()) {
        if (auto begun = Rows::advance(budget, {}); !begun)
            return begun;
        m_isRunning = true;
    }
    if (m_reports.isEmpty() && !m_failure)
        if (const auto heard = m_client.listen(budget); !heard)
            return std::unexpected(heard.error());
    if (m_failure && m_reports.isEmpty()) {
        m_isRunning = false;
        return std::unexpected(*std::exchange(m_failure, {}));
    }
    if (!m_reports.isEmpty())
        return m_reports.take();
    TrainingReports nothingNew;
    nothingNew.progress = m_progress;
    return nothingNew;
}

Result<std::optional<TrainingReports>> RemoteSession::pauseTraining()
{
    auto last = Rows::pauseTraining();
    m_isRunning = false;
    if (!last)
        return last;
    if (m_failure)
        return std::unexpected(*std::exchange(m_failure, {}));
    if (*last)
        return joined(std::move(**last));
    if (m_reports.isEmpty())
        return std::nullopt;
    return m_reports.take();
}

Result<void> RemoteSession::discardTraining()
{
    m_isRunning = false;
    auto done = Rows::discardTraining();
    m_reports.clear();
    m_failure.reset();
    return done;
}

Result<Dissection> RemoteSession::dissect(const DissectionRequest& request)
{
    auto words = request;
    words.translation = wordsAlone(request.translation);
    return Rows::dissect(words);
}

Result<Erasure> RemoteSession::erase(const ErasureRequest& request)
{
    auto words = request;
    words.translation = wordsAlone(request.translation);
    return Rows::erase(words);
}

Comparison RemoteSession::compare(const ComparisonRequest& request, std::stop_token stop)
{
    auto answer = ask<Result<Comparison>>(RequestKind::compare, request, stop);
    if (answer)
        return std::move(*answer);
    Comparison failed{.request = request, .first = {}, .second = {}};
    failed.first.error = failed.second.error = answer.error();
    return failed;
}

} // namespace

Result<std::unique_ptr<Session>> connectSession(ConnectionOptions options)
{
    auto session = std::make_unique<RemoteSession>(std::move(options));
    if (const auto done = session->connect(); !done)
        return std::unexpected(done.error());
    return session;
}

} // namespace attentoscope
