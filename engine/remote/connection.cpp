// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/connection.h"

#include "engine/remote/wire.h"

#include <poll.h>

#include <array>

namespace attentoscope {

namespace {

constexpr std::size_t headBytes = sizeof(std::uint32_t) + sizeof(FrameKind) + sizeof(std::uint64_t);

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

/// Called only from time to time, because it moves the rest to the front.
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

void Connection::exchange()
{
    constexpr std::size_t enough = 1U << 20U; // bytes that are received at once
    flush();
    const auto bytes = receive(enough);
    if (bytes.empty())
        return;
    m_lastHeard = Clock::now();
    m_frames.add(bytes);
}

void Connection::wait(std::chrono::milliseconds time, int wake)
{
    std::array<pollfd, 2> waited{{{wake, POLLIN, 0}, {descriptor(), POLLIN, 0}}};
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
