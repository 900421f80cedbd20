// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingending.h"

#include "engine/training/coursenotices.h"

namespace attentoscope {

void TrainingEnding::reachGoal()
{
    m_end = TrainingEnd::GoalReached;
    auto& position = m_parts.course.position();
    position.goalStep = position.step;
}

/// Ends training, after the mean of saves is measured where one is wanted.
Result<void> TrainingEnding::come(TrainingEnd why)
{
    m_owed = why;
    if (m_parts.averaging.isPossible()) {
        if (auto used = m_parts.averaging.useMean(); !used)
            return used;
        const auto& position = m_parts.course.position();
        m_bestBeforeMean = m_parts.task.decidingMeasure() == ValidationMeasure::Bleu ? position.bestBleu.value_or(0.0)
                                                                                     : position.bestLoss;
        if (m_parts.validation.beginForMean())
            return {};
    }
    auto used = m_parts.averaging.useTrained();
    m_end = used ? why : TrainingEnd::StillRunning;
    return used;
}

Result<void> TrainingEnding::judge(const ValidationReport& validation, TrainingReports& reports)
{
    if (validation.mean) {
        m_end = m_owed;
        reports.notices.push_back(meanCompared(m_parts.task.decidingMeasure(), validation, m_bestBeforeMean));
        return validation.best ? Result<void>() : m_parts.averaging.useTrained();
    }
    if (!m_parts.course.isPatienceOver())
        return {};
    reports.notices.push_back(stopsEarly(m_parts.task, m_parts.course.position().bestStep));
    return come(TrainingEnd::EarlyStopped);
}

Result<void> TrainingEnding::goOn()
{
    const bool isMeasuring = !hasCome() && m_parts.validation.isUnderWay();
    if (m_owed != TrainingEnd::LimitReached || isMeasuring || m_parts.course.isLimitReached())
        return {};
    m_owed = TrainingEnd::StillRunning;
    if (!hasCome())
        return m_parts.averaging.useTrained();
    m_end = TrainingEnd::StillRunning;
    return m_parts.averaging.goOn();
}

Result<void> TrainingEnding::finish()
{
    return hasCome() ? Result<void>() : m_parts.averaging.useTrained();
}

Result<void> TrainingEnding::useBest(TrainingEnd why, TrainingReports& reports)
{
    const auto& position = m_parts.course.position();
    const bool ownEnd = why == TrainingEnd::LimitReached || why == TrainingEnd::EarlyStopped;
    if (!ownEnd || position.bestStep == 0 || position.bestStep == position.step)
        return {};
    auto best = m_parts.saver.bestWeights();
    if (!best)
        return std::unexpected(best.error());
    if (auto set = m_parts.task.setWeights(*best, position.bestStep); !set)
        return set;
    reports.notices.push_back(bestWeightsInUse(m_parts.task.decidingMeasure(), position.bestStep));
    return {};
}

} // namespace attentoscope
