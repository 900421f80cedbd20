// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// A moment, for measuring how long training worked.
struct WorkMoment
{
    double elapsed = 0.0; ///< seconds of a clock that nobody can set and that stands still while the machine sleeps
    double processor = 0.0; ///< seconds that this program has computed, on all cores together

    static WorkMoment now();
};

/// Seconds of work between two moments. A stretch of more than a few seconds in which the program as good as did not
/// compute was none: it was stopped, or the machine was frozen as a whole. Then what the processor did counts.
double workedSeconds(const WorkMoment& from, const WorkMoment& to);

} // namespace attentoscope
