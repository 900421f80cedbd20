// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/connection.h"
#include "engine/session/session.h"
#include "engine/types/enginestate.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace attentoscope {

/// How to reach an engine in another process.
struct ConnectionOptions
{
    ConnectionMaker connect;
    std::string version; ///< version of this program
    std::function<void(const LinkState&)> tell = [](const LinkState&) { }; ///< called in the thread of the session
    std::stop_token closing; ///< requested when the program ends; then nothing waits any more
    /// Time before the first attempt to reconnect; doubled after each attempt.
    std::chrono::milliseconds firstPause{1'000};
    std::chrono::milliseconds longestPause{60'000};
};

/// A session of an engine in another process. It connects at once; if that is impossible, the error says why. Calls
/// wait while the connection is lost, and return when it is back. Only advance() does not wait, because training
/// continues in the meantime. With a budget, training continues by itself in the engine from then on, and advance()
/// returns the new reports, which may be none. Without a budget, advance() trains one batch, unless training continues
/// by itself. Destroying the session does not change the engine.
Result<std::unique_ptr<Session>> connectSession(ConnectionOptions options);

} // namespace attentoscope
