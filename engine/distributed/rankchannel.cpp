// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/rankchannel.h"

#include "engine/machine/readiness.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace attentoscope {

RankName RankName::ofThisProcess(int rank)
{
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    return {rank, host.data(), getpid(), {}};
}

Message RankName::text() const
{
    return Message("rank {} (process {} on {})", std::to_string(rank), std::to_string(process), host);
}

nlohmann::json toJson(const RankName& name)
{
    return {{"rank", name.rank}, {"host", name.host}, {"process", name.process}, {"address", name.address}};
}

RankName rankNameFrom(const nlohmann::json& message)
{
    return {numberAt(message, "rank", -1), textAt(message, "host"), numberAt<std::int64_t>(message, "process", 0),
        textAt(message, "address")};
}

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostSilentPeers = 64; ///< peers that have not said who they are
constexpr int protocol = 3; ///< version of the messages between ranks
constexpr std::chrono::milliseconds lookAgain{200};
constexpr std::chrono::seconds betweenHeartbeats{1};
constexpr std::chrono::seconds stoppedFor{5}; ///< if two rounds are further apart, this process itself was stopped
const nlohmann::json heartbeatMessage{{"what", "beat"}};

nlohmann::json faultToJson(const Error& error)
{
    return {{"what", "fault"}, {"code", static_cast<int>(error.code)}, {"text", error.message.text()}};
}

ErrorCode codeIn(const nlohmann::json& message)
{
    const int code = numberAt(message, "code", -1);
    const bool isKnown = code >= 0 && code <= static_cast<int>(ErrorCode::Internal);
    return isKnown ? static_cast<ErrorCode>(code) : ErrorCode::ConnectionLost;
}

std::unexpected<Error> cancelled()
{
    return failure(ErrorCode::Cancelled, "The ranks were stopped before they had met.");
}

/// Says what to write in place of a loopback address.
Message addressesToWrite()
{
    const auto addresses = localAddresses();
    if (addresses.empty())
        return "an address that other machines reach; this one has none";
    std::string list;
    for (const auto& [interface, address] : addresses)
        list += (list.empty() ? "" : ", ") + address + " (" + interface + ")";
    return list;
}

/// If there are ranks on other machines, a loopback address is useless to them.
Result<void> checkMaster(const RankPlace& place)
{
    const bool isWritten = isLoopback(place.master) || place.master == "localhost";
    if (place.onThisMachine == 0 || place.onThisMachine >= place.count || !isWritten)
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("MASTER_ADDR is {}, a loopback address, but only {} of {} ranks run on this machine, and the others "
                "cannot reach it there. Set MASTER_ADDR to the address of rank 0's machine. This one has: {}.",
            place.master, place.onThisMachine, place.count, addressesToWrite()));
}

} // namespace

/// The processes to which this one is connected, and its own name.
struct RankChannel::Meeting
{
    struct Rank
    {
        RankName name;
        LineSocket socket;
    };
    RankName self;
    std::vector<Rank> others;

    static Result<Meeting> at(const RankPlace& place, std::stop_token stop);

    class Acceptor;
    static Result<Meeting> withRankZero(const RankPlace& place, RankName self, const std::stop_token& stop);
    Result<void> checkAddresses(const RankPlace& place) const;
};

/// Fails if only some ranks have loopback addresses, because the others cannot reach these.
Result<void> RankChannel::Meeting::checkAddresses(const RankPlace& place) const
{
    std::vector<const RankName*> names{&self};
    for (const auto& other : others)
        names.push_back(&other.name);
    const auto isHidden = [](const RankName* name) { return isLoopback(name->address); };
    const auto hidden = std::ranges::find_if(names, isHidden);
    if (hidden == names.end() || std::ranges::all_of(names, isHidden))
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("Ranks on other machines cannot reach {} at {}, a loopback address: on its machine \"{}\" leads to "
                "that machine itself. Give --interface, or set MASTER_ADDR to an address that all machines reach. Rank "
                "0's machine has: {}.",
            (*hidden)->text(), (*hidden)->address, place.master, addressesToWrite()));
}

/// Rank 0's part of the meeting.
class RankChannel::Meeting::Acceptor
{
public:
    Acceptor(const RankPlace& place, int listener, RankName self) : m_place(place), m_listener(listener)
    {
        m_meeting.self = std::move(self);
    }
    ~Acceptor() { close(m_listener); }
    Acceptor(const Acceptor&) = delete;
    Acceptor& operator=(const Acceptor&) = delete;

    Result<Meeting> wait(const std::stop_token& stop);

private:
    void acceptPeers();
    void readFrom(LineSocket& peer);
    void admit(LineSocket& peer, const nlohmann::json& message);
    bool isMet(int rank) const
    {
        return std::ranges::any_of(m_meeting.others, [&](const auto& other) { return other.name.rank == rank; });
    }
    bool areAllMet() const { return static_cast<int>(m_meeting.others.size()) + 1 == m_place.count; }
    void rejectAll(const Error& error);
    Error missing() const;

