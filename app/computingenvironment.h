// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// To be called before anything is computed. OpenMP and OpenBLAS read the environment when a process starts, before
/// main(). So if something is to be set, the process starts itself once more with the same arguments:
/// - how OpenMP's threads wait: long if they have their cores to themselves, shortly if the engine has seen that they
///   have not (engine/arithmetic/busywaiting.h);
/// - the core whose kernels OpenBLAS takes, if it does not know the processor (engine/machine/openblascores.h).
/// What the user has set stays as it is; the program does not even look at it. If the second start is not possible, the
/// program goes on as it is, only slower.
void startOverWithComputingEnvironment(char** arguments);

} // namespace attentoscope
