// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingtask.h"
#include "engine/types/configuration.h"
#include "engine/types/message.h"
#include "engine/types/training.h"

#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace attentoscope {

/// What a fork repeats from its original, so that only the pairs differ: the learning rates, the steps after which it
/// validates, and changes by a person. With a limit in minutes these depend on the clock, and in every training they
/// can depend on losses.
class RepeatedCourse
{
public:
    RepeatedCourse() = default; ///< for a training that repeats nothing
    explicit RepeatedCourse(const RunHistory& original); ///< `original` must have every step

    std::int64_t steps() const { return static_cast<std::int64_t>(m_rates.size()); }
    bool covers(std::int64_t step) const { return step >= 1 && step <= steps(); }
    /// The rate of a step that the original has.
    double rate(std::int64_t step) const { return m_rates.at(static_cast<std::size_t>(step - 1)); }
    bool validatesAfter(std::int64_t step) const { return m_validations.contains(step); }
    /// Whether the original ended there for a while, and measured the mean of its saves.
    bool measuresMeanAfter(std::int64_t step) const { return m_means.contains(step); }
    std::vector<ChangeReport> changesAfter(std::int64_t step) const; ///< all changes except those of the limit

private:
    std::vector<double> m_rates; ///< rates of the steps, from the first one
    std::set<std::int64_t> m_validations, m_means;
    std::vector<ChangeReport> m_changes;
};

/// The learning rate of a step, counted from one. `base` is the current base rate, which the user may have changed, or
/// the plateau rule may have halved. `fraction` is the finished share of the nearest limit. Every schedule first rises
/// linearly during the warm-up. The warm-up has the configured number of steps unless another one is given.
double scheduledRate(const TrainingConfiguration& configuration, double base, std::int64_t step, double fraction,
    std::optional<double> warmupSteps = std::nullopt);

/// The position of a training with a time limit, for its plan.
struct CoursePlace
{
    std::int64_t step = 0;
    double epoch = 0.0; ///< finished epochs, with a fraction
    double seconds = 0.0; ///< time since the run's start
    std::int64_t batchesInEpoch = 0; ///< 0 for a task without epochs
    std::int64_t stepsBetweenValidations = 1;
    double warmupSteps = 0.0;
};

/// Divides a limit in seconds among steps, validations and the last save, by their cost so far. Validations get at most
/// a tenth. Callers measure all times, so this class reads no clock.
class TimeBudget
{
public:
    /// `validationWork` is that of TrainingTask::validationWork(). `lastValidations` is the number of validations after
    /// the last step.
    TimeBudget(double validationWork, int lastValidations)
        : m_validationWork(validationWork), m_lastValidations(lastValidations)
    {
    }

    void addStep(double seconds, std::int64_t targetTokens);
    void beginValidation() { m_validating = 0.0; }
    void addValidation(double seconds); ///< adds a part of the current validation
    /// The next validation is expected to take as long as this one.
    void endValidation() { m_lastValidation = m_validating; }
    void stopValidating() { m_validationWork = 0.0; } ///< called if validations take too long
    void setSaveSeconds(double seconds) { m_saveSeconds = seconds; }

    bool validates() const { return m_validationWork > 0.0; }
    /// Seconds that are reserved for the validations and the save after the last step.
    double endSeconds(double limit) const;
    /// Whether another validation fits, `now` seconds after the start, besides those at the end.
    bool allowsValidation(double now, double limit) const;
    /// Whether a validation is needed although none is due. A long training must know how long the last one will take.
    bool needsFirstValidation(double now, double limit) const;
    /// Whether the current validation has taken more than its share.
    bool isValidationTooLong(double limit) const;
    /// None until the speed is known.
    std::optional<TrainingPlan> plan(const CoursePlace& place, double limit) const;

private:
    double validationSeconds(double limit) const; ///< seconds for one validation, measured or estimated

    double m_validationWork; ///< in target tokens
    double m_lastValidations;
    std::int64_t m_steps = 0, m_tokens = 0; ///< number of measured steps, and of their target tokens
    double m_stepSeconds = 0.0; ///< seconds of the measured steps
    std::int64_t m_skippedSteps = 0;
    double m_validating = 0.0; ///< seconds of the current validation
    double m_validated = 0.0; ///< seconds of all validations together
    std::optional<double> m_lastValidation;
    std::optional<double> m_saveSeconds;
};

/// The rate of the next step, under the previous limit and under the current one.
struct RateChange
{
    double before = 0.0, now = 0.0;
};

