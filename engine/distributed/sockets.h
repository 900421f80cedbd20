// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <chrono>
#include <cstdint>
#include <string>

namespace attentoscope {

/// A socket that waits at this port of `host`, where that is an address of this machine; otherwise at this port of all
/// its interfaces. Port 0 is any that is free.
Result<int> listenAt(const std::string& host, std::uint16_t port);
std::uint16_t portOf(int listener);

/// A connected socket, or −1: nobody answers there within `patience`, for whatever reason.
int connectTo(const std::string& host, std::uint16_t port, std::chrono::milliseconds patience);

/// Whether something can be read, or accepted, within `patience`.
bool isReadable(int descriptor, std::chrono::milliseconds patience);

} // namespace attentoscope