    const RankPlace& m_place;
    int m_listener;
    Meeting m_meeting;
    std::vector<LineSocket> m_peers; ///< peers that have not said yet who they are
};

void RankChannel::Meeting::Acceptor::acceptPeers()
{
    for (int peer = 0; (peer = accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC)) >= 0;) {
        m_peers.emplace_back(peer);
        if (m_peers.size() > mostSilentPeers) // drop the peer that has been silent longest
            m_peers.erase(m_peers.begin());
    }
}

void RankChannel::Meeting::Acceptor::admit(LineSocket& peer, const nlohmann::json& message)
{
    const auto name = rankNameFrom(message);
    Message problem;
    if (textAt(message, "secret") != m_place.secret)
        problem = Message("Rank 0 does not know this process. Give all ranks the same {}.", std::string(secretOfRanks));
    else if (numberAt(message, "protocol", 0) != protocol)
        problem = "Rank 0 is another version of the program. Use the same version everywhere.";
    else if (const int count = numberAt(message, "count", 0); count != m_place.count)
        problem = Message("Rank 0 expects {} ranks, but rank {} expects {}. Start all with the same number.",
            m_place.count, name.rank, count);
    else if (name.rank < 0 || name.rank >= m_place.count)
        problem = Message("There is no rank {}: the ranks are 0 to {}. Give each process a number of its own.",
            name.rank, m_place.count - 1);
    else if (name.rank == 0 || isMet(name.rank))
        problem = Message("There is a rank {} already. Give each process a number of its own.", name.rank);
    if (!problem.empty()) {
        peer.send(faultToJson({ErrorCode::InvalidSetting, problem, {}}));
        return peer.close();
    }
    auto& self = m_meeting.self.address;
    if (m_place.interface.empty() && (self.empty() || isLoopback(self)))
        self = ownAddress(peer.descriptor());
    m_meeting.others.push_back({name, std::move(peer)});
}

void RankChannel::Meeting::Acceptor::readFrom(LineSocket& peer)
{
    peer.receive();
    if (const auto message = peer.take())
        admit(peer, *message);
}

Error RankChannel::Meeting::Acceptor::missing() const
{
    std::string list;
    for (int rank = 1; rank < m_place.count; ++rank)
        if (!isMet(rank))
            list += (list.empty() ? "" : ", ") + std::to_string(rank);
    return {ErrorCode::ConnectionLost,
        Message("After {} seconds these of {} ranks have not come: {}. See on their machines whether they run, and "
                "whether they reach port {} of {}.",
            patience.count(), m_place.count, list, std::to_string(m_place.port), m_meeting.self.host),
        {}};
}

void RankChannel::Meeting::Acceptor::rejectAll(const Error& error)
{
    for (auto& other : m_meeting.others)
        other.socket.send(faultToJson(error));
}

Result<RankChannel::Meeting> RankChannel::Meeting::Acceptor::wait(const std::stop_token& stop)
{
    const auto end = Clock::now() + patience;
    while (!areAllMet()) {
        if (stop.stop_requested())
            return cancelled();
        if (Clock::now() >= end) {
            const auto error = missing();
            rejectAll(error);
            return std::unexpected(error);
        }
        isReadyWithin(m_listener, POLLIN, m_peers.empty() ? lookAgain : lookAgain / 20);
        acceptPeers();
        for (auto& peer : m_peers)
            readFrom(peer);
        std::erase_if(m_peers, [](const LineSocket& peer) { return !peer.isOpen(); });
    }
    std::ranges::sort(m_meeting.others, {}, [](const Rank& other) { return other.name.rank; });
    if (auto reachable = m_meeting.checkAddresses(m_place); !reachable) {
        rejectAll(reachable.error());
        return std::unexpected(reachable.error());
    }
    return std::move(m_meeting);
}

/// The other ranks' part of the meeting.
Result<RankChannel::Meeting> RankChannel::Meeting::withRankZero(
    const RankPlace& place, RankName self, const std::stop_token& stop)
{
    const auto end = Clock::now() + patience;
    int connected = -1;
    while (connected < 0) {
        if (stop.stop_requested())
            return cancelled();
        if (Clock::now() >= end)
            return failure(ErrorCode::ConnectionLost,
                Message("Rank 0 is missing: for {} seconds nobody has answered at port {} of \"{}\". See whether it "
                        "runs there, and whether a firewall is in between.",
                    patience.count(), std::to_string(place.port), place.master));
        const auto attempt = Clock::now();
        connected = connectTo(place.master, place.port, std::chrono::seconds(2));
        if (connected < 0 && Clock::now() - attempt < lookAgain)
            usleep(static_cast<useconds_t>(std::chrono::microseconds(lookAgain).count()));
    }
    Meeting meeting;
    meeting.self = std::move(self);
    if (meeting.self.address.empty())
        meeting.self.address = ownAddress(connected);
    LineSocket socket(connected);
    auto hello = toJson(meeting.self);
    hello["protocol"] = protocol;
    hello["count"] = place.count;
    hello["secret"] = place.secret;
    socket.send(hello);
    meeting.others.push_back({{0, place.master, 0, {}}, std::move(socket)});
    return meeting;
}

