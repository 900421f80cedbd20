// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <cstdint>
#include <optional>

namespace attentoscope {

enum class SessionTraining : std::uint8_t { None, Running, Paused };

/// What a session has when it is made. A session in this process has nothing. A session that connects to an engine in
/// another process has the state of that engine.
struct SessionState
{
    std::optional<CorpusSummary> data;
    std::optional<RunDescription> run; ///< with its history so far
    SessionTraining training = SessionTraining::None; ///< training of that run
};

} // namespace attentoscope
