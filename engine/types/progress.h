// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace attentoscope {

/// Called with the share that is done so far, 0–1.
using Progress = std::function<void(double)>;

/// Maps a progress to the range from `first` to `last` of another progress.
inline Progress partOf(const Progress& progress, double first, double last)
{
    return [=](double done) {
        if (progress)
            progress(first + (last - first) * done);
    };
}

} // namespace attentoscope
