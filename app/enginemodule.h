// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "engine/session/session.h"

namespace attentoscope {

/// Makes sessions of the engine, which is a library of its own beside the program. It is loaded in the thread that
/// makes the first session, so that the window is on screen before LibTorch is loaded.
SessionFactory engineModuleFactory(const SessionOptions& options);

} // namespace attentoscope
