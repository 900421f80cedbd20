// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/bytesocket.h"
#include "engine/types/error.h"

#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// An address of this machine, as text without a port.
struct LocalAddress
{
    std::string interface;
    std::string address;
};

/// The addresses of all interfaces that are up, without loopback.
std::vector<LocalAddress> localAddresses();

/// The first address of that interface. If there is no such interface, the InvalidSetting error lists the existing
/// ones.
Result<std::string> addressOfInterface(const std::string& interface);

/// Whether the address leads back to the machine itself: 127.…, ::1.
bool isLoopback(const std::string& address);

/// The addresses of both ends of a connected socket.
std::string ownAddress(int descriptor);

/// Whether all machines reach this one at that name or address, as far as can be seen from here. If the name leads to
/// loopback or to another machine here, it may lead elsewhere on other machines.
bool isOwnAddress(const std::string& host);

/// A socket that listens at this port. It listens at `host` if that is an address of this machine, otherwise at all
/// interfaces. Port 0 means any free port.
Result<int> listenAt(const std::string& host, std::uint16_t port);
std::uint16_t portOf(int listener);

/// A connected socket, or −1 if nobody answers within `patience`, for whatever reason.
int connectTo(const std::string& host, std::uint16_t port, std::chrono::milliseconds patience);

/// A connected socket on which each message is one line of JSON. A line that is not a JSON object, or is longer than
/// `longest`, closes the socket, because another program must be at the other end.
class LineSocket : private ByteSocket
{
public:
    static constexpr std::size_t longest = 256 * 1024; ///< bytes of a line; all settings together have 5 KiB

    LineSocket() = default;
    explicit LineSocket(int descriptor); ///< takes ownership of it

    using ByteSocket::close;
    using ByteSocket::descriptor;
    using ByteSocket::flush;
    using ByteSocket::hasUnsent;
    using ByteSocket::isOpen;

    void send(const nlohmann::json& message);
    void receive(); ///< reads what has arrived
    std::optional<nlohmann::json> take(); ///< the oldest complete message

private:
    std::string m_in;
};

} // namespace attentoscope
