// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <string>

namespace attentoscope {

enum class DataState : std::uint8_t { None, Loading, Loaded };
enum class ModelState : std::uint8_t { None, Loaded };
enum class Activity : std::uint8_t { Starting, Idle, Running, Paused, Stopping, Evaluating, Saving, Failed };

/// Whether there is a training, running or paused.
constexpr bool isTraining(Activity activity)
{
    return activity == Activity::Running || activity == Activity::Paused || activity == Activity::Evaluating;
}

/// The state that alone decides what is enabled in the window.
struct EngineState
{
    DataState data = DataState::None;
    ModelState model = ModelState::None;
    Activity activity = Activity::Starting;
    bool operator==(const EngineState&) const = default;
};

enum class LinkPhase : std::uint8_t {
    Connecting, ///< connecting for the first time
    Connected,
    Lost, ///< requests wait; reconnecting is tried automatically
    Ended, ///< ended for good
};

/// The state of the connection to an engine in another process.
struct LinkState
{
    LinkPhase phase = LinkPhase::Connecting;
    std::string host; ///< name of the other machine, as it calls itself; empty: not known yet
    std::string runs; ///< folder of the runs there
    Message reason; ///< why the connection was lost or has ended
    int secondsToNext = 0; ///< time until the next attempt to reconnect
};

} // namespace attentoscope
