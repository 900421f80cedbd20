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

/// The position of a training of limited time, for the plan.
struct CoursePlace
{
    std::int64_t step = 0;
    double epoch = 0.0; ///< epochs done, with their fraction
    double seconds = 0.0; ///< since the run's start
    std::int64_t batchesInEpoch = 0; ///< 0: a task without epochs
    std::int64_t stepsBetweenValidations = 1;
    double warmupSteps = 0.0;
};

/// Divides a limit in seconds among steps, validations and the last save, by their cost so far. Validations get at most
/// a tenth. Callers measure all seconds, so no clock is read here.
class TimeBudget
{
public:
    /// `validationWork` as in TrainingTask::validationWork(). `lastValidations`: their number after the last step.
    TimeBudget(double validationWork, int lastValidations)
        : m_validationWork(validationWork), m_lastValidations(lastValidations)
    {
    }

    void addStep(double seconds, std::int64_t targetTokens);
    void beginValidation() { m_validating = 0.0; }
    void addValidation(double seconds); ///< a part of the current one
    void endValidation() { m_lastValidation = m_validating; } ///< the next one is expected to take as long
    void stopValidating() { m_validationWork = 0.0; } ///< it takes too long
    void setSaveSeconds(double seconds) { m_saveSeconds = seconds; }

    bool validates() const { return m_validationWork > 0.0; }
    /// Seconds that are kept for the validations and the save after the last step.
    double endSeconds(double limit) const;
    /// Whether another validation fits, `now` seconds after the start, besides those at the end.
    bool allowsValidation(double now, double limit) const;
    /// Whether a validation is needed that nobody asked for: a long training has to know the cost of the last one.
    bool needsFirstValidation(double now, double limit) const;
    /// Whether the current validation has taken more than its share.
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
    double m_validating = 0.0; ///< seconds of the current validation
    double m_validated = 0.0; ///< of all validations together
    std::optional<double> m_lastValidation;
    std::optional<double> m_saveSeconds;
};

/// The rate of the next step under the previous and under the current limit.
struct RateChange
{
    double before = 0.0, now = 0.0;
};

/// The position of a training on the way to its limit.
class TrainingCourse
{
public:
    /// A limit of zeros is the configuration's own. `task` must outlive this object.
    TrainingCourse(TrainingTask& task, const TrainingLimit& limit);

    /// Continues from a save, to its limit unless another one is given. BadRun: the save does not fit.
    Result<void> restore(const RunPosition& saved);
    void setLimit(const TrainingLimit& limit); ///< keeps it with the saves
    /// For a run that has reached its limit: resuming without a new limit trains further.
    void extendReachedLimit();
    /// Counts one step, which took so long.
    void advancePosition(double seconds, std::int64_t targetTokens);
    void addSeconds(double seconds) { m_position.seconds += seconds; } ///< of other work
    /// Marks it if it is the best so far by the configuration's measure, and reduces the rate on a plateau.
    void decideBy(ValidationReport& validation);
    void decideByMean(ValidationReport& validation); ///< whether the mean of saves, which the task holds, is better
    /// Cancels the current validation and all later ones: they take too much of a limited time.
    void leaveOutValidations();

    RunPosition& position() { return m_position; }
    const RunPosition& position() const { return m_position; }
    const TrainingLimit& limit() const { return m_limit; }
    bool hasEpochs() const { return m_batchesInEpoch > 0; }
    double epochsDone() const; ///< with the fraction of the current one
    double limitFraction() const; ///< of the nearest limit; 1 and more: it is reached
    double nextRate() const; ///< of the next step
    std::optional<std::int64_t> plannedSteps() const; ///< none: a limit of time
    /// A change of the next step's rate by another limit. None: about the same. Each change is returned once.
    std::optional<RateChange> takeRateChange() { return std::exchange(m_rateChange, std::nullopt); }
    bool isLimitReached() const;
    double secondsLeft() const; ///< 0: not known
    double warmupSteps() const; ///< of a limited time at most a tenth, once the number of steps is known
    const std::optional<TrainingPlan>& plan() const { return m_plan; }
    TimeBudget& time() { return m_time; }
    TrainingProgress progress() const; ///< without the speed and the current activity
    bool isValidationDue() const;
    bool isValidationTooLong() const; ///< the current one
    bool isPatienceOver() const { return m_isPatienceOver; } ///< too many validations without improvement

private:
    void applyLimit(const TrainingLimit& limit);
    void rememberLimit(); ///< keeps it with the saves
    void noteRate(double before); ///< of the next step under the previous limit
    bool isBetter(const ValidationReport& validation) const;
    void rememberBest(const ValidationReport& validation);
    std::int64_t stepsBetweenValidations() const;
    double limitSeconds() const { return 60.0 * m_limit.minutes; }

    TrainingTask& m_task;
    RunPosition m_position;
    TrainingLimit m_limit;
    TimeBudget m_time;
    std::optional<TrainingPlan> m_plan;
    std::optional<RateChange> m_rateChange; ///< not reported yet
    bool m_isPatienceOver = false;
    bool m_isLimitGiven; ///< by the user of this process, for a new or resumed run
    std::int64_t m_batchesInEpoch; ///< of the current epoch; 0: a task without epochs
};

// Messages about validations and their consequences.
Message stopsEarly(const TrainingTask& task, std::int64_t bestStep);
Message bestWeightsInUse(ValidationMeasure measure, std::int64_t bestStep);
Message validationsLeftOut(double limitMinutes);
/// Whether the mean of saves is used, by the deciding measure; `before` is that of the best save.
Message meanCompared(ValidationMeasure measure, const ValidationReport& mean, double before);

/// Notices before the first batch: another measure decides than the configured one, the limit does not fit the
/// schedule, or nothing is left to do.
std::vector<Message> noticesAtStart(const TrainingTask& task, TrainingCourse& course);
Message rateChanged(const TrainingConfiguration& configuration, const RateChange& change);

} // namespace attentoscope
