// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/connectionkeeper.h"

#include "engine/remote/wire.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <utility>

namespace attentoscope {

namespace {

constexpr int lookInterval = 1'000; // milliseconds
constexpr std::size_t mostQueued = 4; // a window has one request at a time, and more only after it has cancelled some
constexpr auto otherVersion = "The engine on the other side is of another version of Attentoscope.";
constexpr auto otherWindow = "Another window has connected to this engine. What it trains goes on there.";

} // namespace

ConnectionKeeper::ConnectionKeeper(std::unique_ptr<ServerListener> listener, std::string greeting, std::string version)
    : m_listener(std::move(listener))
    , m_greeting(std::move(greeting))
    , m_version(std::move(version))
    , m_thread([this] { run(); })
{
}

ConnectionKeeper::~ConnectionKeeper()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_waker.wake();
    m_thread.join();
}

std::optional<AskedRequest> ConnectionKeeper::take(std::chrono::milliseconds patience, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    m_hasRequest.wait_for(lock, stop, patience, [this] { return !m_requests.empty(); });
    if (m_requests.empty() || stop.stop_requested())
        return std::nullopt;
    QueuedRequest next = std::move(m_requests.front());
    m_requests.pop_front();
    AskedRequest asked{.id = next.id, .body = std::exchange(next.body, {}), .stop = next.stop.get_token()};
    m_current = std::move(next);
    return asked;
}

void ConnectionKeeper::answer(std::uint64_t id, WireParts parts)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_current || m_current->id != id)
            return; // another window has replaced this one meanwhile
        m_current.reset();
        m_answered = {.id = id, .parts = std::move(parts)};
        sendAnswer();
    }
    m_waker.wake();
}

/// Sends a part only after the part before it has been sent, so that the connection never holds copies of all parts.
void ConnectionKeeper::sendAnswer()
{
    while (m_connection && isAnswering() && (m_answered->sent == 0 || !m_connection->hasUnsent())) {
        const auto& part = m_answered->parts[m_answered->sent++];
        m_connection->send(
            {.kind = isAnswering() ? FrameKind::Part : FrameKind::Answer, .id = m_answered->id, .body = part});
    }
}

void ConnectionKeeper::sendPassing(const Frame& frame)
{
    const std::lock_guard lock(m_mutex);
    if (isPassing(frame.id))
        m_connection->send(frame);
}

bool ConnectionKeeper::isPassing(std::uint64_t id) const
{
    return m_connection && !m_connection->hasUnsent() && m_current && m_current->id == id;
}

bool ConnectionKeeper::takesPartial(std::uint64_t id) const
{
    const std::lock_guard lock(m_mutex);
    return isPassing(id);
}

void ConnectionKeeper::progress(std::uint64_t id, double done)
{
    sendPassing({.kind = FrameKind::Fraction, .id = id, .body = toWire(done)});
}

void ConnectionKeeper::partial(std::uint64_t id, std::string body)
{
    if (body.size() <= longestBody(FrameKind::Partial))
        sendPassing({.kind = FrameKind::Partial, .id = id, .body = std::move(body)});
}

bool ConnectionKeeper::takesReports() const
{
    const std::lock_guard lock(m_mutex);
    return m_connection && !m_reports && !isAnswering();
}

void ConnectionKeeper::report(std::string body)
{
    {
        const std::lock_guard lock(m_mutex);
        m_reports = {.kind = FrameKind::Reports, .id = ++m_lastReports, .body = std::move(body)};
        if (m_connection)
            m_connection->send(*m_reports);
    }
    m_waker.wake();
}

void ConnectionKeeper::forgetReports()
{
    const std::lock_guard lock(m_mutex);
    m_reports.reset();
}

bool ConnectionKeeper::isConnected() const
{
    const std::lock_guard lock(m_mutex);
    return m_connection != nullptr;
}

ConnectionKeeper::Clock::duration ConnectionKeeper::timeWithoutConnection() const
{
    const std::lock_guard lock(m_mutex);
    return m_connection ? Clock::duration::zero() : Clock::now() - m_lastConnected;
}

void ConnectionKeeper::run()
{
    while (true) {
        waitForNews();
        m_listener->renew(); // the system may remove such folders, when a user logs out or when they are old
        const std::lock_guard lock(m_mutex);
        if (m_isOver)
            return;
        m_waker.clear();
        acceptNewcomer();
        greetNewcomer();
        exchange();
    }
}

