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

/// How an engine in another process is reached.
struct ConnectionOptions
{
    ConnectionMaker connect;
    std::string version; ///< of this program
    std::function<void(const LinkState&)> tell = [](const LinkState&) { }; ///< in the thread of the session
    std::stop_token closing; ///< the program ends: every wait ends
    std::chrono::milliseconds firstPause{1'000}; ///< before a lost connection is tried again; doubled each time
    std::chrono::milliseconds longestPause{60'000};
};

/// The session of an engine in another process. Connects at once; an error says why that cannot be done. Calls wait
/// while the connection is lost, and are answered when it is there again. advance() does not wait, and the training
/// goes on meanwhile: with a budget the engine trains by itself from then on, and advance() returns what came of
/// it, which may be nothing; without one, one batch is trained, unless it trains by itself. Destroying the session
/// leaves the engine as it is.
Result<std::unique_ptr<Session>> connectSession(ConnectionOptions options);

} // namespace attentoscope
