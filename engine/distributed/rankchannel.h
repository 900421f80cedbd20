// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/rankplace.h"
#include "engine/distributed/sockets.h"
#include "engine/machine/waker.h"
#include "engine/types/message.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace attentoscope {

/// A rank's name for people.
struct RankName
{
    int rank = 0;
    std::string host;
    std::int64_t process = 0;
    std::string address; ///< the address at which the others reach it

    static RankName ofThisProcess(int rank);
    Message text() const; ///< "rank 2 (process 4711 on node07)"
};

nlohmann::json toJson(const RankName& name);
RankName rankNameFrom(const nlohmann::json& message); ///< missing parts stay empty

/// A number in a message from elsewhere. `other` if it is not a number, or one that `Number` cannot hold.
template <typename Number>
Number numberAt(const nlohmann::json& message, const char* key, Number other)
{
    const auto found = message.find(key);
    if (found == message.end() || !found->is_number())
        return other;
    if constexpr (std::is_floating_point_v<Number>)
        return found->get<Number>();
    else if (found->is_number_unsigned())
        return std::in_range<Number>(found->get<std::uint64_t>()) ? found->get<Number>() : other;
    else
        return found->is_number_integer() && std::in_range<Number>(found->get<std::int64_t>()) ? found->get<Number>()
                                                                                               : other;
}

inline std::string textAt(const nlohmann::json& message, const char* key)
{
    const auto found = message.find(key);
    return found != message.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Everything that ranks tell each other besides the sums of gradients: orders, what they train, requests to stop, and
/// failures. Its own thread reads, and sends a heartbeat every second. A peer is lost if nothing was heard from it for
/// `silence`, or if its connection ends. Rank 0 then names it to all others. Any thread may call the methods.
class RankChannel
{
public:
    static constexpr std::chrono::seconds silence{20};

    /// How long the ranks wait for each other at the start.
    static constexpr std::chrono::seconds patience{30};

    /// Rank 0 waits until all others have come. The others try to reach it until it answers. The error names the
    /// missing ranks; or it names the address that other machines cannot reach, and says what to write instead.
    static Result<std::unique_ptr<RankChannel>> connect(const RankPlace& place, std::stop_token stop);
    ~RankChannel();
    RankChannel(const RankChannel&) = delete;
    RankChannel& operator=(const RankChannel&) = delete;

    void sendToAll(const nlohmann::json& message);
    /// A named value that the ranks share. Rank 0 keeps all values, and the others ask it for them.
    void setValue(const std::string& key, const std::string& value);
    std::optional<std::string> value(const std::string& key, std::chrono::milliseconds atMost);
    void forgetValues();
    /// The next message with this "what" from each other rank, in the order of ranks. If a rank fails, its error.
    Result<std::vector<nlohmann::json>> await(const std::string& what);
    Result<nlohmann::json> awaitOne(const std::string& what); ///< from rank 0

    void askToStop(); ///< asks all ranks
    bool isAskedToStop() const { return m_isStopAsked; }
    void fail(const Error& error); ///< this process has failed; tells the others why it leaves
    void finish(); ///< from now on, a rank that leaves is not lost
    std::optional<Error> fault() const;
    /// Waits for a fault, but not longer than a rank may be silent. A broken connection is noticed before it is known
    /// whose fault it is.
    std::optional<Error> awaitFault();
    const RankName& self() const { return m_self; }
    std::size_t peers() const { return m_peers.size(); } ///< on rank 0 all other ranks, in order; on others only rank 0
    const RankName& nameOf(std::size_t peer) const { return m_peers[peer].name; }

private:
    using Clock = std::chrono::steady_clock;

    struct Meeting;

    struct Peer
    {
        RankName name;
        LineSocket socket;
        Clock::time_point heard;
        std::deque<nlohmann::json> inbox;
        std::string wantedKey; ///< key of the value for which it waits
    };

    explicit RankChannel(Meeting meeting);
    void run();
    void waitForWork();
    void heartbeat();
    void read(Peer& peer);
    void take(Peer& peer, nlohmann::json message);
    void keepValue(const std::string& key, const std::string& value);
    void answerWanted(Peer& peer);
    void peerFailed(Peer& peer, const Message& how);
    void setFault(Error error, const Peer* except);
    void sendLocked(const nlohmann::json& message, const Peer* except = nullptr);
    bool isEnding() const { return m_isFinished || m_fault; }

    RankName m_self;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<Peer> m_peers;
    std::map<std::string, std::string> m_values;
    bool m_isLeader;
    std::optional<Error> m_fault;
    bool m_isFinished = false;
    std::atomic<bool> m_isStopAsked = false;
    std::atomic<bool> m_isOver = false; ///< tells the thread to end
    Waker m_waker;
    Clock::time_point m_nextHeartbeat, m_round;
    std::thread m_thread;
};

} // namespace attentoscope
