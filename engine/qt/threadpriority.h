// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Nice value of the engine thread. The OpenMP team it starts inherits it.
inline constexpr int engineNiceness = 5;

/// Makes the calling thread give way to the rest of the program; Linux ignores QThread's priorities.
void giveWayToOtherThreads();

} // namespace attentoscope
