// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace attentoscope {

/// A connected socket that sends and receives bytes. It never waits: bytes that cannot be sent now are sent later. If
/// the other side closes the connection, this socket closes after everything that arrived before is read. A failed send
/// does not close it.
class ByteSocket
{
public:
    ByteSocket() = default;
    explicit ByteSocket(int descriptor); ///< takes ownership of it
    ~ByteSocket() { close(); }
    ByteSocket(ByteSocket&& other) noexcept;
    ByteSocket& operator=(ByteSocket&& other) noexcept;

    int descriptor() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    void close();

    void send(std::string bytes);
    bool hasUnsent() const { return isOpen() && m_sent < m_unsent.size(); }
    void flush(); ///< sends what can be sent now
    /// Returns what has arrived. Stops after `enough` bytes, so that a sender without end does not keep this thread.
    std::string receive(std::size_t enough);

private:
    int m_descriptor = -1;
    std::string m_unsent;
    std::size_t m_sent = 0; ///< bytes of the buffer that were sent
};

} // namespace attentoscope
