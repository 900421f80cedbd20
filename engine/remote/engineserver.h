// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/connectionkeeper.h"
#include "engine/session/session.h"

#include <functional>
#include <memory>

namespace attentoscope {

/// Options for an engine that serves windows.
struct ServerOptions
{
    std::function<Result<std::unique_ptr<Session>>()> makeSession; ///< called at the first request of a window
    std::function<std::vector<RunSummary>()> listRuns;
    /// The engine ends after this time without a window and without a training.
    std::chrono::milliseconds patience{10 * 60 * 1000};
};

/// Carries out the requests of windows one by one, and trains in between, until `stop` is requested or nobody needs the
/// engine any more. Then it ends and saves a training. One thread computes; another one keeps the connection.
Result<void> serveWindows(ServerOptions options, ConnectionKeeper& connection, const std::stop_token& stop);

} // namespace attentoscope
