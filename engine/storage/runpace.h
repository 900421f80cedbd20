// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <deque>

namespace attentoscope {

/// How fast a training is that is only read of: from its last steps.
class RunPace
{
public:
    void clear() { m_steps.clear(); }
    void add(const StepReport& step);
    [[nodiscard]] const StepReport* last() const { return m_steps.empty() ? nullptr : &m_steps.back(); }
    /// How far it is under this limit. Without a step, and without a limit, nothing is known of the time left.
    [[nodiscard]] TrainingProgress progress(const TrainingLimit& limit) const;

private:
    [[nodiscard]] double secondsFor(double units, double unitsDone) const;

    std::deque<StepReport> m_steps; ///< the last ones
};

} // namespace attentoscope
