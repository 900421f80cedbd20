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

} // namespace attentoscope
