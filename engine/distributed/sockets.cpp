// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/sockets.h"

#include "engine/machine/readiness.h"
#include "engine/storage/files/json.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

namespace attentoscope {

namespace {

std::string textOf(const sockaddr* address)
{
    if (!address || (address->sa_family != AF_INET && address->sa_family != AF_INET6))
        return {};
    std::array<char, NI_MAXHOST> text{};
    const socklen_t length = address->sa_family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    if (getnameinfo(address, length, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) != 0)
        return {};
    std::string shown = text.data();
    constexpr std::string_view mapped = "::ffff:"; // how an IPv6 socket writes an IPv4 address
    return shown.starts_with(mapped) ? shown.substr(mapped.size()) : shown;
}

/// All addresses of the interfaces that are up. IPv4 addresses come first.
std::vector<LocalAddress> allAddresses()
{
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0)
        return {};
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> list(first, freeifaddrs);
    std::vector<LocalAddress> addresses;
    for (const int family : {AF_INET, AF_INET6})
        for (const ifaddrs* one = first; one; one = one->ifa_next)
            if (one->ifa_addr && one->ifa_addr->sa_family == family && (one->ifa_flags & IFF_UP) != 0)
                addresses.push_back({one->ifa_name, textOf(one->ifa_addr)});
    return addresses;
}

} // namespace

bool isLoopback(const std::string& address)
{
    return address.starts_with("127.") || address == "::1";
}

std::vector<LocalAddress> localAddresses()
{
    auto addresses = allAddresses();
    std::erase_if(addresses, [](const LocalAddress& one) {
        return isLoopback(one.address) || one.address.starts_with("fe80:"); // valid only on one link
    });
    return addresses;
}

Result<std::string> addressOfInterface(const std::string& interface)
{
    std::string known;
    for (const auto& [name, address] : allAddresses()) {
        if (name == interface)
            return address;
        if (!(", " + known + ",").contains(", " + name + ","))
            known += (known.empty() ? "" : ", ") + name;
    }
    return failure(ErrorCode::InvalidSetting,
        Message("No network interface \"{}\" with an address is up on this machine. There are: {}.", interface, known));
}

std::string ownAddress(int descriptor)
{
    sockaddr_storage address{};
    socklen_t length = sizeof(address);
    auto* any = reinterpret_cast<sockaddr*>(&address);
    return getsockname(descriptor, any, &length) == 0 ? textOf(any) : std::string();
}

bool isOwnAddress(const std::string& host)
{
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (getaddrinfo(host.c_str(), nullptr, &hints, &found) != 0)
        return false;
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> list(found, freeaddrinfo);
    const auto own = localAddresses();
    for (const addrinfo* one = found; one; one = one->ai_next)
        if (std::ranges::find(own, textOf(one->ai_addr), &LocalAddress::address) == own.end())
            return false;
    return found != nullptr;
}

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

int connectToOne(const addrinfo& address, std::chrono::milliseconds patience)
{
    const int made = socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (made < 0)
        return -1;
    const bool isUnderWay = connect(made, address.ai_addr, address.ai_addrlen) == 0 || errno == EINPROGRESS;
    int problem = 0;
    socklen_t length = sizeof(problem);
    if (isUnderWay && isReadyWithin(made, POLLOUT, patience)
        && getsockopt(made, SOL_SOCKET, SO_ERROR, &problem, &length) == 0 && problem == 0)
        return made;
    close(made);
    return -1;
}

} // namespace

Result<int> listenAt(const std::string& host, std::uint16_t port)
{
    const bool isHere = isLoopback(host) || host == "localhost" || isOwnAddress(host);
    const auto addresses = addressesOf(isHere ? host.c_str() : nullptr, port, AI_PASSIVE);
    std::optional<int> problem;
    for (const addrinfo* one = addresses.get(); one; one = one->ai_next) {
        const int made = socket(one->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        if (made < 0) { // such as IPv6 on a machine without it; what another address said counts more
            problem = problem.value_or(errno);
            continue;
        }
        const int again = 1; // allows to listen again directly after a training has ended
        constexpr int waiting = 1024;
        setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &again, sizeof(again));
        if (bind(made, one->ai_addr, one->ai_addrlen) == 0 && listen(made, waiting) == 0)
            return made;
        problem = errno;
        close(made);
    }
    return failure(ErrorCode::InvalidSetting,
        Message("Rank 0 cannot wait for the other ranks at port {}: {}. Set MASTER_PORT to a port that is free.",
            std::to_string(port), std::string(std::strerror(problem.value_or(EADDRNOTAVAIL)))));
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

LineSocket::LineSocket(int descriptor) : ByteSocket(descriptor)
{
    const int atOnce = 1; // sends at once, because each step waits for a short message
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &atOnce, sizeof(atOnce));
}

void LineSocket::send(const nlohmann::json& message)
{
    ByteSocket::send(message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n');
}

void LineSocket::receive()
{
    if (m_in.size() <= longest)
        m_in += ByteSocket::receive(longest + 1 - m_in.size());
}

std::optional<nlohmann::json> LineSocket::take()
{
    const auto end = m_in.find('\n');
    if (end == std::string::npos) {
        if (m_in.size() > longest)
            close();
        return std::nullopt;
    }
    const auto line = m_in.substr(0, end);
    m_in.erase(0, end + 1);
    auto message = nlohmann::json::parse(line, nullptr, false);
    if (message.is_object() && !hasZeroByte(line))
        return message;
    close();
    m_in.clear();
    return std::nullopt;
}

} // namespace attentoscope
