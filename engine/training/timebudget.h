// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <optional>

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

} // namespace attentoscope
