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

/// What the engine's library has for the programs. It is the one symbol that the library exports, under `symbol`.
struct EngineModule
{
    static constexpr auto symbol = "attentoscopeEngine";

    const char* version; ///< of Attentoscope; first, so that it can be read whatever follows
    std::unique_ptr<Session> (*createSession)(const SessionOptions& options);
    Result<std::shared_ptr<Ranks>> (*joinRanks)(const RankPlace& place, std::stop_token stop);
};

/// Loads the engine, which is a library of its own beside the program, and LibTorch with it, which takes most of the
/// time in which a program starts. The library stays until the process ends.
Result<const EngineModule*> loadEngine();

/// Makes sessions of the engine. It is loaded in the thread that makes the first session, so that the window is on
/// screen before LibTorch is loaded.
std::function<Result<std::unique_ptr<Session>>()> engineModuleFactory(const SessionOptions& options);

} // namespace attentoscope
