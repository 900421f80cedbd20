// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/frames.h"

#include <chrono>
#include <optional>
#include <string>

namespace attentoscope {

/// A connected socket on which frames come and go. Only wait() waits; what does not fit goes out later. It closes when
/// the other side does, and when what comes is no frame.
class Connection
{
public:
    using Clock = std::chrono::steady_clock;

    explicit Connection(int socket); ///< takes it over
    ~Connection() { close(); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    int descriptor() const { return m_socket; }
    bool isOpen() const { return m_socket >= 0; }
    void close();

    void send(const Frame& frame) { sendBytes(bytesOf(frame)); }
    void sendBytes(std::string bytes);
    bool hasUnsent() const { return m_sent < m_unsent.size(); }

    /// Until something has come, has gone out, `wake` is readable, or the time is over; then does what can be done.
    void wait(std::chrono::milliseconds time, int wake);
    void exchange(); ///< sends and receives what can be, at once
    std::optional<Frame> take();
    std::optional<std::string> takeLine(std::size_t longest);
    Clock::time_point lastHeard() const { return m_lastHeard; }

private:
    void flush();
    void receive();

    int m_socket;
    std::string m_unsent;
    std::size_t m_sent = 0; ///< of them
    FrameReader m_frames;
    Clock::time_point m_lastHeard = Clock::now();
};

} // namespace attentoscope
