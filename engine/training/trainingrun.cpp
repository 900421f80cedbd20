// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingrun.h"

#include "engine/training/trainingloop.h"

namespace attentoscope {

TrainingRun::TrainingRun(std::unique_ptr<TrainingLoop> loop) : m_loop(std::move(loop)) { }

TrainingRun::~TrainingRun() = default;

Result<std::unique_ptr<TrainingRun>> TrainingRun::make(TrainingRunParts parts)
{
    auto resumed = std::move(parts.resumed);
    auto loop = std::make_unique<TrainingLoop>(std::move(parts));
    if (auto restored = resumed ? loop->restore(*resumed) : loop->cutFolderBack(); !restored)
        return std::unexpected(restored.error());
    return std::unique_ptr<TrainingRun>(new TrainingRun(std::move(loop)));
}

Result<TrainingReports> TrainingRun::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    return m_loop->advance(budget, stop);
}

Result<TrainingReports> TrainingRun::finish(TrainingEnd why)
{
    return m_loop->finish(why);
}

Result<SaveReport> TrainingRun::save()
{
    return m_loop->save();
}

Result<void> TrainingRun::validateNow()
{
    return m_loop->validateNow();
}

void TrainingRun::setTeacherForcing(double probability)
{
    m_loop->setTeacherForcing(probability);
}

void TrainingRun::setLearningRate(double rate)
{
    m_loop->setLearningRate(rate);
}

void TrainingRun::setLimit(const TrainingLimit& limit)
{
    m_loop->setLimit(limit);
}

void TrainingRun::setWatched(std::vector<WatchedSentence> watched)
{
    m_loop->setWatched(std::move(watched));
}

RunPosition TrainingRun::position() const
{
    return m_loop->position();
}

const std::optional<RunFolder>& TrainingRun::folder() const
{
    return m_loop->folder();
}

} // namespace attentoscope
