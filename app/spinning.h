// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Before anything is computed: how OpenMP's threads wait, long where they have their cores to themselves and shortly
/// where the engine has seen that they have not (engine/arithmetic/busywaiting.h). The runtime reads that from the
/// environment when the process starts, before main(), so the process starts itself once more, with the same arguments.
/// Does nothing when the user has set it already; if the second start is not possible, the program goes on as it is,
/// only slower beside others.
void limitOpenMpSpinning(int count, char** arguments);

} // namespace attentoscope