Result<RankChannel::Meeting> RankChannel::Meeting::at(const RankPlace& place, std::stop_token stop)
{
    if (auto checked = checkMaster(place); !checked)
        return std::unexpected(checked.error());
    auto self = RankName::ofThisProcess(place.rank);
    if (!place.interface.empty()) {
        auto address = addressOfInterface(place.interface);
        if (!address)
            return std::unexpected(address.error());
        self.address = std::move(*address);
    }
    if (place.rank > 0)
        return withRankZero(place, std::move(self), stop);
    const auto listener = place.listener >= 0 ? Result<int>(place.listener) : listenAt(place.master, place.port);
    if (!listener)
        return std::unexpected(listener.error());
    return Acceptor(place, *listener, std::move(self)).wait(stop);
}

Result<std::unique_ptr<RankChannel>> RankChannel::connect(const RankPlace& place, std::stop_token stop)
{
    auto meeting = Meeting::at(place, std::move(stop));
    if (!meeting)
        return std::unexpected(meeting.error());
    return std::unique_ptr<RankChannel>(new RankChannel(std::move(*meeting)));
}

RankChannel::RankChannel(Meeting meeting) : m_self(std::move(meeting.self)), m_isLeader(m_self.rank == 0)
{
    // Rank 0 is silent until all ranks have come, so the other ranks give it more time.
    const auto heard = Clock::now() + (m_isLeader ? std::chrono::seconds(0) : patience);
    for (auto& [name, socket] : meeting.others)
        m_peers.push_back({name, std::move(socket), heard, {}});
    m_nextHeartbeat = m_round = Clock::now();
    m_thread = std::thread([this] { run(); });
}

RankChannel::~RankChannel()
{
    m_isOver = true;
    m_waker.wake();
    m_thread.join();
}

void RankChannel::run()
{
    while (!m_isOver) {
        waitForWork();
        const std::lock_guard lock(m_mutex);
        const auto now = Clock::now();
        // After a stop such as Ctrl+Z, the messages of the others are still unread.
        if (now - std::exchange(m_round, now) > stoppedFor)
            for (auto& peer : m_peers)
                peer.heard = std::max(peer.heard, now);
        for (auto& peer : m_peers)
            read(peer);
        heartbeat();
        m_changed.notify_all();
    }
    const std::lock_guard lock(m_mutex);
    for (auto& peer : m_peers)
        peer.socket.flush();
}

