// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Repairs harmful settings with which the process was started. Must be called first in main(). A closed standard
/// input, output or error becomes /dev/null; otherwise the next opened file would take its place. If a file grows
/// beyond a limit (ulimit -f) or nobody reads a pipe, the write fails, but the program does not end. If SIGHUP was
/// ignored (nohup), it stays ignored, whatever libraries do later.
void prepareProcess();

/// Sets variables of the environment. Must be called before anything is computed. OpenMP and OpenBLAS read them when a
/// process starts, before main(). So if one must be set, the process restarts itself with the same arguments. The
/// variables decide:
/// - how OpenMP's threads wait: long if they have their cores to themselves, briefly if the engine has seen that others
///   need the cores (engine/arithmetic/librarystate.h);
/// - the core whose kernels OpenBLAS takes, if it does not know the processor (engine/machine/openblas.h).
/// Variables that the user has set are neither read nor changed. If the process cannot restart itself, the program goes
/// on without the variables, only slower.
void startOverWithComputingEnvironment(char** arguments);

/// If the home folder cannot be written, as for a service or in a container, uses a private folder under TMPDIR in its
/// place, and says so on standard error. Does the same for XDG_RUNTIME_DIR, but silently, because it has only sockets
/// and locks. Folders that can be used stay. Must be called before Qt is asked for a folder.
void settleUserFolders();

} // namespace attentoscope
