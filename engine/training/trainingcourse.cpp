// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingcourse.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

TrainingCourse::TrainingCourse(TrainingTask& task, const TrainingLimit& limit)
    : m_task(task)
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
    if (!m_isLimitGiven)
        applyLimit({.epochs = static_cast<int>(m_position.limitEpochs.value_or(0)),
            .steps = m_position.limitSteps.value_or(0),
            .minutes = m_position.limitMinutes.value_or(0.0)});
    rememberLimit();
    if (hasEpochs() && m_position.batchInEpoch >= m_batchesInEpoch)
        return failure(ErrorCode::BadRun,
            Message("The save stands at batch {} of an epoch that has only {}; was the data file changed?",
                m_position.batchInEpoch, m_batchesInEpoch));
    return {};
}

void TrainingCourse::setLimit(const TrainingLimit& limit)
{
    applyLimit(limit);
    rememberLimit();
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
        m_limit.steps = configuration.steps;
        m_limit.epochs = m_limit.steps > 0 ? 0 : configuration.epochs;
    }
}

void TrainingCourse::rememberLimit()
{
    m_position.limitEpochs = m_limit.epochs > 0 ? std::optional<std::int64_t>(m_limit.epochs) : std::nullopt;
    m_position.limitSteps = m_limit.steps > 0 ? std::optional(m_limit.steps) : std::nullopt;
    m_position.limitMinutes = m_limit.minutes > 0.0 ? std::optional(m_limit.minutes) : std::nullopt;
}

void TrainingCourse::advancePosition()
{
    ++m_position.step;
    if (!hasEpochs() || ++m_position.batchInEpoch < m_batchesInEpoch)
        return;
    m_position.batchInEpoch = 0;
    ++m_position.epoch;
    m_batchesInEpoch = m_task.batchesInEpoch(m_position.epoch);
}

void TrainingCourse::decideBy(ValidationReport& validation)
{
    m_position.validatedStep = m_position.step;
    validation.best = m_position.bestStep == 0 || validation.loss < m_position.bestLoss;
    if (validation.best) {
        m_position.bestLoss = validation.loss;
        m_position.bestStep = validation.step;
        m_position.validationsSinceBest = 0;
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
    validation.best = validation.loss < m_position.bestLoss;
    if (!validation.best)
        return;
    m_position.bestLoss = validation.loss;
    m_position.bestStep = validation.step;
    m_position.validationsSinceBest = 0;
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
        fraction = std::max(fraction, m_position.seconds / (60.0 * m_limit.minutes));
    return fraction;
}

bool TrainingCourse::isValidationDue() const
{
    if (m_position.step <= m_position.validatedStep.value_or(0))
        return false;
    const double every = std::max(m_task.configuration().validationEpochs, 1e-3);
    const auto stepsBetween = std::max<std::int64_t>(1, std::llround(every * static_cast<double>(m_batchesInEpoch)));
    return m_position.step % stepsBetween == 0 || isLimitReached();
}

} // namespace attentoscope
