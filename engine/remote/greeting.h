// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <optional>
#include <string>

namespace attentoscope {

inline constexpr int wireProtocol = 1;

/// The first line of text that the engine sends: "attentoscope 1 {…}".
struct Greeting
{
    static constexpr std::size_t longestLine = 8192;

    int protocol = wireProtocol;
    std::string version; ///< of the program
    std::string host;
    std::int64_t process = 0;
    std::string instance; ///< of the engine: another one has other data, models and trainings
    std::string runs; ///< folder on that machine for runs that were given no folder
};

std::string lineOf(const Greeting& greeting); ///< with its end
/// Nothing for a line that is something else, such as what a shell says when it starts.
std::optional<Greeting> greetingFrom(const std::string& line);
/// Whether a program of `version` can talk to it; the error says what to do.
Result<void> checkGreeting(const Greeting& greeting, const std::string& version);

/// What a window says of itself on each connection that it begins.
struct Hello
{
    std::string version; ///< of its program
    std::string client; ///< the same on each connection of one window, and on no other's
    std::uint64_t received = 0; ///< the number of the last reports that it has
};

} // namespace attentoscope