void ConnectionKeeper::waitForNews()
{
    std::array<pollfd, 4> waited{
        {{m_waker.descriptor(), POLLIN, 0}, {m_listener->descriptor(), POLLIN, 0}, {-1, 0, 0}, {-1, 0, 0}}};
    {
        const std::lock_guard lock(m_mutex);
        const auto await = [](const std::unique_ptr<Connection>& connection, pollfd& place) {
            if (connection)
                place = {connection->descriptor(),
                    static_cast<short>(connection->hasUnsent() ? POLLIN | POLLOUT : POLLIN), 0};
        };
        await(m_newcomer, waited[2]);
        await(m_connection, waited[3]);
    }
    poll(waited.data(), waited.size(), lookInterval);
}

void ConnectionKeeper::acceptNewcomer()
{
    const int socket = accept4(m_listener->descriptor(), nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0)
        return;
    m_newcomer = std::make_unique<Connection>(socket);
    m_newcomer->sendBytes(m_greeting);
}

void ConnectionKeeper::sayGoodbye(Connection& connection, const char* why) const
{
    connection.send({.kind = FrameKind::Goodbye, .body = toWire(*messageOf(why, {}))});
}

void ConnectionKeeper::greetNewcomer()
{
    if (!m_newcomer)
        return;
    m_newcomer->exchange();
    const auto frame = m_newcomer->take();
    if (frame) {
        const auto hello = frame->kind == FrameKind::Hello ? fromWire<Hello>(frame->body) : std::nullopt;
        const bool isUnderstood = hello && hello->version == m_version;
        if (isUnderstood && (hello->coming == Coming::First || hello->client == m_client))
            return welcome(*hello);
        // A window that was replaced while its connection was lost would go on from a state that may be over.
        sayGoodbye(*m_newcomer, isUnderstood ? otherWindow : otherVersion);
        m_newcomer->close();
    }
    if (!m_newcomer->isOpen())
        m_newcomer.reset();
}

void ConnectionKeeper::welcome(const Hello& hello)
{
    if (m_connection && hello.client != m_client)
        sayGoodbye(*m_connection, otherWindow);
    m_connection = std::move(m_newcomer);
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
        m_answered->sent = m_answered->parts.size(); // not sent again unless the window requests it again
    if (m_reports && m_reports->id <= hello.received)
        m_reports.reset();
    if (m_reports)
        m_connection->send(*m_reports);
}

void ConnectionKeeper::exchange()
{
    if (!m_connection)
        return;
    m_connection->exchange();
    while (m_connection) {
        auto frame = m_connection->take();
        if (!frame)
            break;
        handle(std::move(*frame));
    }
    sendAnswer();
    if (m_connection && !m_connection->isOpen()) {
        m_connection.reset();
        m_lastConnected = Clock::now();
    }
}

void ConnectionKeeper::handle(Frame frame)
{
    switch (frame.kind) {
    case FrameKind::Request:
        return handleRequest(std::move(frame));
    case FrameKind::Stop:
        return handleStop(frame.id);
    case FrameKind::Received:
        if (m_reports && m_reports->id <= frame.id)
            m_reports.reset();
        break;
    case FrameKind::Taken:
        if (m_answered && m_answered->id == frame.id)
            m_answered.reset();
        break;
    case FrameKind::Ping:
        m_connection->send({.kind = FrameKind::Pong, .id = frame.id});
        break;
    default:
        m_connection->close(); // no window sends such a frame
    }
}

void ConnectionKeeper::handleRequest(Frame frame)
{
    const auto isThis = [&](const QueuedRequest& request) { return request.id == frame.id; };
    if (m_answered && m_answered->id == frame.id) {
        if (isAnswering())
            return; // it became ready after the window had connected again
        m_answered->sent = 0;
        return sendAnswer();
    }
    if (m_answered && m_answered->id < frame.id)
        m_answered.reset(); // the window has it, or has given it up
    if ((m_current && isThis(*m_current)) || std::ranges::any_of(m_requests, isThis))
        return; // its answer will still be sent
    if (m_requests.size() >= mostQueued)
        return m_connection->close();
    if (m_current)
        m_current->stop.request_stop(); // the window has given up that request
    m_requests.push_back({.id = frame.id, .body = std::move(frame.body), .stop = {}});
    m_hasRequest.notify_one();
}

void ConnectionKeeper::handleStop(std::uint64_t id)
{
    if (m_current && m_current->id == id)
        m_current->stop.request_stop();
    for (auto& request : m_requests)
        if (request.id == id)
            request.stop.request_stop();
}

} // namespace attentoscope
