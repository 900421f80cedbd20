// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/serverplace.h"
#include "engine/session/session.h"

#include <stop_token>

namespace attentoscope {

/// Is the engine that waits at this place, until `stop` is requested or nobody needs it. Does nothing where another
/// engine has the place. Standard output is closed once it can be reached.
Result<void> serveAt(const ServerPlace& place, const SessionOptions& options, const std::stop_token& stop);

/// A connected socket to the engine at this place. Where there is none, one is started in a session of its own, so that
/// it outlives whoever started it.
Result<int> reachEngine(const ServerPlace& place, const std::string& name, const SessionOptions& options);

/// Ends the engine at this place, which saves what it trains, and waits for it. False: there is none.
Result<bool> stopEngine(const ServerPlace& place);

} // namespace attentoscope
