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
    std::string version; ///< version of the program
    std::string host;
    std::int64_t process = 0;
    std::string instance; ///< identifies this engine; another engine has other data, models and trainings
    std::string runs; ///< folder on that machine for runs without a chosen folder
};

std::string lineOf(const Greeting& greeting); ///< the line with its line end
/// None for any other line, such as one that a shell prints when it starts.
std::optional<Greeting> greetingFrom(const std::string& line);
/// Whether a program of `version` can talk to that engine. The error says what to do.
Result<void> checkGreeting(const Greeting& greeting, const std::string& version);

enum class Coming : std::uint8_t {
    First, ///< the window has nothing yet, and replaces another one
    Return, ///< its connection was lost, and it goes on from what it has
};

/// What a window says about itself when it begins a connection.
struct Hello
{
    std::string version; ///< version of its program
    std::string client; ///< the same for all connections of one window, and different for every other window
    std::uint64_t received = 0; ///< number of the last reports that it has received
    Coming coming = Coming::First;
};

} // namespace attentoscope
