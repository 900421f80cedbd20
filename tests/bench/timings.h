// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdio>
#include <vector>

namespace attentoscope::bench {

inline double share(std::vector<double> values, double part)
{
    if (values.empty())
        return 0.0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

inline void print(const char* what, const std::vector<double>& milliseconds)
{
    std::printf("%-42s median %7.1f  99 %% %7.1f  worst %7.1f ms  (%zu)\n", what, share(milliseconds, 0.5),
        share(milliseconds, 0.99), share(milliseconds, 1.0), milliseconds.size());
    std::fflush(stdout);
}

} // namespace attentoscope::bench
