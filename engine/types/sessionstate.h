// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <cstdint>
#include <optional>

namespace attentoscope {

enum class SessionTraining : std::uint8_t { None, Running, Paused };

/// What a session has when it is made. One that computes in this process has nothing; one that reaches an engine in
/// another process finds what that did before.
struct SessionState
{
    std::optional<CorpusSummary> data;
    std::optional<RunDescription> run; ///< with its history until now
    SessionTraining training = SessionTraining::None; ///< of that run
};

} // namespace attentoscope
