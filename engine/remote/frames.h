// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

/// What a frame is, and who sends it.
enum class FrameKind : std::uint8_t {
    Hello, ///< window: who it is, the first frame of a line
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
    Farewell, ///< engine: why it ends the line, for a person
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
    /// A line of text that stands before the first frame, without its end; a longer one breaks the reader.
    std::optional<std::string> takeLine(std::size_t longest);
    bool isBroken() const { return m_isBroken; }

private:
    std::optional<Frame> breakOff();
    void forgetRead();

    std::string m_bytes;
    std::size_t m_read = 0; ///< of them
    bool m_isBroken = false;
};

} // namespace attentoscope
