// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingcourse.h"

#include "engine/training/schedule.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

TrainingCourse::TrainingCourse(TrainingTask& task, const TrainingLimit& limit)
    : m_task(task)
    , m_time(task.validationWork(), task.configuration().averageSaves > 1 ? 2 : 1) // of the mean of saves, too
    , m_isLimitGiven(limit.epochs > 0 || limit.steps > 0 || limit.minutes > 0.0)
    , m_batchesInEpoch(task.batchesInEpoch(0))
{
    m_position.learningRate = task.configuration().learningRate;
    m_position.validatedStep = 0; // so that only saves of older versions have none
    applyLimit(limit);
    if (m_isLimitGiven)
        rememberLimit();
}

Result<void> TrainingCourse::restore(const RunPosition& saved)
{
    m_position = saved;
    if (!m_position.validatedStep)
        m_position.validatedStep = m_position.step;
    m_batchesInEpoch = m_task.batchesInEpoch(m_position.epoch);
    const auto given = m_limit;
    applyLimit({.epochs = static_cast<int>(m_position.limitEpochs.value_or(0)),
        .steps = m_position.limitSteps.value_or(0),
        .minutes = m_position.limitMinutes.value_or(0.0)});
    const double before = nextRate();
    if (m_isLimitGiven) {
        m_limit = given;
        m_position.reachedStep.reset();
    }
    rememberLimit();
    noteRate(before);
    if (hasEpochs() && m_position.batchInEpoch >= m_batchesInEpoch)
        return failure(ErrorCode::BadRun,
            Message("The save stands at batch {} of an epoch that has only {}; was the data file changed?",
                m_position.batchInEpoch, m_batchesInEpoch));
    return {};
}

void TrainingCourse::setLimit(const TrainingLimit& limit)
{
    const double before = nextRate();
    applyLimit(limit);
    rememberLimit();
    m_position.reachedStep.reset();
    m_plan.reset();
    noteRate(before);
}

void TrainingCourse::extendReachedLimit()
{
    if (!m_isLimitGiven && isLimitReached())
        setLimit({});
}

void TrainingCourse::applyLimit(const TrainingLimit& limit)
{
    const auto& configuration = m_task.configuration();
    m_limit = limit;
    if (!hasEpochs())
        m_limit.epochs = 0;
    if (m_limit.epochs <= 0 && m_limit.steps <= 0 && m_limit.minutes <= 0.0) {
        m_limit.minutes = configuration.minutes;
        m_limit.steps = m_limit.minutes > 0.0 ? 0 : configuration.steps;
        m_limit.epochs = m_limit.minutes > 0.0 || m_limit.steps > 0 ? 0 : configuration.epochs;
    }
}

double TrainingCourse::nextRate() const
{
    return scheduledRate(
        m_task.configuration(), m_position.learningRate, m_position.step + 1, limitFraction(), warmupSteps());
}

void TrainingCourse::noteRate(double before)
{
    const double now = nextRate();
    const bool isOther = std::abs(now - before) > 0.1 * std::min(now, before);
    m_rateChange =
        m_position.step > 0 && isOther && !isLimitReached() ? std::optional(RateChange{before, now}) : std::nullopt;
}

std::optional<std::int64_t> TrainingCourse::plannedSteps() const
{
    if (m_limit.steps > 0)
        return m_limit.steps;
    return m_limit.epochs > 0 && hasEpochs() ? std::optional(m_limit.epochs * m_batchesInEpoch) : std::nullopt;
}

void TrainingCourse::rememberLimit()
{
    m_position.limitEpochs = m_limit.epochs > 0 ? std::optional<std::int64_t>(m_limit.epochs) : std::nullopt;
    m_position.limitSteps = m_limit.steps > 0 ? std::optional(m_limit.steps) : std::nullopt;
    m_position.limitMinutes = m_limit.minutes > 0.0 ? std::optional(m_limit.minutes) : std::nullopt;
}

void TrainingCourse::advancePosition(double seconds, std::int64_t targetTokens)
{
    m_position.seconds += seconds;
    m_time.addStep(seconds, targetTokens);
    ++m_position.step;
    if (hasEpochs() && ++m_position.batchInEpoch >= m_batchesInEpoch) {
        m_position.batchInEpoch = 0;
        ++m_position.epoch;
        m_batchesInEpoch = m_task.batchesInEpoch(m_position.epoch);
    }
    if (isLimitReached())
        m_position.reachedStep = m_position.step;
    if (!m_plan && m_limit.minutes > 0.0)
        m_plan = m_time.plan({.step = m_position.step,
                                 .epoch = epochsDone(),
                                 .seconds = m_position.seconds,
                                 .batchesInEpoch = m_batchesInEpoch,
                                 .stepsBetweenValidations = stepsBetweenValidations(),
                                 .warmupSteps = static_cast<double>(m_task.configuration().warmupSteps)},
            limitSeconds());
}

