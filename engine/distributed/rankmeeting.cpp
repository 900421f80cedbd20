// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/rankmeeting.h"

#include "engine/distributed/networkaddress.h"
#include "engine/distributed/sockets.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>

namespace attentoscope {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostGuests = 64; ///< that say nothing
constexpr int protocol = 3; ///< of the messages between ranks
constexpr std::chrono::milliseconds lookAgain{200};

std::unexpected<Error> cancelled()
{
    return failure(ErrorCode::Cancelled, "The ranks were stopped before they had met.");
}

/// What to write in place of a loopback address.
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

/// With ranks on other machines, nobody there would find an address of loopback.
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

/// Some ranks at loopback addresses, others not: those cannot reach these.
Result<void> checkAddresses(const RankMeeting& meeting, const RankPlace& place)
{
    std::vector<const RankName*> names{&meeting.self};
    for (const auto& other : meeting.others)
        names.push_back(&other.name);
    const auto isHidden = [](const RankName* name) { return isLoopback(name->address); };
    const auto hidden = std::ranges::find_if(names, isHidden);
    if (hidden == names.end() || std::ranges::all_of(names, isHidden))
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("The others would have to reach {} at {}, a loopback address, and some of them run on other machines: "
                "on that machine \"{}\" leads to itself. Give --interface, or set MASTER_ADDR to an address that all "
                "machines reach. Rank 0's machine has: {}.",
            (*hidden)->text(), (*hidden)->address, place.master, addressesToWrite()));
}

nlohmann::json refusal(const Error& error)
{
    return {{"what", "fault"}, {"code", static_cast<int>(error.code)}, {"text", error.message.text()}};
}

/// Rank 0's side.
class Reception
{
public:
    Reception(const RankPlace& place, int listener, RankName self) : m_place(place), m_listener(listener)
    {
        m_meeting.self = std::move(self);
    }
    ~Reception() { close(m_listener); }
    Reception(const Reception&) = delete;
    Reception& operator=(const Reception&) = delete;

    Result<RankMeeting> wait(const std::stop_token& stop);

private:
    void letIn();
    void readFrom(LineSocket& guest);
    void welcome(LineSocket& guest, const nlohmann::json& message);
    bool isMet(int rank) const
    {
        return std::ranges::any_of(m_meeting.others, [&](const auto& other) { return other.name.rank == rank; });
    }
    bool areAllMet() const { return static_cast<int>(m_meeting.others.size()) + 1 == m_place.count; }
    void turnAllAway(const Error& error);
    Error missing() const;

    const RankPlace& m_place;
    int m_listener;
    RankMeeting m_meeting;
    std::vector<LineSocket> m_guests; ///< who has not said yet who it is
};

void Reception::letIn()
{
    for (int guest = 0; (guest = accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC)) >= 0;) {
        m_guests.emplace_back(guest);
        if (m_guests.size() > mostGuests) // who has said nothing longest goes
            m_guests.erase(m_guests.begin());
    }
}

void Reception::welcome(LineSocket& guest, const nlohmann::json& message)
{
    const auto name = rankNameFrom(message);
    Message problem;
    if (textAt(message, "secret") != m_place.secret)
        problem = Message("Rank 0 does not know this process. Give all ranks the same {}.", std::string(secretOfRanks));
    else if (numberAt(message, "protocol", 0) != protocol)
        problem = "Rank 0 is another version of the program. Use the same version everywhere.";
    else if (const int count = numberAt(message, "count", 0); count != m_place.count)
        problem = Message("Rank 0 was told of {} ranks and rank {} of {}. Start all with the same number.",
            m_place.count, name.rank, count);
    else if (name.rank < 1 || name.rank >= m_place.count || isMet(name.rank))
        problem = Message("There is a rank {} already. Give each process a number of its own.", name.rank);
    if (!problem.empty()) {
        guest.send(refusal({ErrorCode::InvalidSetting, problem, {}}));
        return guest.close();
    }
    auto& self = m_meeting.self.address;
    if (m_place.interface.empty() && (self.empty() || isLoopback(self)))
        self = ownAddress(guest.descriptor());
    m_meeting.others.push_back({name, std::move(guest)});
}

void Reception::readFrom(LineSocket& guest)
{
    guest.receive();
    if (const auto message = guest.take())
        welcome(guest, *message);
}

Error Reception::missing() const
{
    std::string list;
    for (int rank = 1; rank < m_place.count; ++rank)
        if (!isMet(rank))
            list += (list.empty() ? "" : ", ") + std::to_string(rank);
    return {ErrorCode::ConnectionLost,
        Message("After {} seconds these of {} ranks have not come: {}. See on their machines whether they run, and "
                "whether they reach port {} of {}.",
            meetingPatience.count(), m_place.count, list, std::to_string(m_place.port), m_meeting.self.host),
        {}};
}

void Reception::turnAllAway(const Error& error)
{
    for (auto& other : m_meeting.others)
        other.socket.send(refusal(error));
}

Result<RankMeeting> Reception::wait(const std::stop_token& stop)
{
    const auto end = Clock::now() + meetingPatience;
    while (!areAllMet()) {
        if (stop.stop_requested())
            return cancelled();
        if (Clock::now() >= end) {
            const auto error = missing();
            turnAllAway(error);
            return std::unexpected(error);
        }
        isReadable(m_listener, m_guests.empty() ? lookAgain : lookAgain / 20);
        letIn();
        for (auto& guest : m_guests)
            readFrom(guest);
        std::erase_if(m_guests, [](const LineSocket& guest) { return !guest.isOpen(); });
    }
    std::ranges::sort(m_meeting.others, {}, [](const MetRank& other) { return other.name.rank; });
    if (auto reachable = checkAddresses(m_meeting, m_place); !reachable) {
        turnAllAway(reachable.error());
        return std::unexpected(reachable.error());
    }
    return std::move(m_meeting);
}

/// The side of all others.
Result<RankMeeting> lookForRankZero(const RankPlace& place, RankName self, const std::stop_token& stop)
{
    const auto end = Clock::now() + meetingPatience;
    int connected = -1;
    while (connected < 0) {
        if (stop.stop_requested())
            return cancelled();
        if (Clock::now() >= end)
            return failure(ErrorCode::ConnectionLost,
                Message("Rank 0 is missing: for {} seconds nobody has answered at port {} of \"{}\". See whether it "
                        "runs there, and whether a firewall is in between.",
                    meetingPatience.count(), std::to_string(place.port), place.master));
        const auto attempt = Clock::now();
        connected = connectTo(place.master, place.port, std::chrono::seconds(2));
        if (connected < 0 && Clock::now() - attempt < lookAgain)
            usleep(static_cast<useconds_t>(std::chrono::microseconds(lookAgain).count()));
    }
    RankMeeting meeting;
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

} // namespace

Result<RankMeeting> meetRanks(const RankPlace& place, std::stop_token stop)
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
        return lookForRankZero(place, std::move(self), stop);
    const auto listener = place.listener >= 0 ? Result<int>(place.listener) : listenAt(place.master, place.port);
    if (!listener)
        return std::unexpected(listener.error());
    return Reception(place, *listener, std::move(self)).wait(stop);
}

} // namespace attentoscope
