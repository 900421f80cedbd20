// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/sockets.h"

#include "engine/distributed/networkaddress.h"

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

namespace attentoscope {

namespace {

using Addresses = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

Addresses addressesOf(const char* host, std::uint16_t port, int flags)
{
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = flags;
    addrinfo* found = nullptr;
    const auto service = std::to_string(port);
    return {getaddrinfo(host, service.c_str(), &hints, &found) == 0 ? found : nullptr, freeaddrinfo};
}

bool waitFor(int descriptor, short events, std::chrono::milliseconds patience)
{
    pollfd waited{descriptor, events, 0};
    return poll(&waited, 1, static_cast<int>(patience.count())) > 0;
}

int connectToOne(const addrinfo& address, std::chrono::milliseconds patience)
{
    const int made = socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (made < 0)
        return -1;
    const bool isUnderWay = connect(made, address.ai_addr, address.ai_addrlen) == 0 || errno == EINPROGRESS;
    int problem = 0;
    socklen_t length = sizeof(problem);
    if (isUnderWay && waitFor(made, POLLOUT, patience) && getsockopt(made, SOL_SOCKET, SO_ERROR, &problem, &length) == 0
        && problem == 0)
        return made;
    close(made);
    return -1;
}

} // namespace

Result<int> listenAt(const std::string& host, std::uint16_t port)
{
    const bool isHere = isLoopback(host) || host == "localhost" || isOwnAddress(host);
    const auto addresses = addressesOf(isHere ? host.c_str() : nullptr, port, AI_PASSIVE);
    int problem = EADDRNOTAVAIL;
    for (const addrinfo* one = addresses.get(); one; one = one->ai_next) {
        const int made = socket(one->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        const int again = 1; // at once after a training that ended
        constexpr int waiting = 1024;
        setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &again, sizeof(again));
        if (made >= 0 && bind(made, one->ai_addr, one->ai_addrlen) == 0 && listen(made, waiting) == 0)
            return made;
        problem = errno;
        close(made);
    }
    return failure(ErrorCode::InvalidSetting,
        Message("Rank 0 cannot wait for the other ranks at port {}: {}. Set MASTER_PORT to a port that is free.",
            std::to_string(port), std::string(std::strerror(problem))));
}

std::uint16_t portOf(int listener)
{
    sockaddr_storage address{};
    socklen_t length = sizeof(address);
    getsockname(listener, reinterpret_cast<sockaddr*>(&address), &length);
    return ntohs(address.ss_family == AF_INET6 ? reinterpret_cast<const sockaddr_in6&>(address).sin6_port
                                               : reinterpret_cast<const sockaddr_in&>(address).sin_port);
}

int connectTo(const std::string& host, std::uint16_t port, std::chrono::milliseconds patience)
{
    const auto addresses = addressesOf(host.c_str(), port, 0);
    for (const addrinfo* one = addresses.get(); one; one = one->ai_next)
        if (const int connected = connectToOne(*one, patience); connected >= 0)
            return connected;
    return -1;
}

bool isReadable(int descriptor, std::chrono::milliseconds patience)
{
    return waitFor(descriptor, POLLIN, patience);
}

} // namespace attentoscope
