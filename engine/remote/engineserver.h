// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/connectionkeeper.h"
#include "engine/session/session.h"

#include <functional>
#include <memory>

namespace attentoscope {

/// What an engine that serves a window is made with.
struct ServerOptions
{
    std::function<Result<std::unique_ptr<Session>>()> makeSession; ///< called when a window asks for the first time
    std::function<std::vector<RunSummary>()> listRuns;
    std::chrono::milliseconds patience{10 * 60 * 1000}; ///< without a window and a training, then it ends by itself
};

/// Carries out the requests of a window, one after the other, and trains between them, until `stop` is requested or
/// nobody needs it any more. A training under way is ended then, and saved. One thread computes; the connection is kept
/// by another one.
Result<void> serveWindows(ServerOptions options, ConnectionKeeper& connection, const std::stop_token& stop);

} // namespace attentoscope
