// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingtask.h"

namespace attentoscope {

/// Where a training stands on its way to its limit.
class TrainingCourse
{
public:
    /// A limit of zeros is the configuration's own. Uses `task` as long as it lives.
    TrainingCourse(TrainingTask& task, const TrainingLimit& limit);

    /// Goes on from a save, to the limit that was in force when nobody gives another. BadRun: the save does not fit.
    Result<void> restore(const RunPosition& saved);
    void setLimit(const TrainingLimit& limit); ///< which is kept with the saves
    /// For a run that did all it was to do: whoever goes on without giving a limit wants more.
    void extendReachedLimit();
    void advancePosition(); ///< one step
    /// Says whether it is the best so far, and slows training down on a plateau.
    void decideBy(ValidationReport& validation);
    void decideByMean(ValidationReport& validation); ///< of the mean of saves that the task holds: whether it is better

    RunPosition& position() { return m_position; }
    const RunPosition& position() const { return m_position; }
    const TrainingLimit& limit() const { return m_limit; }
    bool hasEpochs() const { return m_batchesInEpoch > 0; }
    double epochsDone() const; ///< with the fraction of the one under way
    double limitFraction() const; ///< of the nearest limit; 1 and more: it is reached
    bool isLimitReached() const { return limitFraction() >= 1.0; }
    bool isValidationDue() const;
    bool isPatienceOver() const { return m_isPatienceOver; } ///< too many validations brought nothing better

private:
    void applyLimit(const TrainingLimit& limit);
    void rememberLimit(); ///< with the saves

    TrainingTask& m_task;
    RunPosition m_position;
    TrainingLimit m_limit;
    bool m_isPatienceOver = false;
    bool m_isLimitGiven; ///< by whoever began this training, resumed or not
    std::int64_t m_batchesInEpoch; ///< of the epoch under way; 0: the task has no epochs
};

} // namespace attentoscope
