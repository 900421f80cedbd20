// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <string>

namespace attentoscope {

enum class LinkPhase : std::uint8_t {
    Connecting, ///< for the first time
    Connected,
    Lost, ///< what was asked waits; it is tried again by itself
    Ended, ///< for good
};

/// How the line to an engine in another process stands.
struct LinkState
{
    LinkPhase phase = LinkPhase::Connecting;
    std::string host; ///< as the far side calls itself; empty: not known yet
    std::string runs; ///< the folder of its runs there
    Message reason; ///< why it is lost or ended
    int secondsToNext = 0; ///< until it is tried again
};

} // namespace attentoscope
