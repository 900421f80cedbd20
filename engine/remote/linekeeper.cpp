// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/linekeeper.h"

#include "engine/remote/wire.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <utility>

namespace attentoscope {

namespace {

constexpr int lookAround = 1'000; // milliseconds
constexpr std::size_t mostWaiting = 4; // a window asks one thing at a time; more only after it has cancelled

} // namespace

LineKeeper::LineKeeper(std::unique_ptr<ServerListener> listener, std::string greeting, std::string version)
    : m_listener(std::move(listener))
    , m_greeting(std::move(greeting))
    , m_version(std::move(version))
    , m_thread([this] { run(); })
{
}

LineKeeper::~LineKeeper()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_waker.wake();
    m_thread.join();
}

std::optional<AskedRequest> LineKeeper::take(std::chrono::milliseconds patience, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    m_hasRequest.wait_for(lock, stop, patience, [this] { return !m_requests.empty(); });
    if (m_requests.empty() || stop.stop_requested())
        return std::nullopt;
    Request next = std::move(m_requests.front());
    m_requests.pop_front();
    AskedRequest asked{.id = next.id, .body = std::exchange(next.body, {}), .stop = next.stop.get_token()};
    m_current = std::move(next);
    return asked;
}

void LineKeeper::answer(std::uint64_t id, WireParts parts)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_current || m_current->id != id)
            return; // another window has come meanwhile
        m_current.reset();
        m_answered = {.id = id, .parts = std::move(parts)};
        sendAnswer();
    }
    m_waker.wake();
}

/// The parts after the first one wait for those before them, so that they are not copied all at once.
void LineKeeper::sendAnswer()
{
    while (m_line && isAnswering() && (m_answered->sent == 0 || !m_line->hasUnsent())) {
        const auto& part = m_answered->parts[m_answered->sent++];
        m_line->send({.kind = isAnswering() ? FrameKind::Part : FrameKind::Answer, .id = m_answered->id, .body = part});
    }
}

void LineKeeper::sendPassing(const Frame& frame)
{
    const std::lock_guard lock(m_mutex);
    if (isPassing(frame.id))
        m_line->send(frame);
}

bool LineKeeper::isPassing(std::uint64_t id) const
{
    return m_line && !m_line->hasUnsent() && m_current && m_current->id == id;
}

bool LineKeeper::takesPartial(std::uint64_t id) const
{
    const std::lock_guard lock(m_mutex);
    return isPassing(id);
}

void LineKeeper::progress(std::uint64_t id, double done)
{
    sendPassing({.kind = FrameKind::Fraction, .id = id, .body = toWire(done)});
}

void LineKeeper::partial(std::uint64_t id, std::string body)
{
    if (body.size() <= longestBody(FrameKind::Partial))
        sendPassing({.kind = FrameKind::Partial, .id = id, .body = std::move(body)});
}

bool LineKeeper::takesReports() const
{
    const std::lock_guard lock(m_mutex);
    return m_line && !m_reports && !isAnswering();
}

void LineKeeper::report(std::string body)
{
    {
        const std::lock_guard lock(m_mutex);
        m_reports = {.kind = FrameKind::Reports, .id = ++m_lastReports, .body = std::move(body)};
        if (m_line)
            m_line->send(*m_reports);
    }
    m_waker.wake();
}

void LineKeeper::forgetReports()
{
    const std::lock_guard lock(m_mutex);
    m_reports.reset();
}

bool LineKeeper::hasLine() const
{
    const std::lock_guard lock(m_mutex);
    return m_line != nullptr;
}

LineKeeper::Clock::duration LineKeeper::timeWithoutLine() const
{
    const std::lock_guard lock(m_mutex);
    return m_line ? Clock::duration::zero() : Clock::now() - m_lastLine;
}

void LineKeeper::run()
{
    while (true) {
        waitForNews();
        m_listener->renew(); // the system removes such folders, when a user logs out or they are old
        const std::lock_guard lock(m_mutex);
        if (m_isOver)
            return;
        m_waker.clear();
        acceptLine();
        greetNewcomer();
        listen();
    }
}