/// The position of a training, and its way to the limit.
class TrainingCourse
{
public:
    /// A limit of zeros means the configured limit. `task` must outlive this object. A fork repeats the course of its
    /// original.
    TrainingCourse(TrainingTask& task, const TrainingLimit& limit, RepeatedCourse repeated = {});

    /// Continues from a save, up to the limit of the save unless another one is given. It is a BadRun error if the save
    /// does not fit.
    Result<void> restore(const RunPosition& saved);
    void setLimit(const TrainingLimit& limit); ///< saves keep the limit too
    /// If a run has reached its limit and is resumed without a new one, it gets the configured limit again.
    void extendReachedLimit();
    /// Counts one step, which took this long.
    void advancePosition(double seconds, std::int64_t targetTokens);
    void addSeconds(double seconds) { m_position.seconds += seconds; } ///< adds the time of other work
    /// Marks the validation if it is the best so far by the deciding measure. Reduces the rate on a plateau.
    void decideBy(ValidationReport& validation);
    /// Decides whether the mean of saves is better. The task must have that mean.
    void decideByMean(ValidationReport& validation);
    const RepeatedCourse& repeated() const { return m_repeated; }
    void repeatNoMore() { m_repeated = {}; } ///< called when a person changes something that would be repeated
    /// Cancels the current validation and all later ones, because they take too much of a time limit.
    void leaveOutValidations();

    RunPosition& position() { return m_position; }
    const RunPosition& position() const { return m_position; }
    const TrainingLimit& limit() const { return m_limit; }
    bool hasEpochs() const { return m_batchesInEpoch > 0; }
    double epochsDone() const; ///< with a fraction for the current epoch
    double limitFraction() const; ///< finished share of the nearest limit; 1 or more if it is reached
    double nextRate() const; ///< rate of the next step
    std::optional<std::int64_t> plannedSteps() const; ///< none if there is a time limit
    /// The change of the next step's rate because of another limit. None if the rate is about the same. Each change is
    /// returned once.
    std::optional<RateChange> takeRateChange() { return std::exchange(m_rateChange, std::nullopt); }
    bool isLimitReached() const;
    double secondsLeft() const; ///< 0 if it is not known
    double warmupSteps() const; ///< with a time limit, at most a tenth of the steps as soon as their number is known
    const std::optional<TrainingPlan>& plan() const { return m_plan; }
    TimeBudget& time() { return m_time; }
    TrainingProgress progress() const; ///< without the speed and the current activity
    bool isValidationDue() const;
    bool isValidationTooLong() const; ///< whether the current validation takes too long
    bool isPatienceOver() const { return m_isPatienceOver; } ///< whether too many validations brought no improvement

private:
    void applyLimit(const TrainingLimit& limit);
    void rememberLimit(); ///< keeps the limit for saves
    void noteRate(double before); ///< `before` is the rate of the next step under the previous limit
    bool isBetter(const ValidationReport& validation) const;
    void rememberBest(const ValidationReport& validation);
    std::int64_t stepsBetweenValidations() const;
    double limitSeconds() const { return 60.0 * m_limit.minutes; }

    TrainingTask& m_task;
    RunPosition m_position;
    TrainingLimit m_limit;
    RepeatedCourse m_repeated;
    TimeBudget m_time;
    std::optional<TrainingPlan> m_plan;
    std::optional<RateChange> m_rateChange; ///< a change that is not reported yet
    bool m_isPatienceOver = false;
    bool m_isLimitGiven; ///< whether the user of this process has given the limit, for a new or resumed run
    /// With batch_tokens, epochs differ. Steps between validations are counted by the first one, so that they stay
    /// equal.
    std::int64_t m_batchesInFirstEpoch;
    std::int64_t m_batchesInEpoch; ///< in the current epoch; 0 for a task without epochs
};

// Messages about validations and their consequences.
Message stopsEarly(const TrainingTask& task, std::int64_t bestStep);
Message bestWeightsInUse(ValidationMeasure measure, std::int64_t bestStep);
Message validationsLeftOut(double limitMinutes);
/// Says whether the mean of saves is used, judged by the deciding measure. `before` is that measure for the best save.
Message meanCompared(ValidationMeasure measure, const ValidationReport& mean, double before);

/// Notices before the first batch: if the deciding measure is not the configured one, if the limit does not fit the
/// schedule, or if nothing is left to do.
std::vector<Message> noticesAtStart(const TrainingTask& task, TrainingCourse& course);
Message rateChanged(const TrainingConfiguration& configuration, const RateChange& change);

} // namespace attentoscope
