// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace attentoscope {

/// Called with what is done so far, in 0–1.
using Progress = std::function<void(double)>;

/// The part of a progress from `first` to `last`.
inline Progress partOf(const Progress& progress, double first, double last)
{
    return [=](double done) {
        if (progress)
            progress(first + (last - first) * done);
    };
}

} // namespace attentoscope
