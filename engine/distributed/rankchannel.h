// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/rankmeeting.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

namespace attentoscope {

/// What ranks say to each other beside the sums of gradients: orders, what they train, who wants to stop, who failed.
/// A thread of its own reads, and says every second that this process is alive. Who is not heard of for `silence`, or
/// whose connection ends, is lost: rank 0 names it to all others. All methods may be called from any thread.
class RankChannel
{
public:
    static constexpr std::chrono::seconds silence{20};

    explicit RankChannel(RankMeeting meeting);
    ~RankChannel();
    RankChannel(const RankChannel&) = delete;
    RankChannel& operator=(const RankChannel&) = delete;

    void sendToAll(const nlohmann::json& message);
    /// A value that the ranks share under a name: rank 0 keeps them all, and the others ask it for one.
    void setValue(const std::string& key, const std::string& value);
    std::optional<std::string> value(const std::string& key, std::chrono::milliseconds patience);
    void forgetValues();
    /// The next message with this "what" from each of the others, in their order; or what is wrong.
    Result<std::vector<nlohmann::json>> await(const std::string& what);
    Result<nlohmann::json> awaitOne(const std::string& what); ///< of rank 0

    void askToStop(); ///< everybody
    bool isAskedToStop() const { return m_isStopAsked; }
    void fail(const Error& error); ///< of this process: the others are told why it leaves
    void finish(); ///< from now on nobody who leaves is lost
    std::optional<Error> fault() const;
    /// Waits for one as long as a rank may be silent: a connection that broke tells sooner than who broke it.
    std::optional<Error> awaitFault();
    const RankName& nameOf(std::size_t other) const { return m_others[other].name; }

private:
    using Clock = std::chrono::steady_clock;

    struct Other
    {
        RankName name;
        LineSocket socket;
        Clock::time_point heard;
        std::deque<nlohmann::json> inbox;
        std::string wantedKey; ///< of a value that it waits for
    };

    void run();
    void waitForWork();
    void keepInTouch();
    void read(Other& other);
    void take(Other& other, nlohmann::json message);
    void keepValue(const std::string& key, const std::string& value);
    void answerWanted(Other& other);
    void lose(Other& other, const Message& how);
    void setFault(Error error, const Other* except);
    void sendLocked(const nlohmann::json& message, const Other* except = nullptr);
    bool isEnding() const { return m_isFinished || m_fault; }

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<Other> m_others;
    std::map<std::string, std::string> m_values;
    bool m_isLeader;
    std::optional<Error> m_fault;
    bool m_isFinished = false;
    std::atomic<bool> m_isStopAsked = false;
    std::atomic<bool> m_isOver = false; ///< the thread ends
    int m_wake; ///< an eventfd
    Clock::time_point m_nextBeat, m_round;
    std::thread m_thread;
};

} // namespace attentoscope
