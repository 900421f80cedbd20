// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/bytesocket.h"
#include "engine/types/error.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace attentoscope {

/// What a frame is, and who sends it.
enum class FrameKind : std::uint8_t {
    Hello, ///< window: who it is, the first frame of a connection
    Request, ///< window: one at a time; the answer has its id
    Stop, ///< window: the request with this id is no longer wanted; it is answered all the same
    Received, ///< window: the reports with this id have come
    Ping, ///< window: answered by Pong with the same id
    Part, ///< engine: the next bytes of an answer that is larger than a frame; the last ones come with Answer
    Answer, ///< engine
    Fraction, ///< engine: how much is done of the request with this id
    Partial, ///< engine: what is decoded so far
    Reports, ///< engine: what training did since the last ones; the next ones come when these are received
    Pong,
    Goodbye, ///< engine: why it ends the connection, in words
};

struct Frame
{
    FrameKind kind = FrameKind::Ping;
    std::uint64_t id = 0;
    std::string body;
};

inline constexpr std::size_t longestPart = 16U << 20U; ///< bytes
inline constexpr std::size_t longestAnswer = 768U << 20U; ///< bytes, of all its parts

/// The most bytes that the body of such a frame has.
std::size_t longestBody(FrameKind kind);

/// Length of the body (4 bytes), kind (1), id (8), body.
std::string bytesOf(const Frame& frame);

/// Makes frames of bytes as they come. A length beyond its limit, or an unknown kind, breaks it for good.
class FrameReader
{
public:
    void add(std::string_view bytes) { m_bytes.append(bytes); }
    std::optional<Frame> take();
    /// A line of text before the first frame, without its end; a longer one breaks the reader.
    std::optional<std::string> takeLine(std::size_t longest);
    bool isBroken() const { return m_isBroken; }

private:
    std::optional<Frame> breakOff();
    void forgetRead();

    std::string m_bytes;
    std::size_t m_read = 0; ///< of them
    bool m_isBroken = false;
};

/// A connected socket on which frames come and go. Only wait() waits. It closes when the other side does, and when the
/// bytes that come are not a frame.
class Connection : private ByteSocket
{
public:
    using Clock = std::chrono::steady_clock;

    using ByteSocket::ByteSocket;
    virtual ~Connection() = default;

    using ByteSocket::close;
    using ByteSocket::descriptor;
    using ByteSocket::hasUnsent;
    using ByteSocket::isOpen;

    void send(const Frame& frame) { sendBytes(bytesOf(frame)); }
    void sendBytes(std::string bytes) { ByteSocket::send(std::move(bytes)); }

    /// Waits until data has arrived or was sent, `wake` can be read, or the time is up; then handles whatever is ready.
    void wait(std::chrono::milliseconds time, int wake);
    void exchange(); ///< sends and receives what can be, at once
    std::optional<Frame> take();
    std::optional<std::string> takeLine(std::size_t longest);
    /// What the program that carries the connection wrote of its end, such as an error of ssh.
    virtual std::string errorOutput() { return {}; }
    Clock::time_point lastHeard() const { return m_lastHeard; }

private:
    FrameReader m_frames;
    Clock::time_point m_lastHeard = Clock::now();
};

/// Begins a connection; whether anybody answers is seen later.
using ConnectionMaker = std::function<Result<std::unique_ptr<Connection>>()>;

} // namespace attentoscope
