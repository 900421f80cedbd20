// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// First thing in main(): what whoever started the program may have left in a state that does harm. Standard input,
/// output and error that are closed become /dev/null, or the next file that is opened would be taken for one of them. A
/// file that grows beyond a limit (ulimit -f), and a pipe that nobody reads, become errors of the call that wrote to
/// it, not the end of the program. SIGHUP stays ignored where it was (nohup), whatever a library did to it meanwhile,
/// and libraries that are loaded later leave it alone.
void prepareProcess();

/// To be called before anything is computed. OpenMP and OpenBLAS read the environment when a process starts, before
/// main(). So if something is to be set, the process starts itself once more with the same arguments:
/// - how OpenMP's threads wait: long if they have their cores to themselves, shortly if the engine has seen that they
///   have not (engine/arithmetic/busywaiting.h);
/// - the core whose kernels OpenBLAS takes, if it does not know the processor (engine/machine/openblascores.h).
/// What the user has set stays as it is; the program does not even look at it. If the second start is not possible, the
/// program goes on as it is, only slower.
void startOverWithComputingEnvironment(char** arguments);

/// Before Qt is asked for a folder: somebody without a home that can be written (a service, a container, a user made
/// for a test) gets a private folder under TMPDIR in its place, and a line on standard error that says so. The same for
/// XDG_RUNTIME_DIR, silently, since only sockets and locks lie there. What is set and can be used stays as it is.
void settleUserFolders();

} // namespace attentoscope
