// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/remotelink.h"

#include "engine/remote/hello.h"
#include "engine/remote/wire.h"

#include <algorithm>
#include <random>
#include <utility>

namespace attentoscope {

namespace {

using namespace std::chrono_literals;

constexpr auto greetingPatience = 30s; ///< the far side may have to load its engine first
constexpr auto pingAfter = 5s; ///< of silence
constexpr auto lostAfter = 20s;
constexpr auto aMoment = 200ms; ///< between two looks at what cannot wake the wait

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

} // namespace

RemoteLink::RemoteLink(LinkOptions options)
    : m_options(std::move(options))
    , m_wakesWhenClosing(m_options.closing, [this] { m_waker.wake(); })
    , m_client(randomName())
    , m_pause(m_options.firstPause)
{
}

void RemoteLink::tell(LinkPhase phase, const Message& reason)
{
    m_state.phase = phase;
    m_state.reason = reason;
    m_state.secondsToNext =
        m_nextTry ? static_cast<int>(std::chrono::ceil<std::chrono::seconds>(untilNextTry()).count()) : 0;
    m_options.tell(m_state);
}

std::optional<Error> RemoteLink::end() const
{
    return m_options.closing.stop_requested() ? std::optional(cancelled()) : m_end;
}

void RemoteLink::giveUp(Error why)
{
    m_line.reset();
    m_nextTry.reset();
    if (!m_end)
        m_end = std::move(why);
    tell(LinkPhase::Ended, m_end->message);
}

Error RemoteLink::giveUpUnread()
{
    Error why{
        ErrorCode::ConnectionLost, "What the other side sent cannot be read. Install the same version on both.", {}};
    giveUp(why);
    return why;
}

Error RemoteLink::unreachable(FarLine& line, Message why)
{
    auto words = line.lastWords();
    const auto last = lastLine(words);
    return {ErrorCode::ConnectionLost, last.empty() ? std::move(why) : Message(last), std::move(words)};
}

Result<Greeting> RemoteLink::awaitGreeting(FarLine& line)
{
    const auto until = Clock::now() + greetingPatience;
    auto& connection = line.connection;
    while (true) {
        // A shell may say something of its own first.
        while (const auto text = connection.takeLine(Greeting::longestLine))
            if (auto greeting = greetingFrom(*text))
                return std::move(*greeting);
        if (end())
            return std::unexpected(*end());
        if (!connection.isOpen())
            return std::unexpected(unreachable(line, "The other side has ended the line before it said who it is."));
        if (Clock::now() >= until)
            return std::unexpected(unreachable(line, "The other side does not answer."));
        connection.wait(aMoment, m_waker.descriptor());
    }
}

Result<void> RemoteLink::open()
{
    auto line = m_options.makeLine();
    if (!line)
        return std::unexpected(line.error());
    const auto greeting = awaitGreeting(**line);
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
    m_line = std::move(*line);
    m_line->connection.send({.kind = FrameKind::Hello,
        .body = toWire(Hello{.version = m_options.version, .client = m_client, .received = m_received})});
    m_nextTry.reset();
    m_asked.reset();
    m_pause = m_options.firstPause;
    tell(LinkPhase::Connected);
    return {};
}

Result<void> RemoteLink::connect()
{
    m_end.reset();
    tell(LinkPhase::Connecting);
    auto done = open();
    if (!done && !m_end)
        tell(LinkPhase::Ended, done.error().message);
    return done;
}

void RemoteLink::noteLoss()
{
    if (m_nextTry || !m_line)
        return;
    const auto why = unreachable(*m_line, "The line was lost.");
    m_line.reset();
    m_nextTry = Clock::now() + m_pause;
    tell(LinkPhase::Lost, why.message);
}

std::chrono::milliseconds RemoteLink::untilNextTry() const
{
    return m_nextTry ? std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(*m_nextTry - Clock::now())) : 0ms;
}

