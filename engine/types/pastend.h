// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

namespace attentoscope {

/// How a training that ended so is described as a run of the past.
inline RunPast::End pastEnd(TrainingEnd end)
{
    switch (end) {
    case TrainingEnd::LimitReached:
        return RunPast::End::LimitReached;
    case TrainingEnd::EarlyStopped:
        return RunPast::End::EarlyStopped;
    case TrainingEnd::GoalReached:
        return RunPast::End::GoalReached;
    case TrainingEnd::StillRunning:
    case TrainingEnd::Stopped:
        break;
    }
    return RunPast::End::Stopped;
}

} // namespace attentoscope
