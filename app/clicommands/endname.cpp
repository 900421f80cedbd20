// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/endname.h"

namespace attentoscope {

const char* endName(RunPast::End end)
{
    switch (end) {
    case RunPast::End::LimitReached:
        return "limit-reached";
    case RunPast::End::EarlyStopped:
        return "early-stopped";
    case RunPast::End::Stopped:
        return "stopped";
    case RunPast::End::GoalReached:
        return "goal-reached";
    case RunPast::End::Interrupted:
        return "interrupted";
    case RunPast::End::TrainedElsewhere:
        return "training";
    }
    return "stopped";
}

const char* endName(TrainingEnd end)
{
    switch (end) {
    case TrainingEnd::StillRunning:
        return "training";
    case TrainingEnd::LimitReached:
        return endName(RunPast::End::LimitReached);
    case TrainingEnd::EarlyStopped:
        return endName(RunPast::End::EarlyStopped);
    case TrainingEnd::Stopped:
        return endName(RunPast::End::Stopped);
    case TrainingEnd::GoalReached:
        return endName(RunPast::End::GoalReached);
    }
    return "";
}

} // namespace attentoscope
