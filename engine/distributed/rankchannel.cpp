// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/rankchannel.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::chrono::seconds betweenBeats{1};
constexpr std::chrono::seconds stoppedFor{5}; ///< between two rounds: this process itself did not run
const nlohmann::json beat{{"what", "beat"}};

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

} // namespace

RankChannel::RankChannel(RankMeeting meeting) : m_isLeader(meeting.self.rank == 0), m_wake(eventfd(0, EFD_CLOEXEC))
{
    // The others hear nothing from rank 0 until all have come.
    const auto heard = Clock::now() + (m_isLeader ? std::chrono::seconds(0) : meetingPatience);
    for (auto& [name, socket] : meeting.others)
        m_others.push_back({name, std::move(socket), heard, {}});
    m_nextBeat = m_round = Clock::now();
    m_thread = std::thread([this] { run(); });
}

RankChannel::~RankChannel()
{
    m_isOver = true;
    eventfd_write(m_wake, 1);
    m_thread.join();
    close(m_wake);
}

void RankChannel::run()
{
    while (!m_isOver) {
        waitForWork();
        const std::lock_guard lock(m_mutex);
        const auto now = Clock::now();
        if (now - std::exchange(m_round, now) > stoppedFor) // such as Ctrl+Z: the others' words are still to be read
            for (auto& other : m_others)
                other.heard = std::max(other.heard, now);
        for (auto& other : m_others)
            read(other);
        keepInTouch();
        m_changed.notify_all();
    }
    const std::lock_guard lock(m_mutex);
    for (auto& other : m_others)
        other.socket.flush();
}

void RankChannel::waitForWork()
{
    std::vector<pollfd> waited{{m_wake, POLLIN, 0}};
    {
        const std::lock_guard lock(m_mutex);
        for (const auto& other : m_others)
            if (other.socket.isOpen())
                waited.push_back({other.socket.descriptor(),
                    static_cast<short>(other.socket.hasMoreToSend() ? POLLIN | POLLOUT : POLLIN), 0});
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(m_nextBeat - Clock::now()).count();
    poll(waited.data(), waited.size(), static_cast<int>(std::max<std::int64_t>(0, left) + 1));
    eventfd_t ignored = 0;
    if ((waited.front().revents & POLLIN) != 0)
        eventfd_read(m_wake, &ignored);
}

void RankChannel::keepInTouch()
{
    const auto now = Clock::now();
    if (now >= m_nextBeat) {
        m_nextBeat = now + betweenBeats;
        sendLocked(beat);
    }
    for (auto& other : m_others) {
        other.socket.flush();
        if (!isEnding() && now - other.heard > silence)
            lose(other,
                Message("nothing was heard of it for {} seconds: it is stopped, or it or its line is cut off",
                    silence.count()));
    }
}

void RankChannel::read(Other& other)
{
    if (!other.socket.isOpen())
        return;
    other.socket.receive();
    while (auto message = other.socket.take()) {
        other.heard = Clock::now();
        take(other, std::move(*message));
    }
    if (!other.socket.isOpen() && !isEnding())
        lose(other, "its connection ended without a word: it was killed, or its machine is gone");
}

void RankChannel::take(Other& other, nlohmann::json message)
{
    const auto what = textAt(message, "what");
    if (what == "stop")
        m_isStopAsked = true;
    else if (what == "fault") // of rank 0's words who is lost, or why rank 0 leaves
        setFault({codeIn(message), Message(textAt(message, "text")), {}}, &other);
    else if (what == "failed" && !isEnding())
        setFault({codeIn(message), Message("{} failed: {}", other.name.text(), textAt(message, "text")), {}}, &other);
    else if (what == "order" && message.contains("end"))
        m_isFinished = true;
    else if (what == "welcome")
        other.name = rankNameFrom(message);
    else if (what == "set")
        return keepValue(textAt(message, "key"), textAt(message, "value"));
    else if (what == "get") {
        other.wantedKey = textAt(message, "key");
        return answerWanted(other);
    }
    if (what != "beat")
        other.inbox.push_back(std::move(message));
}

void RankChannel::keepValue(const std::string& key, const std::string& value)
{
    m_values.insert_or_assign(key, value);
    for (auto& other : m_others)
        answerWanted(other);
    m_changed.notify_all();
}

void RankChannel::answerWanted(Other& other)
{
    const auto found = m_values.find(other.wantedKey);
    if (!m_isLeader || other.wantedKey.empty() || found == m_values.end())
        return;
    other.socket.send({{"what", "set"}, {"key", found->first}, {"value", found->second}});
    other.wantedKey.clear();
    eventfd_write(m_wake, 1);
}

void RankChannel::setValue(const std::string& key, const std::string& value)
{
    const std::lock_guard lock(m_mutex);
    keepValue(key, value);
    if (!m_isLeader)
        sendLocked({{"what", "set"}, {"key", key}, {"value", value}});
}

std::optional<std::string> RankChannel::value(const std::string& key, std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    if (!m_isLeader && !m_values.contains(key))
        sendLocked({{"what", "get"}, {"key", key}});
    m_changed.wait_for(lock, patience, [&] { return m_values.contains(key) || m_fault; });
    const auto found = m_values.find(key);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

void RankChannel::forgetValues()
{
    const std::lock_guard lock(m_mutex);
    m_values.clear();
}

void RankChannel::lose(Other& other, const Message& how)
{
    setFault(
        {ErrorCode::ConnectionLost,
            Message("The training lost {}: {}. The last save is whole; go on with --resume.", other.name.text(), how),
            {}},
        &other);
}

void RankChannel::setFault(Error error, const Other* except)
{
    if (isEnding())
        return;
    m_fault = std::move(error);
    if (m_isLeader)
        sendLocked(faultToJson(*m_fault), except);
    m_changed.notify_all();
}

void RankChannel::sendLocked(const nlohmann::json& message, const Other* except)
{
    for (auto& other : m_others)
        if (&other != except)
            other.socket.send(message);
    eventfd_write(m_wake, 1);
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
    for (auto& other : m_others) {
        m_changed.wait(lock, [&] {
            while (!other.inbox.empty() && textAt(other.inbox.front(), "what") != what)
                other.inbox.pop_front();
            return !other.inbox.empty() || m_fault || !other.socket.isOpen();
        });
        if (other.inbox.empty())
            return std::unexpected(
                m_fault.value_or(Error{ErrorCode::ConnectionLost, "The ranks have parted already.", {}}));
        answers.push_back(std::move(other.inbox.front()));
        other.inbox.pop_front();
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
    m_changed.wait_for(lock, silence + 2 * betweenBeats, [this] { return m_fault.has_value(); });
    return m_fault;
}

} // namespace attentoscope
