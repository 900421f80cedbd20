// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/followedtraining.h"

#include "engine/arithmetic/guarded.h"

namespace attentoscope {

Result<std::unique_ptr<FollowedTraining>> FollowedTraining::make(
    std::unique_ptr<TrainingTask> task, std::shared_ptr<Ranks> ranks, const std::optional<RunSave>& resumed)
{
    auto training = std::unique_ptr<FollowedTraining>(new FollowedTraining(std::move(task), std::move(ranks)));
    if (auto restored = resumed ? training->restore(*resumed) : Result<void>(); !restored)
        return std::unexpected(restored.error());
    return training;
}

Result<void> FollowedTraining::restore(const RunSave& save)
{
    const auto& trained = save.trained ? *save.trained : save.model;
    if (auto weights = m_task->setWeights(trained, save.position.step); !weights)
        return weights;
    return m_task->setState(save.state);
}

Result<TrainingReports> FollowedTraining::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    const std::stop_callback tellRankZero(stop, [this] { m_ranks->askToStop(); });
    TrainingReports reports;
    const auto began = std::chrono::steady_clock::now();
    do {
        const auto order = m_ranks->awaitOrder();
        if (!order)
            return std::unexpected(order.error());
        reports.end = order->end;
        if (reports.end != TrainingEnd::StillRunning)
            return reports;
        if (auto followed = follow(*order, reports); !followed)
            return std::unexpected(followed.error());
    } while (std::chrono::steady_clock::now() - began < budget);
    return reports;
}

Result<void> FollowedTraining::follow(const RankOrder& order, TrainingReports& reports)
{
    const auto trained = guarded([&] { return m_task->trainBatch(order.position, order.learningRate); });
    if (!trained && trained.error().code == ErrorCode::OutOfMemory) {
        m_task->useLessMemory(order.position); // rank 0 decides whether the same batch comes again
        return {};
    }
    if (!trained)
        return std::unexpected(trained.error());
    reports.steps.push_back({.step = order.position.step + 1,
        .loss = trained->loss,
        .learningRate = trained->learningRate,
        .gradientNorm = trained->gradientNorm});
    return {};
}

} // namespace attentoscope
