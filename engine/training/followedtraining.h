// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/ranks.h"
#include "engine/training/trainingtask.h"

#include <chrono>
#include <stop_token>

namespace attentoscope {

/// The training of a rank other than 0: it computes its share of the batches that rank 0 names, until rank 0 ends it.
class FollowedTraining
{
public:
    /// The task's weights are set from `resumed`, if training goes on.
    static Result<std::unique_ptr<FollowedTraining>> make(
        std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks, const std::optional<RunSave>& resumed);

    /// As TrainingLoop::advance(). Who wants to stop asks rank 0 to end training, and waits for that.
    Result<TrainingReports> advance(std::chrono::milliseconds budget, std::stop_token stop);

private:
    FollowedTraining(std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks)
        : m_task(std::move(task)), m_ranks(std::move(ranks))
    {
    }
    Result<void> restore(const RunSave& save);
    Result<void> follow(const RankOrder& order, TrainingReports& reports);

    std::unique_ptr<TrainingTask> m_task;
    std::shared_ptr<Ranks> m_ranks;
};

} // namespace attentoscope