void LineKeeper::waitForNews()
{
    std::array<pollfd, 4> waited{
        {{m_waker.descriptor(), POLLIN, 0}, {m_listener->descriptor(), POLLIN, 0}, {-1, 0, 0}, {-1, 0, 0}}};
    {
        const std::lock_guard lock(m_mutex);
        const auto await = [](const std::unique_ptr<Connection>& line, pollfd& place) {
            if (line)
                place = {line->descriptor(), static_cast<short>(line->hasUnsent() ? POLLIN | POLLOUT : POLLIN), 0};
        };
        await(m_newcomer, waited[2]);
        await(m_line, waited[3]);
    }
    poll(waited.data(), waited.size(), lookAround);
}

void LineKeeper::acceptLine()
{
    const int socket = accept4(m_listener->descriptor(), nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0)
        return;
    m_newcomer = std::make_unique<Connection>(socket);
    m_newcomer->sendBytes(m_greeting);
}

void LineKeeper::sendFarewell(Connection& line, const char* why) const
{
    line.send({.kind = FrameKind::Farewell, .body = toWire(*messageOf(why, {}))});
}

void LineKeeper::greetNewcomer()
{
    if (!m_newcomer)
        return;
    m_newcomer->exchange();
    const auto frame = m_newcomer->take();
    if (frame) {
        const auto hello = frame->kind == FrameKind::Hello ? fromWire<Hello>(frame->body) : std::nullopt;
        if (hello && hello->version == m_version)
            return welcome(*hello);
        sendFarewell(*m_newcomer, "The engine on the other side is of another version of Attentoscope.");
        m_newcomer->close();
    }
    if (!m_newcomer->isOpen())
        m_newcomer.reset();
}

void LineKeeper::welcome(const Hello& hello)
{
    if (m_line && hello.client != m_client)
        sendFarewell(*m_line, "Another window has connected to this engine. What it trains goes on there.");
    m_line = std::move(m_newcomer);
    if (m_client != hello.client) {
        m_client = hello.client;
        m_answered.reset();
        m_reports.reset();
        m_lastReports = hello.received;
        m_requests.clear();
        if (m_current)
            m_current->stop.request_stop();
        m_current.reset();
    }
    if (m_answered)
        m_answered->sent = m_answered->parts.size(); // until it is asked for again
    if (m_reports && m_reports->id <= hello.received)
        m_reports.reset();
    if (m_reports)
        m_line->send(*m_reports);
}

void LineKeeper::listen()
{
    if (!m_line)
        return;
    m_line->exchange();
    while (m_line) {
        auto frame = m_line->take();
        if (!frame)
            break;
        hear(std::move(*frame));
    }
    sendAnswer();
    if (m_line && !m_line->isOpen()) {
        m_line.reset();
        m_lastLine = Clock::now();
    }
}

void LineKeeper::hear(Frame frame)
{
    switch (frame.kind) {
    case FrameKind::Request:
        return hearRequest(std::move(frame));
    case FrameKind::Stop:
        return hearStop(frame.id);
    case FrameKind::Received:
        if (m_reports && m_reports->id <= frame.id)
            m_reports.reset();
        break;
    case FrameKind::Ping:
        m_line->send({.kind = FrameKind::Pong, .id = frame.id});
        break;
    default:
        m_line->close(); // no window sends that
    }
}

void LineKeeper::hearRequest(Frame frame)
{
    const auto isThis = [&](const Request& request) { return request.id == frame.id; };
    if (m_answered && m_answered->id == frame.id) {
        m_answered->sent = 0;
        return sendAnswer();
    }
    if ((m_current && isThis(*m_current)) || std::ranges::any_of(m_requests, isThis))
        return; // its answer is still to come
    if (m_requests.size() >= mostWaiting)
        return m_line->close();
    if (m_current)
        m_current->stop.request_stop(); // the window has given it up
    m_requests.push_back({.id = frame.id, .body = std::move(frame.body), .stop = {}});
    m_hasRequest.notify_one();
}

void LineKeeper::hearStop(std::uint64_t id)
{
    if (m_current && m_current->id == id)
        m_current->stop.request_stop();
    for (auto& request : m_requests)
        if (request.id == id)
            request.stop.request_stop();
}

} // namespace attentoscope
