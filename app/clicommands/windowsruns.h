// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>

namespace attentoscope {

/// Where the window keeps its runs if it was not told otherwise.
inline std::filesystem::path windowsRuns()
{
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    const std::filesystem::path base =
        data && *data ? std::filesystem::path(data) : std::filesystem::path(home ? home : ".") / ".local" / "share";
    return base / "attentoscope" / "attentoscope" / "runs";
}

} // namespace attentoscope
