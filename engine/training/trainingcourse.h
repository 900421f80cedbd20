// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingtask.h"
#include "engine/types/message.h"
#include "engine/types/training.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace attentoscope {

/// Where a training of limited time stands, for the plan.
struct CoursePlace
{
    std::int64_t step = 0;
    double epoch = 0.0; ///< epochs done, with their fraction
    double seconds = 0.0; ///< since the run's start
    std::int64_t batchesInEpoch = 0; ///< 0: the task has no epochs
    std::int64_t stepsBetweenValidations = 1;
    double warmupSteps = 0.0;
};

/// Divides a limit in seconds among steps, validations and the last save, by what they cost so far. Validations get a
/// tenth at most. All seconds come from outside, so nothing here looks at a clock.
class TimeBudget
{
public:
    /// `validationWork` as in TrainingTask::validationWork(). `lastValidations`: how many come after the last step.
    TimeBudget(double validationWork, int lastValidations)
        : m_validationWork(validationWork), m_lastValidations(lastValidations)
    {
    }

    void addStep(double seconds, std::int64_t targetTokens);
    void beginValidation() { m_validating = 0.0; }
    void addValidation(double seconds); ///< a part of the one under way
    void endValidation() { m_lastValidation = m_validating; } ///< the next one is expected to take as long
    void stopValidating() { m_validationWork = 0.0; } ///< it takes too long
    void setSaveSeconds(double seconds) { m_saveSeconds = seconds; }

    bool validates() const { return m_validationWork > 0.0; }
    /// Seconds that are kept for what comes after the last step: validations and a save.
    double endSeconds(double limit) const;
    /// Whether another validation fits, `now` seconds after the start, besides those at the end.
    bool allowsValidation(double now, double limit) const;
    /// Whether one is needed that nobody asked for: a long training has to know what the last one will cost.
    bool needsFirstValidation(double now, double limit) const;
    /// Whether the one under way has taken more than there is for it.
    bool isValidationTooLong(double limit) const;
    /// Nothing until the speed is known.
    std::optional<TrainingPlan> plan(const CoursePlace& place, double limit) const;

private:
    double validationSeconds(double limit) const; ///< of one: measured or estimated

    double m_validationWork; ///< target tokens
    double m_lastValidations;
    std::int64_t m_steps = 0, m_tokens = 0; ///< measured ones
    double m_stepSeconds = 0.0; ///< of these steps
    std::int64_t m_skippedSteps = 0;
    double m_validating = 0.0; ///< seconds of the validation under way
    double m_validated = 0.0; ///< of all validations together
    std::optional<double> m_lastValidation;
    std::optional<double> m_saveSeconds;
};

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

// What people are told of validations and what follows from them.
Message stopsEarly(const TrainingTask& task, std::int64_t bestStep);
Message bestWeightsInUse(ValidationMeasure measure, std::int64_t bestStep);
Message validationsLeftOut(double limitMinutes);
/// Whether the mean of saves is in use, by the measure that decides; `before` is that of the best save.
Message meanCompared(ValidationMeasure measure, const ValidationReport& mean, double before);

/// What is to be known before the first batch: another measure decides than was asked for, the limit does not fit the
/// schedule, or nothing is left to do.
std::vector<Message> noticesAtStart(const TrainingTask& task, TrainingCourse& course);
Message rateChanged(const TrainingConfiguration& configuration, const RateChange& change);

} // namespace attentoscope
