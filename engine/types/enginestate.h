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

/// Whether a training is under way, at work or waiting for a person.
constexpr bool isTraining(Activity activity)
{
    return activity == Activity::Running || activity == Activity::Paused || activity == Activity::Evaluating;
}

/// The only source for what is enabled in the window.
struct EngineState
{
    DataState data = DataState::None;
    ModelState model = ModelState::None;
    Activity activity = Activity::Starting;
    bool operator==(const EngineState&) const = default;
};

enum class LinkPhase : std::uint8_t {
    Connecting, ///< for the first time
    Connected,
    Lost, ///< what was asked waits; it is tried again by itself
    Ended, ///< for good
};

/// The state of the connection to an engine in another process.
struct LinkState
{
    LinkPhase phase = LinkPhase::Connecting;
    std::string host; ///< as the far side calls itself; empty: not known yet
    std::string runs; ///< the folder of its runs there
    Message reason; ///< why it is lost or ended
    int secondsToNext = 0; ///< until it is tried again
};

} // namespace attentoscope
