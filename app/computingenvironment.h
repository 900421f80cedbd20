// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Before anything is computed: what OpenMP and OpenBLAS read from the environment when a process starts, before
/// main(). So the process starts itself once more, with the same arguments, when something is to be set:
///
/// - how OpenMP's threads wait, long where they have their cores to themselves and shortly where the engine has seen
/// that
///   they have not (engine/arithmetic/busywaiting.h);
/// - the core whose kernels OpenBLAS takes, where it does not know the processor (engine/arithmetic/openblascores.h).
///
/// What the user has set stays as it is, and is not even looked into. If the second start is not possible, the program
/// goes on as it is, only slower.
void startOverWithComputingEnvironment(char** arguments);

} // namespace attentoscope
