// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/networkaddress.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>

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
    constexpr std::string_view mapped = "::ffff:"; // an IPv4 address as an IPv6 socket shows it
    return shown.starts_with(mapped) ? shown.substr(mapped.size()) : shown;
}

/// All addresses of the interfaces that are up; IPv4 first.
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
        return isLoopback(one.address) || one.address.starts_with("fe80:"); // of one link alone
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

} // namespace attentoscope
