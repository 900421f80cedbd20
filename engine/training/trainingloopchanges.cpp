// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person changes while TrainingLoop runs.
#include "engine/training/trainingloop.h"

namespace attentoscope {

Result<void> TrainingLoop::validateNow()
{
    if (m_isValidating)
        return {};
    if (!m_task->beginValidation())
        return failure(ErrorCode::NotReady,
            m_batchesInEpoch == 0
                ? "There is nothing to validate with: every batch of this task is new to the model, so the training "
                  "loss says it all."
                : "There are no validation sentences. Load the data with a validation share above zero and train anew.");
    m_isValidating = m_isOnlyLooking = true;
    return {};
}

void TrainingLoop::setLearningRate(double rate)
{
    if (rate == m_position.learningRate)
        return;
    m_position.learningRate = rate;
    noteChange("learning_rate", rate);
}

void TrainingLoop::setTeacherForcing(double probability)
{
    if (probability == m_position.teacherForcing)
        return;
    m_position.teacherForcing = probability;
    noteChange("teacher_forcing", probability);
}

void TrainingLoop::setLimit(const TrainingLimit& limit)
{
    applyLimit(limit);
    if (m_end == TrainingEnd::LimitReached && !isLimitReached())
        m_end = TrainingEnd::StillRunning;
    rememberLimit();
    if (m_limit.steps > 0)
        noteChange("steps", static_cast<double>(m_limit.steps));
    else if (m_limit.epochs > 0)
        noteChange("epochs", m_limit.epochs);
}

/// What a full disk does not take now is written with the next line, or refused there.
void TrainingLoop::noteChange(const char* key, double value)
{
    m_changes.push_back(
        {.step = m_position.step, .epoch = epochsDone(), .seconds = m_position.seconds, .key = key, .value = value});
    m_savedStep.reset(); // a save of this very step knows nothing of it
    if (m_folder)
        (void)m_folder->append(m_changes.back());
}

} // namespace attentoscope
