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

/// What a window asks of the engine.
struct AskedRequest
{
    std::uint64_t id = 0;
    std::string body;
    std::stop_token stop; ///< it is no longer wanted
};

/// The engine's end of the connection to its one window, in a thread of its own, so that windows are accepted and heard
/// while the engine computes. A window that connects again gets what it has missed; another window takes the place of
/// the first one, which is told so.
class ConnectionKeeper
{
public:
    using Clock = std::chrono::steady_clock;

    /// Connections come from `listener`; each begins with `greeting`.
    ConnectionKeeper(std::unique_ptr<ServerListener> listener, std::string greeting, std::string version);
    ~ConnectionKeeper();

    // Called in the thread that computes.
    /// Returns the next request; nothing if none comes within `patience`, or if `stop` is requested.
    std::optional<AskedRequest> take(std::chrono::milliseconds patience, const std::stop_token& stop);
    void answer(std::uint64_t id, WireParts parts);
    void progress(std::uint64_t id, double done); ///< dropped where the one before has not gone out yet
    void partial(std::uint64_t id, std::string body); ///< dropped too then
    bool takesPartial(std::uint64_t id) const; ///< whether it would go out now
    /// Whether reports may be sent: the window has received the last ones, and they overtake no answer.
    bool takesReports() const;
    void report(std::string body); ///< kept until the window has received them
    void forgetReports(); ///< a window begins with the state of now
    bool isConnected() const;
    Clock::duration timeWithoutConnection() const; ///< 0 while there is one

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
        std::size_t sent = 0; ///< parts, on this connection
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
    void sendAnswer(); ///< as much of it as the connection takes
    bool isAnswering() const { return m_answered && m_answered->sent < m_answered->parts.size(); }
    bool isPassing(std::uint64_t id) const; ///< the mutex is held

    const std::unique_ptr<ServerListener> m_listener;
    const std::string m_greeting, m_version;
    Waker m_waker;
    mutable std::mutex m_mutex; ///< of all that follows
    std::condition_variable_any m_hasRequest;
    std::unique_ptr<Connection> m_newcomer; ///< has not said who it is
    std::unique_ptr<Connection> m_connection;
    std::string m_client;
    std::deque<QueuedRequest> m_requests; ///< that wait
    std::optional<QueuedRequest> m_current; ///< that is carried out, without its body
    std::optional<Answer> m_answered; ///< the last answer, in case it was lost
    std::optional<Frame> m_reports; ///< that are not received yet
    std::uint64_t m_lastReports = 0; ///< the number of the last ones
    Clock::time_point m_lastConnected = Clock::now();
    bool m_isOver = false;
    std::thread m_thread; ///< the last member: it uses the others
};

} // namespace attentoscope
