// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/bytesocket.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace attentoscope {

ByteSocket::ByteSocket(int descriptor) : m_descriptor(descriptor)
{
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

ByteSocket::ByteSocket(ByteSocket&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_unsent(std::move(other.m_unsent))
    , m_sent(std::exchange(other.m_sent, 0))
{
}

ByteSocket& ByteSocket::operator=(ByteSocket&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_unsent, other.m_unsent);
    std::swap(m_sent, other.m_sent);
    return *this;
}

void ByteSocket::close()
{
    if (isOpen())
        ::close(std::exchange(m_descriptor, -1));
}

void ByteSocket::send(std::string bytes)
{
    if (!isOpen())
        return;
    if (hasUnsent())
        m_unsent += bytes;
    else
        m_unsent = std::move(bytes);
    flush();
}

void ByteSocket::flush()
{
    while (hasUnsent()) {
        const auto sent = ::send(m_descriptor, m_unsent.data() + m_sent, m_unsent.size() - m_sent, MSG_NOSIGNAL);
        if (sent > 0)
            m_sent += static_cast<std::size_t>(sent);
        else if (errno != EINTR)
            return; // the socket is full; or it is closed, which receive() notices
    }
    m_unsent = {};
    m_sent = 0;
}

std::string ByteSocket::receive(std::size_t enough)
{
    std::string bytes;
    std::array<char, 65'536> part{};
    while (isOpen() && bytes.size() < enough) {
        const auto got = ::recv(m_descriptor, part.data(), part.size(), 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            break;
        if (got <= 0) {
            close();
            break;
        }
        bytes.append(part.data(), static_cast<std::size_t>(got));
        if (static_cast<std::size_t>(got) < part.size())
            break;
    }
    return bytes;
}

} // namespace attentoscope
