// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/connection.h"

#include "engine/remote/wire.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::size_t headBytes = sizeof(std::uint32_t) + sizeof(FrameKind) + sizeof(std::uint64_t);

/// The socket is full or empty for now, or a signal came.
bool isForNow(int problem)
{
    return problem == EAGAIN || problem == EWOULDBLOCK || problem == EINTR;
}

} // namespace

std::size_t longestBody(FrameKind kind)
{
    constexpr std::size_t mebibyte = 1U << 20U;
    switch (kind) {
    case FrameKind::Request:
    case FrameKind::Answer:
    case FrameKind::Reports:
        return 64 * mebibyte;
    case FrameKind::Part:
        return longestPart;
    case FrameKind::Partial:
        return 16 * mebibyte;
    default:
        return 4096;
    }
}

std::string bytesOf(const Frame& frame)
{
    auto head = toWire(static_cast<std::uint32_t>(frame.body.size()), frame.kind, frame.id);
    return head += frame.body;
}

std::optional<Frame> FrameReader::breakOff()
{
    m_isBroken = true;
    m_bytes = {};
    m_read = 0;
    return std::nullopt;
}

/// Not after each frame: what is left moves to the front.
void FrameReader::forgetRead()
{
    if (m_read < m_bytes.size() / 2)
        return;
    m_bytes.erase(0, m_read);
    m_read = 0;
}

std::optional<Frame> FrameReader::take()
{
    const auto left = std::string_view(m_bytes).substr(m_read);
    if (m_isBroken || left.size() < headBytes)
        return std::nullopt;
    WireReader head(left.substr(0, headBytes));
    const std::size_t length = head.take<std::uint32_t>();
    Frame frame{.kind = head.take<FrameKind>(), .id = head.take<std::uint64_t>(), .body = {}};
    if (!head.isWhole() || length > longestBody(frame.kind))
        return breakOff();
    if (left.size() - headBytes < length)
        return std::nullopt;
    frame.body = left.substr(headBytes, length);
    m_read += headBytes + length;
    forgetRead();
    return frame;
}

std::optional<std::string> FrameReader::takeLine(std::size_t longest)
{
    const auto left = std::string_view(m_bytes).substr(m_read);
    const auto end = left.substr(0, longest + 1).find('\n');
    if (end == std::string_view::npos) {
        if (left.size() > longest)
            breakOff();
        return std::nullopt;
    }
    std::string line(left.substr(0, end));
    m_read += end + 1;
    forgetRead();
    return line;
}

Connection::Connection(int socket) : m_socket(socket)
{
    fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
}

void Connection::close()
{
    if (isOpen())
        ::close(std::exchange(m_socket, -1));
}

void Connection::sendBytes(std::string bytes)
{
    if (!isOpen())
        return;
    if (hasUnsent())
        m_unsent += bytes;
    else
        m_unsent = std::exchange(bytes, {});
    flush();
}

void Connection::flush()
{
    while (isOpen() && hasUnsent()) {
        const auto sent = ::send(m_socket, m_unsent.data() + m_sent, m_unsent.size() - m_sent, MSG_NOSIGNAL);
        if (sent < 0)
            return isForNow(errno) ? void() : close();
        m_sent += static_cast<std::size_t>(sent);
    }
    m_unsent = {};
    m_sent = 0;
}

void Connection::receive()
{
    std::array<char, 65'536> part{};
    constexpr int mostParts = 16; // whoever sends without end does not keep this thread
    for (int count = 0; count < mostParts && isOpen(); ++count) {
        const auto got = ::recv(m_socket, part.data(), part.size(), 0);
        if (got < 0 && isForNow(errno))
            return;
        if (got <= 0)
            return close();
        m_lastHeard = Clock::now();
        m_frames.add({part.data(), static_cast<std::size_t>(got)});
        if (static_cast<std::size_t>(got) < part.size())
            return;
    }
}

void Connection::exchange()
{
    flush();
    receive();
}

void Connection::wait(std::chrono::milliseconds time, int wake)
{
    std::array<pollfd, 2> waited{{{wake, POLLIN, 0}, {m_socket, POLLIN, 0}}};
    if (hasUnsent())
        waited[1].events |= POLLOUT;
    poll(waited.data(), waited.size(), static_cast<int>(time.count()));
    exchange();
}

std::optional<Frame> Connection::take()
{
    auto frame = m_frames.take();
    if (m_frames.isBroken())
        close();
    return frame;
}

std::optional<std::string> Connection::takeLine(std::size_t longest)
{
    auto line = m_frames.takeLine(longest);
    if (m_frames.isBroken())
        close();
    return line;
}

} // namespace attentoscope
