// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/farline.h"
#include "engine/remote/greeting.h"
#include "engine/remote/waker.h"
#include "engine/remote/wirewriter.h"
#include "engine/types/linkstate.h"

#include <chrono>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// What a link is made with.
struct LinkOptions
{
    LineMaker makeLine;
    std::string version; ///< of this program
    std::function<void(const LinkState&)> tell = [](const LinkState&) { }; ///< in the thread of the link
    std::stop_token closing; ///< the program ends: whatever waits gives up
    std::chrono::milliseconds firstPause{1'000}; ///< before a lost line is tried again; doubled each time
    std::chrono::milliseconds longestPause{60'000};
};

/// The window's end of a line to an engine, which it makes again when it is lost. A request is carried out once,
/// however often the line is lost meanwhile: it is sent again with its number, and the other side knows what it has
/// answered. One thread.
class RemoteLink
{
public:
    explicit RemoteLink(LinkOptions options);

    /// Called with every frame that is no answer: of the request under way, or reports.
    using Hearing = std::function<void(const Frame&)>;
    void setReportsHearing(Hearing hearing) { m_hearReports = std::move(hearing); }

    Result<void> connect(); ///< for the first time; does not try again
    /// The bytes of the answer. Waits for a lost line until `stop` is requested or the program ends; then the request
    /// may have been carried out or not.
    Result<WireParts> ask(const std::string& body, const Hearing& hearing, const std::stop_token& stop);
    /// Until reports have come, at most so long. Tries a lost line when that is due, and waits no longer for it.
    Result<void> listen(std::chrono::milliseconds time);
    /// For good: what came cannot be read.
    Error giveUpUnread();

private:
    using Clock = std::chrono::steady_clock;

    void giveUp(Error why);
    bool isConnected() const { return m_line && m_line->connection.isOpen(); }
    Result<void> open();
    Result<Greeting> awaitGreeting(FarLine& line);
    Error unreachable(FarLine& line, Message why);
    void noteLoss();
    void tryAgain();
    void hear(const Frame& frame, const Hearing& hearing);
    void keepAlive();
    std::optional<Error> end() const; ///< nothing: it goes on
    std::chrono::milliseconds untilNextTry() const;
    void tell(LinkPhase phase, const Message& reason = {});

    LinkOptions m_options;
    Waker m_waker;
    std::stop_callback<std::function<void()>> m_wakesWhenClosing;
    std::unique_ptr<FarLine> m_line;
    std::string m_client; ///< who this is, for the other side
    std::string m_instance; ///< of the engine; another one is refused
    LinkState m_state;
    Hearing m_hearReports = [](const Frame&) { };
    std::uint64_t m_lastRequest = 0;
    std::uint64_t m_received = 0; ///< the number of the last reports
    bool m_hasReports = false;
    std::optional<Clock::time_point> m_nextTry; ///< of a lost line
    std::chrono::milliseconds m_pause;
    std::optional<Clock::time_point> m_asked; ///< whether it still answers, and has not been heard since
    std::optional<Error> m_end;
};

} // namespace attentoscope
