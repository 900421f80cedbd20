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

/// The kinds of frames, and who sends them.
enum class FrameKind : std::uint8_t {
    Hello, ///< from the window: who it is; the first frame of a connection
    Request, ///< from the window, one at a time; the answer has its id
    Stop, ///< from the window: it no longer needs the request with this id, which is still answered
    Received, ///< from the window: it has received the reports with this id
    Taken, ///< from the window: it has the answer to the request with this id
    Ping, ///< from the window: the engine answers with Pong and the same id
    Part, ///< from the engine: the next bytes of an answer that is larger than a frame; Answer has the last ones
    Answer, ///< from the engine
    Fraction, ///< from the engine: how much of the request with this id is done
    Partial, ///< from the engine: what is decoded so far
    /// From the engine: what training did since the last reports; the next ones are sent when these are received.
    Reports,
    Pong,
    Goodbye, ///< from the engine: why it ends the connection, in words
};

struct Frame
{
    FrameKind kind = FrameKind::Ping;
    std::uint64_t id = 0;
    std::string body;
};

inline constexpr std::size_t longestPart = 16U << 20U; ///< bytes
inline constexpr std::size_t longestAnswer = 768U << 20U; ///< bytes of all its parts

/// The most bytes in the body of such a frame.
std::size_t longestBody(FrameKind kind);

/// Length of the body (4 bytes), kind (1), id (8), body.
std::string bytesOf(const Frame& frame);

/// Turns arriving bytes into frames. A length beyond its limit or an unknown kind makes it invalid for good.
class FrameReader
{
public:
    void add(std::string_view bytes) { m_bytes.append(bytes); }
    std::optional<Frame> take();
    /// A line of text before the first frame, without its end. A line that is too long makes the reader invalid.
    std::optional<std::string> takeLine(std::size_t longest);
    bool isBroken() const { return m_isBroken; }

private:
    std::optional<Frame> breakOff();
    void forgetRead();

    std::string m_bytes;
    std::size_t m_read = 0; ///< bytes that were read
    bool m_isBroken = false;
};

/// A connected socket that sends and receives frames. Only wait() waits. It closes when the other side does, or when
/// bytes arrive that are not a frame.
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

    /// Waits until data has arrived or was sent, `wake` can be read, or the time is over. Then handles everything that
    /// is ready.
    void wait(std::chrono::milliseconds time, int wake);
    void exchange(); ///< sends and receives what is possible now
    std::optional<Frame> take();
    std::optional<std::string> takeLine(std::size_t longest);
    /// What the program that carries the connection said about its end, such as an error of ssh.
    virtual std::string errorOutput() { return {}; }
    Clock::time_point lastHeard() const { return m_lastHeard; }

private:
    FrameReader m_frames;
    Clock::time_point m_lastHeard = Clock::now();
};

/// Begins a connection. Whether anybody answers is not known yet.
using ConnectionMaker = std::function<Result<std::unique_ptr<Connection>>()>;

} // namespace attentoscope
