// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace attentoscope {

class Ranks;
struct RankPlace;

/// Everything that the engine's library offers to the programs. The library exports only this object, under the name
/// `symbol`.
struct EngineModule
{
    static constexpr auto symbol = "attentoscopeEngine";

    /// Version of Attentoscope; the first member, so that every version of the program can read it.
    const char* version;
    std::unique_ptr<Session> (*createSession)(const SessionOptions& options);
    Result<std::shared_ptr<Ranks>> (*joinRanks)(const RankPlace& place, std::stop_token stop);
};

/// Loads the engine's library, which is beside the program, and LibTorch with it. Loading LibTorch takes most of a
/// program's start. The library stays loaded until the process ends.
Result<const EngineModule*> loadEngine();

/// Returns a function that makes sessions. The engine is loaded in the thread that makes the first session, so that the
/// window is on screen before LibTorch is loaded.
std::function<Result<std::unique_ptr<Session>>()> engineModuleFactory(const SessionOptions& options);

} // namespace attentoscope
