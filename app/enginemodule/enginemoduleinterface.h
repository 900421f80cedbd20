// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"

namespace attentoscope {

/// What the engine's library exports; resolved by name.
inline constexpr auto engineModuleVersionName = "attentoscopeEngineVersion";
inline constexpr auto engineModuleCreateName = "attentoscopeCreateSession";
using EngineModuleVersion = const char* (*)();
using EngineModuleCreate = Session* (*)(const SessionOptions*);

} // namespace attentoscope
