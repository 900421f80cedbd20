// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/linesocket.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace attentoscope {

LineSocket::LineSocket(int descriptor) : m_descriptor(descriptor)
{
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
    const int atOnce = 1; // each step waits for one short message
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &atOnce, sizeof(atOnce));
}

LineSocket::~LineSocket()
{
    close();
}

LineSocket::LineSocket(LineSocket&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_in(std::move(other.m_in)), m_out(std::move(other.m_out))
{
}

LineSocket& LineSocket::operator=(LineSocket&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_in, other.m_in);
    std::swap(m_out, other.m_out);
    return *this;
}

void LineSocket::close()
{
    if (isOpen())
        ::close(std::exchange(m_descriptor, -1));
}

void LineSocket::send(const nlohmann::json& message)
{
    if (!isOpen())
        return;
    m_out += message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
    flush();
}

void LineSocket::flush()
{
    while (hasMoreToSend()) {
        const auto sent = ::send(m_descriptor, m_out.data(), m_out.size(), MSG_NOSIGNAL);
        if (sent > 0)
            m_out.erase(0, static_cast<std::size_t>(sent));
        else if (errno != EINTR)
            return; // it is full, or closed, which receive() will see
    }
}

void LineSocket::receive()
{
    std::array<char, 16'384> part{};
    while (isOpen() && m_in.size() <= longest) {
        const auto got = ::recv(m_descriptor, part.data(), part.size(), 0);
        if (got > 0)
            m_in.append(part.data(), static_cast<std::size_t>(got));
        else if (got < 0 && errno == EINTR)
            continue;
        else if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return;
        else
            return close();
    }
}

std::optional<nlohmann::json> LineSocket::take()
{
    const auto end = m_in.find('\n');
    if (end == std::string::npos) {
        if (m_in.size() > longest)
            close();
        return std::nullopt;
    }
    auto message = nlohmann::json::parse(m_in.begin(), m_in.begin() + static_cast<std::ptrdiff_t>(end), nullptr, false);
    m_in.erase(0, end + 1);
    if (message.is_object())
        return message;
    close();
    m_in.clear();
    return std::nullopt;
}

} // namespace attentoscope
