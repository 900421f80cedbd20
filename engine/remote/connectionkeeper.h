// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/waker.h"
#include "engine/remote/connection.h"
#include "engine/remote/greeting.h"
#include "engine/remote/serverplace.h"
#include "engine/remote/wire.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace attentoscope {

/// A request that a window has sent to the engine.
struct AskedRequest
{
    std::uint64_t id = 0;
    std::string body;
    std::stop_token stop; ///< stops when the window no longer needs the answer
};

/// The engine's end of the connection to its only window. It has its own thread, so that it can accept windows and
/// receive while the engine computes. A window that reconnects gets what it has missed. If another window connects, it
/// replaces the first one, which is told so, now or when it reconnects.
class ConnectionKeeper
{
public:
    using Clock = std::chrono::steady_clock;

    /// Connections come from `listener`. Each begins with `greeting`.
    ConnectionKeeper(std::unique_ptr<ServerListener> listener, std::string greeting, std::string version);
    ~ConnectionKeeper();

    // Called in the thread that computes.
    /// Returns the next request. None if `patience` is over or `stop` is requested.
    std::optional<AskedRequest> take(std::chrono::milliseconds patience, const std::stop_token& stop);
    void answer(std::uint64_t id, WireParts parts);
    void progress(std::uint64_t id, double done); ///< dropped if the value before it was not sent yet
    void partial(std::uint64_t id, std::string body); ///< dropped in the same case
    bool takesPartial(std::uint64_t id) const; ///< whether partial() would send now
    /// Whether reports may be sent now: the window has received the last ones, and no answer is being sent.
    bool takesReports() const;
    void report(std::string body); ///< keeps the reports until the window has received them
    void forgetReports(); ///< called for a window that begins with the present state
    bool isConnected() const;
    Clock::duration timeWithoutConnection() const; ///< 0 while there is a connection

private:
    struct QueuedRequest
    {
        std::uint64_t id = 0;
        std::string body;
        std::stop_source stop;
    };

    struct Answer
    {
        std::uint64_t id = 0;
        WireParts parts;
        std::size_t sent = 0; ///< number of parts that were sent on this connection
    };

    void run();
    void waitForNews();
    void acceptNewcomer();
    void greetNewcomer();
    void welcome(const Hello& hello);
    void exchange();
    void handle(Frame frame);
    void handleRequest(Frame frame);
    void handleStop(std::uint64_t id);
    void sayGoodbye(Connection& connection, const char* why) const;
    void sendPassing(const Frame& frame);
    void sendAnswer(); ///< sends as much of the answer as the connection accepts
    bool isAnswering() const { return m_answered && m_answered->sent < m_answered->parts.size(); }
    bool isPassing(std::uint64_t id) const; ///< the caller must hold the mutex

    const std::unique_ptr<ServerListener> m_listener;
    const std::string m_greeting, m_version;
    Waker m_waker;
    mutable std::mutex m_mutex; ///< protects all members below
    std::condition_variable_any m_hasRequest;
    std::unique_ptr<Connection> m_newcomer; ///< a window that has not said yet who it is
    std::unique_ptr<Connection> m_connection;
    std::string m_client;
    std::deque<QueuedRequest> m_requests; ///< requests that wait
    std::optional<QueuedRequest> m_current; ///< the request that is carried out, without its body
    std::optional<Answer> m_answered; ///< the last answer, until the window has it
    std::optional<Frame> m_reports; ///< reports that the window has not received yet
    std::uint64_t m_lastReports = 0; ///< number of the last reports
    Clock::time_point m_lastConnected = Clock::now();
    bool m_isOver = false;
    std::thread m_thread; ///< the last member, because it uses the others
};

} // namespace attentoscope
