// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

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

} // namespace attentoscope
