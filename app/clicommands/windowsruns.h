// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>

#include <pwd.h>
#include <unistd.h>

namespace attentoscope {

/// Where the window keeps its runs if it was not told otherwise. Without HOME, the user's home folder counts, as it
/// does for Qt.
inline std::filesystem::path windowsRuns()
{
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    const passwd* user = home && *home ? nullptr : getpwuid(getuid());
    const std::filesystem::path base = data && *data ? std::filesystem::path(data)
                                                     : std::filesystem::path(user ? user->pw_dir
                                                               : home             ? home
                                                                                  : "/")
            / ".local" / "share";
    return base / "attentoscope" / "attentoscope" / "runs";
}

} // namespace attentoscope
