// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/timebudget.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

constexpr double validationShare = 0.1; ///< of all the time, at most
constexpr double warmupShare = 0.1; ///< of all steps, at most
constexpr double unknownValidation = 0.04; ///< of the limit, while no step was measured
constexpr double unknownSave = 0.01;
constexpr double smallestAllowance = 0.02; ///< of the limit, for one validation
constexpr double largestEnd = 0.25; ///< of the limit
constexpr double guessedSeconds = 3.0; ///< an estimate that may be wrong by as much has to be measured
constexpr std::int64_t warmingUp = 2; ///< steps in which memory is allocated and weights are packed
constexpr std::int64_t fewestSteps = 10;

} // namespace

void TimeBudget::addStep(double seconds, std::int64_t targetTokens)
{
    if (m_skippedSteps < warmingUp) {
        ++m_skippedSteps;
        return;
    }
    ++m_steps;
    m_tokens += targetTokens;
    m_stepSeconds += seconds;
}

void TimeBudget::addValidation(double seconds)
{
    m_validating += seconds;
    m_validated += seconds;
}

double TimeBudget::validationSeconds(double limit) const
{
    if (!validates())
        return 0.0;
    const double estimate =
        m_tokens > 0 ? m_validationWork * m_stepSeconds / static_cast<double>(m_tokens) : unknownValidation * limit;
    return m_lastValidation.value_or(std::min(estimate, validationShare * limit));
}

double TimeBudget::endSeconds(double limit) const
{
    return std::min(
        largestEnd * limit, m_lastValidations * validationSeconds(limit) + m_saveSeconds.value_or(unknownSave * limit));
}

bool TimeBudget::allowsValidation(double now, double limit) const
{
    const double next = validationSeconds(limit);
    return validates() && m_validated + next <= validationShare * (now + next)
        && m_validated + (1.0 + m_lastValidations) * next <= validationShare * limit;
}

bool TimeBudget::needsFirstValidation(double now, double limit) const
{
    return validates() && !m_lastValidation && now >= 0.5 * limit && validationSeconds(limit) > guessedSeconds
        && allowsValidation(now, limit);
}

bool TimeBudget::isValidationTooLong(double limit) const
{
    const double others = m_validated - m_validating;
    const double expected = std::max(2.0 * validationSeconds(limit), smallestAllowance * limit);
    return m_validating > std::min(expected, validationShare * limit - others);
}

std::optional<TrainingPlan> TimeBudget::plan(const CoursePlace& place, double limit) const
{
    if (m_steps < fewestSteps || m_stepSeconds < std::min(2.0, 0.02 * limit))
        return std::nullopt;
    const double perStep = m_stepSeconds / static_cast<double>(m_steps);
    const double validation = validationSeconds(limit);
    const double left = std::max(0.0, limit - place.seconds - endSeconds(limit));
    const double asked = perStep * static_cast<double>(place.stepsBetweenValidations);
    const double fitting = validation / validationShare - validation; // seconds of steps that one validation needs
    const double between = asked * std::max(1.0, std::ceil(fitting / asked));
    const double most =
        validates() ? std::max(0.0, std::floor(validationShare * limit / validation) - m_lastValidations) : 0.0;
    const double before = std::min(most, std::floor(left / (between + validation)));
    TrainingPlan plan;
    plan.steps = place.step + std::llround((left - before * validation) / perStep);
    if (place.batchesInEpoch > 0)
        plan.epochs =
            place.epoch + static_cast<double>(plan.steps - place.step) / static_cast<double>(place.batchesInEpoch);
    plan.targetTokens = static_cast<double>(plan.steps) * static_cast<double>(m_tokens) / static_cast<double>(m_steps);
    plan.validations = std::llround(before + (validates() ? m_lastValidations : 0.0));
    plan.warmupSteps = std::min(place.warmupSteps, warmupShare * static_cast<double>(plan.steps));
    return plan;
}

} // namespace attentoscope