bool TrainingCourse::isBetter(const ValidationReport& validation) const
{
    if (!std::isfinite(validation.loss))
        return false;
    if (m_position.bestStep == 0 || !std::isfinite(m_position.bestLoss)) // saved by an older version
        return true;
    const double best = m_position.bestBleu.value_or(0.0);
    // The first validations may all have a BLEU of 0.
    if (m_task.decidingMeasure() == ValidationMeasure::Bleu && validation.bleu != best)
        return validation.bleu > best;
    return validation.loss < m_position.bestLoss;
}

void TrainingCourse::decideBy(ValidationReport& validation)
{
    m_position.validatedStep = m_position.step;
    validation.best = isBetter(validation);
    if (validation.best) {
        rememberBest(validation);
        return;
    }
    ++m_position.validationsSinceBest;
    const auto& configuration = m_task.configuration();
    if (configuration.schedule == ScheduleKind::Plateau)
        m_position.learningRate *= 0.5;
    m_isPatienceOver = configuration.patience > 0 && m_position.validationsSinceBest >= configuration.patience;
}

void TrainingCourse::decideByMean(ValidationReport& validation)
{
    validation.mean = m_position.mean;
    validation.best = isBetter(validation);
    if (validation.best)
        rememberBest(validation);
}

void TrainingCourse::rememberBest(const ValidationReport& validation)
{
    m_position.bestLoss = validation.loss;
    m_position.bestBleu = validation.bleu;
    m_position.bestStep = validation.step;
    m_position.validationsSinceBest = 0;
}

void TrainingCourse::leaveOutValidations()
{
    m_position.validatedStep = m_position.step;
    m_time.stopValidating();
}

double TrainingCourse::epochsDone() const
{
    const double fraction =
        hasEpochs() ? static_cast<double>(m_position.batchInEpoch) / static_cast<double>(m_batchesInEpoch) : 0.0;
    return static_cast<double>(m_position.epoch) + fraction;
}

double TrainingCourse::limitFraction() const
{
    double fraction = 0.0;
    if (m_limit.epochs > 0)
        fraction = std::max(fraction, epochsDone() / m_limit.epochs);
    if (m_limit.steps > 0)
        fraction = std::max(fraction, static_cast<double>(m_position.step) / static_cast<double>(m_limit.steps));
    if (m_limit.minutes > 0.0)
        fraction = std::max(fraction, m_position.seconds / (limitSeconds() - m_time.endSeconds(limitSeconds())));
    return fraction;
}

bool TrainingCourse::isLimitReached() const
{
    return m_position.reachedStep == m_position.step || limitFraction() >= 1.0;
}

double TrainingCourse::secondsLeft() const
{
    if (m_limit.minutes > 0.0)
        return std::max(0.0, limitSeconds() - m_position.seconds);
    const double fraction = std::min(limitFraction(), 1.0);
    return fraction > 0.0 ? m_position.seconds * (1.0 - fraction) / fraction : 0.0;
}

double TrainingCourse::warmupSteps() const
{
    return m_plan ? m_plan->warmupSteps : static_cast<double>(m_task.configuration().warmupSteps);
}

TrainingProgress TrainingCourse::progress() const
{
    return {.step = m_position.step,
        .epoch = epochsDone(),
        .limit = m_limit,
        .fraction = isLimitReached() ? 1.0 : limitFraction(),
        .seconds = m_position.seconds,
        .secondsLeft = secondsLeft(),
        .plan = m_plan};
}

std::int64_t TrainingCourse::stepsBetweenValidations() const
{
    const double every = std::max(m_task.configuration().validationEpochs, 1e-3);
    return std::max<std::int64_t>(1, std::llround(every * static_cast<double>(m_batchesInEpoch)));
}

bool TrainingCourse::isValidationDue() const
{
    const bool isTimed = m_limit.minutes > 0.0;
    if (m_position.step <= m_position.validatedStep.value_or(0) || (isTimed && !m_time.validates()))
        return false;
    if (isLimitReached())
        return true;
    const bool isAsked = m_position.step % stepsBetweenValidations() == 0;
    if (!isTimed)
        return isAsked;
    const double now = m_position.seconds;
    return (isAsked && m_time.allowsValidation(now, limitSeconds()))
        || m_time.needsFirstValidation(now, limitSeconds());
}

bool TrainingCourse::isValidationTooLong() const
{
    return m_limit.minutes > 0.0 && m_time.isValidationTooLong(limitSeconds());
}

} // namespace attentoscope