void RemoteLink::tryAgain()
{
    const auto done = open();
    if (done || end())
        return;
    m_pause = std::min(2 * m_pause, m_options.longestPause);
    m_nextTry = Clock::now() + m_pause;
    tell(LinkPhase::Lost, done.error().message);
}

void RemoteLink::keepAlive()
{
    auto& connection = m_line->connection;
    if (Clock::now() - connection.lastHeard() < pingAfter)
        return m_asked.reset();
    connection.exchange(); // nobody may have looked for long
    if (m_asked && connection.lastHeard() > *m_asked)
        m_asked.reset();
    if (!connection.isOpen() || Clock::now() - connection.lastHeard() < pingAfter)
        return;
    if (!m_asked) {
        m_asked = Clock::now();
        connection.send({.kind = FrameKind::Ping});
    } else if (Clock::now() - *m_asked > lostAfter) {
        connection.close();
    }
}

void RemoteLink::hear(const Frame& frame, const Hearing& hearing)
{
    switch (frame.kind) {
    case FrameKind::Reports:
        if (frame.id > m_received) { // otherwise they came before the line was lost
            m_received = frame.id;
            m_hasReports = true;
            m_hearReports(frame);
        }
        if (isConnected())
            m_line->connection.send({.kind = FrameKind::Received, .id = m_received});
        break;
    case FrameKind::Fraction:
    case FrameKind::Partial:
        if (frame.id == m_lastRequest && hearing)
            hearing(frame);
        break;
    case FrameKind::Farewell:
        giveUp({ErrorCode::ConnectionLost, fromWire<Message>(frame.body).value_or("The other side has ended the line."),
            {}});
        break;
    default:
        break; // an answer that nobody waits for any more
    }
}

namespace {

/// An answer as it comes.
struct GrowingAnswer
{
    WireParts parts;
    std::size_t bytes = 0;

    /// False: no engine sends that.
    bool add(Frame&& frame)
    {
        bytes += frame.body.size();
        const bool isNothing = frame.kind == FrameKind::Part && frame.body.empty();
        parts.push_back(std::move(frame.body));
        return bytes <= longestAnswer && !isNothing;
    }
};

} // namespace

Result<WireParts> RemoteLink::ask(const std::string& body, const Hearing& hearing, const std::stop_token& stop)
{
    const auto id = ++m_lastRequest;
    const std::stop_callback wakes(stop, [this] { m_waker.wake(); });
    const FarLine* sentOn = nullptr;
    bool isStopSent = false;
    GrowingAnswer answer;
    while (true) {
        while (m_line) {
            auto frame = m_line->connection.take();
            if (!frame)
                break;
            const bool isLast = frame->kind == FrameKind::Answer;
            if (frame->id != id || !(isLast || frame->kind == FrameKind::Part))
                hear(*frame, hearing);
            else if (!answer.add(std::move(*frame)))
                return std::unexpected(giveUpUnread());
            else if (isLast)
                return std::move(answer.parts);
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
        if (sentOn != m_line.get()) {
            sentOn = m_line.get();
            isStopSent = false;
            answer = {};
            m_line->connection.send({.kind = FrameKind::Request, .id = id, .body = body});
        }
        if (stop.stop_requested() && !std::exchange(isStopSent, true))
            m_line->connection.send({.kind = FrameKind::Stop, .id = id});
        keepAlive();
        if (isConnected())
            m_line->connection.wait(1s, m_waker.descriptor());
    }
}

Result<void> RemoteLink::listen(std::chrono::milliseconds time)
{
    const auto until = Clock::now() + time;
    m_hasReports = false;
    while (true) {
        while (m_line) {
            const auto frame = m_line->connection.take();
            if (!frame)
                break;
            hear(*frame, {});
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
        keepAlive();
        if (isConnected())
            m_line->connection.wait(left, m_waker.descriptor());
    }
}

} // namespace attentoscope
