// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <string>

#include <unistd.h>

namespace attentoscope::soak {

/// Memory of this program in MiB.
inline double residentMemory()
{
    long size = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> size >> resident;
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
}

/// A number from a line of /proc/self/status, such as "Threads:".
inline int statusNumber(const std::string& name)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(name))
            return std::stoi(line.substr(name.size()));
    return 0;
}

} // namespace attentoscope::soak
