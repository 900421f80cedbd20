// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/runsaver.h"
#include "engine/training/trainingcourse.h"
#include "engine/training/validationphase.h"

namespace attentoscope {

/// How a training comes to its end, and with which weights it leaves the model: those that were trained last, the mean
/// of several saves, or the best ones.
class TrainingEnding
{
public:
    /// What it works with; it is used as long as the ending lives.
    struct Parts
    {
        TrainingTask& task;
        TrainingCourse& course;
        ValidationPhase& validation;
        SaveAveraging& averaging;
        RunSaver& saver;
    };

    explicit TrainingEnding(const Parts& parts) : m_parts(parts) { }

    TrainingEnd end() const { return m_end; }
    bool hasCome() const { return m_end != TrainingEnd::StillRunning; }

    void reachGoal(); ///< of the task, with the step that was just made
    Result<void> reachLimit() { return come(TrainingEnd::LimitReached); }
    /// An error kept it from coming: the memory did not suffice for the mean of saves, or for measuring it.
    bool isOwed() const { return m_owed != TrainingEnd::StillRunning; }
    Result<void> comeAgain() { return come(m_owed); }
    /// What follows from a validation: the mean is kept or not, or patience is over.
    Result<void> judge(const ValidationReport& validation, TrainingReports& reports);
    Result<void> goOn(); ///< if there is a limit again that is not reached

    Result<void> finish(); ///< a mean that is not measured to its end is not used
    /// Leaves the best weights in the model when training came to its own end.
    Result<void> useBest(TrainingEnd why, TrainingReports& reports);

private:
    Result<void> come(TrainingEnd why);
    const TrainingConfiguration& configuration() const { return m_parts.task.configuration(); }

    Parts m_parts;
    TrainingEnd m_end = TrainingEnd::StillRunning;
    TrainingEnd m_owed = TrainingEnd::StillRunning; ///< what it will be once the mean is measured
    double m_bestBeforeMean = 0.0; ///< by the run's measure
};

} // namespace attentoscope
