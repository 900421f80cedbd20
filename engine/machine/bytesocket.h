// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace attentoscope {

/// A connected socket on which bytes come and go. Nothing waits here: what does not fit goes out later. It closes when
/// the other side has, as soon as everything that was sent before is read; a send that fails does not close it.
class ByteSocket
{
public:
    ByteSocket() = default;
    explicit ByteSocket(int descriptor); ///< takes it over
    ~ByteSocket() { close(); }
    ByteSocket(ByteSocket&& other) noexcept;
    ByteSocket& operator=(ByteSocket&& other) noexcept;

    int descriptor() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    void close();

    void send(std::string bytes);
    bool hasUnsent() const { return isOpen() && m_sent < m_unsent.size(); }
    void flush(); ///< sends what can be sent at once
    /// What has come meanwhile, a part of it once `enough` bytes are read: one that sends without end does not keep
    /// this thread.
    std::string receive(std::size_t enough);

private:
    int m_descriptor = -1;
    std::string m_unsent;
    std::size_t m_sent = 0; ///< of them
};

} // namespace attentoscope