void RankChannel::waitForWork()
{
    std::vector<pollfd> waited{{m_waker.descriptor(), POLLIN, 0}};
    {
        const std::lock_guard lock(m_mutex);
        for (const auto& peer : m_peers)
            if (peer.socket.isOpen())
                waited.push_back({peer.socket.descriptor(),
                    static_cast<short>(peer.socket.hasUnsent() ? POLLIN | POLLOUT : POLLIN), 0});
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(m_nextHeartbeat - Clock::now()).count();
    poll(waited.data(), waited.size(), static_cast<int>(std::max<std::int64_t>(0, left) + 1));
    m_waker.clear();
}

void RankChannel::heartbeat()
{
    const auto now = Clock::now();
    if (now >= m_nextHeartbeat) {
        m_nextHeartbeat = now + betweenHeartbeats;
        sendLocked(heartbeatMessage);
    }
    for (auto& peer : m_peers) {
        peer.socket.flush();
        if (!isEnding() && now - peer.heard > silence)
            peerFailed(peer,
                Message("has not answered for {} seconds: it is suspended, or its machine or network "
                        "connection is down",
                    silence.count()));
    }
}

void RankChannel::read(Peer& peer)
{
    if (!peer.socket.isOpen())
        return;
    peer.socket.receive();
    while (auto message = peer.socket.take()) {
        peer.heard = Clock::now();
        take(peer, std::move(*message));
    }
    if (!peer.socket.isOpen() && !isEnding())
        peerFailed(peer, "its connection ended without a word: it was killed, or its machine is gone");
}

void RankChannel::take(Peer& peer, nlohmann::json message)
{
    const auto what = textAt(message, "what");
    if (what == "stop")
        m_isStopAsked = true;
    else if (what == "fault") // rank 0 says which rank is lost, or why it leaves itself
        setFault({codeIn(message), Message(textAt(message, "text")), {}}, &peer);
    else if (what == "failed" && !isEnding())
        setFault({codeIn(message), Message("{} failed: {}", peer.name.text(), textAt(message, "text")), {}}, &peer);
    else if (what == "order" && message.contains("end"))
        m_isFinished = true;
    else if (what == "welcome")
        peer.name = rankNameFrom(message);
    else if (what == "set")
        return keepValue(textAt(message, "key"), textAt(message, "value"));
    else if (what == "get") {
        peer.wantedKey = textAt(message, "key");
        return answerWanted(peer);
    }
    if (what != "beat")
        peer.inbox.push_back(std::move(message));
}

void RankChannel::keepValue(const std::string& key, const std::string& value)
{
    m_values.insert_or_assign(key, value);
    for (auto& peer : m_peers)
        answerWanted(peer);
    m_changed.notify_all();
}

void RankChannel::answerWanted(Peer& peer)
{
    const auto found = m_values.find(peer.wantedKey);
    if (!m_isLeader || peer.wantedKey.empty() || found == m_values.end())
        return;
    peer.socket.send({{"what", "set"}, {"key", found->first}, {"value", found->second}});
    peer.wantedKey.clear();
    m_waker.wake();
}

void RankChannel::setValue(const std::string& key, const std::string& value)
{
    const std::lock_guard lock(m_mutex);
    keepValue(key, value);
    if (!m_isLeader)
        sendLocked({{"what", "set"}, {"key", key}, {"value", value}});
}

std::optional<std::string> RankChannel::value(const std::string& key, std::chrono::milliseconds atMost)
{
    std::unique_lock lock(m_mutex);
    if (!m_isLeader && !m_values.contains(key))
        sendLocked({{"what", "get"}, {"key", key}});
    m_changed.wait_for(lock, atMost, [&] { return m_values.contains(key) || m_fault; });
    const auto found = m_values.find(key);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

void RankChannel::forgetValues()
{
    const std::lock_guard lock(m_mutex);
    m_values.clear();
}

void RankChannel::peerFailed(Peer& peer, const Message& how)
{
    setFault(
        {ErrorCode::ConnectionLost,
            Message("The training lost {}: {}. The last save is whole; go on with --resume.", peer.name.text(), how),
            {}},
        &peer);
}

void RankChannel::setFault(Error error, const Peer* except)
{
    if (isEnding())
        return;
    m_fault = std::move(error);
    if (m_isLeader)
        sendLocked(faultToJson(*m_fault), except);
    m_changed.notify_all();
}

void RankChannel::sendLocked(const nlohmann::json& message, const Peer* except)
{
    for (auto& peer : m_peers)
        if (&peer != except)
            peer.socket.send(message);
    m_waker.wake();
}

void RankChannel::sendToAll(const nlohmann::json& message)
{
    const std::lock_guard lock(m_mutex);
    sendLocked(message);
}

Result<std::vector<nlohmann::json>> RankChannel::await(const std::string& what)
{
    std::vector<nlohmann::json> answers;
    std::unique_lock lock(m_mutex);
    for (auto& peer : m_peers) {
        m_changed.wait(lock, [&] {
            while (!peer.inbox.empty() && textAt(peer.inbox.front(), "what") != what)
                peer.inbox.pop_front();
            return !peer.inbox.empty() || m_fault || !peer.socket.isOpen();
        });
        if (peer.inbox.empty())
            return std::unexpected(
                m_fault.value_or(Error{ErrorCode::ConnectionLost, "The ranks have parted already.", {}}));
        answers.push_back(std::move(peer.inbox.front()));
        peer.inbox.pop_front();
    }
    return answers;
}

Result<nlohmann::json> RankChannel::awaitOne(const std::string& what)
{
    auto answers = await(what);
    return answers ? Result<nlohmann::json>(std::move(answers->front())) : std::unexpected(answers.error());
}

void RankChannel::askToStop()
{
    if (!m_isStopAsked.exchange(true))
        sendToAll({{"what", "stop"}});
}

void RankChannel::fail(const Error& error)
{
    const std::lock_guard lock(m_mutex);
    if (isEnding())
        return;
    auto message = faultToJson(error);
    message["what"] = "failed";
    sendLocked(message);
    m_isFinished = true;
}

void RankChannel::finish()
{
    const std::lock_guard lock(m_mutex);
    m_isFinished = true;
}

std::optional<Error> RankChannel::fault() const
{
    const std::lock_guard lock(m_mutex);
    return m_fault;
}

std::optional<Error> RankChannel::awaitFault()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, silence + 2 * betweenHeartbeats, [this] { return m_fault.has_value(); });
    return m_fault;
}

} // namespace attentoscope
