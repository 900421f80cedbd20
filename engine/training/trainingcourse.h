// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/timebudget.h"
#include "engine/training/trainingtask.h"

#include <utility>

namespace attentoscope {

/// The rate of the next step under the limit before and under the one in force.
struct RateChange
{
    double before = 0.0, now = 0.0;
};

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
    /// One step further, which took so long.
    void advancePosition(double seconds, std::int64_t targetTokens);
    void addSeconds(double seconds) { m_position.seconds += seconds; } ///< of other work
    /// Says whether it is the best so far by the measure of the configuration, and slows training down on a plateau.
    void decideBy(ValidationReport& validation);
    void decideByMean(ValidationReport& validation); ///< of the mean of saves that the task holds: whether it is better
    /// The one under way is given up, and there will be none any more: they take too much of a limited time.
    void leaveOutValidations();

    RunPosition& position() { return m_position; }
    const RunPosition& position() const { return m_position; }
    const TrainingLimit& limit() const { return m_limit; }
    bool hasEpochs() const { return m_batchesInEpoch > 0; }
    double epochsDone() const; ///< with the fraction of the one under way
    double limitFraction() const; ///< of the nearest limit; 1 and more: it is reached
    double nextRate() const; ///< of the step that comes next
    std::optional<std::int64_t> plannedSteps() const; ///< none: the limit is of time
    /// Of the next step, since another limit is in force. None: it is about the same. Taken once.
    std::optional<RateChange> takeRateChange() { return std::exchange(m_rateChange, std::nullopt); }
    bool isLimitReached() const;
    double secondsLeft() const; ///< 0: not known
    double warmupSteps() const; ///< of a limited time a tenth at most, once it is known how many steps that is
    const std::optional<TrainingPlan>& plan() const { return m_plan; }
    TimeBudget& time() { return m_time; }
    TrainingProgress progress() const; ///< but speed and what is done at this moment
    bool isValidationDue() const;
    bool isValidationTooLong() const; ///< the one under way
    bool isPatienceOver() const { return m_isPatienceOver; } ///< too many validations brought nothing better

private:
    void applyLimit(const TrainingLimit& limit);
    void rememberLimit(); ///< with the saves
    void noteRate(double before); ///< of the next step under the limit before
    bool isBetter(const ValidationReport& validation) const;
    void rememberBest(const ValidationReport& validation);
    std::int64_t stepsBetweenValidations() const;
    double limitSeconds() const { return 60.0 * m_limit.minutes; }

    TrainingTask& m_task;
    RunPosition m_position;
    TrainingLimit m_limit;
    TimeBudget m_time;
    std::optional<TrainingPlan> m_plan;
    std::optional<RateChange> m_rateChange; ///< not told yet
    bool m_isPatienceOver = false;
    bool m_isLimitGiven; ///< by whoever began this training, resumed or not
    std::int64_t m_batchesInEpoch; ///< of the epoch under way; 0: the task has no epochs
};

} // namespace attentoscope
