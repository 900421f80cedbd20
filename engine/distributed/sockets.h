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

/// Those of all interfaces that are up, loopback left out.
std::vector<LocalAddress> localAddresses();

/// The first address of that interface. A name that no interface has is an InvalidSetting error that lists them.
Result<std::string> addressOfInterface(const std::string& interface);

/// Whether the address leads back to the machine itself: 127.…, ::1.
bool isLoopback(const std::string& address);

/// The addresses of both ends of a connected socket.
std::string ownAddress(int descriptor);

/// Whether all machines reach this one at that name or address, as far as can be seen here: a name that leads to
/// loopback, or to another machine, may lead elsewhere on others.
bool isOwnAddress(const std::string& host);

/// A socket that waits at this port of `host`, where that is an address of this machine; otherwise at this port of all
/// its interfaces. Port 0 is any that is free.
Result<int> listenAt(const std::string& host, std::uint16_t port);
std::uint16_t portOf(int listener);

/// A connected socket, or −1: nobody answers there within `patience`, for whatever reason.
int connectTo(const std::string& host, std::uint16_t port, std::chrono::milliseconds patience);

/// Whether something can be read, or accepted, within `patience`.
bool isReadable(int descriptor, std::chrono::milliseconds patience);

/// A connected socket on which each message is one line of JSON. A line that is not a JSON object, or longer than
/// `longest`, closes it: it is not one of us at the other end.
class LineSocket : private ByteSocket
{
public:
    static constexpr std::size_t longest = 256 * 1024; ///< bytes of a line; all settings together have 5 KiB

    LineSocket() = default;
    explicit LineSocket(int descriptor); ///< takes it over

    using ByteSocket::close;
    using ByteSocket::descriptor;
    using ByteSocket::flush;
    using ByteSocket::hasUnsent;
    using ByteSocket::isOpen;

    void send(const nlohmann::json& message);
    void receive(); ///< what has come meanwhile
    std::optional<nlohmann::json> take(); ///< the oldest message that is whole

private:
    std::string m_in;
};

} // namespace attentoscope
