// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "engine/session/session.h"

namespace attentoscope {

/// Makes sessions of the engine that lies beside the program as a library of its own. It is loaded when the first
/// session is made, in the thread that makes it, so that the window is on screen before LibTorch is.
SessionFactory engineModuleFactory(const SessionOptions& options);

} // namespace attentoscope
