// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Before Qt is asked for a folder: somebody without a home that can be written (a service, a container, a user made
/// for a test) gets a private folder under TMPDIR in its place, and a line on standard error that says so. The same for
/// XDG_RUNTIME_DIR, silently, since only sockets and locks lie there. What is set and can be used stays as it is.
void settleUserFolders();

} // namespace attentoscope
