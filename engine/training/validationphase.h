// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingcourse.h"

namespace attentoscope {

/// The validation between two batches of training, itself one batch after the other. One that is due decides about the
/// best weights, the patience and the rate; one that a person asks for decides nothing; that of a mean of saves
/// decides which weights the run ends with.
class ValidationPhase
{
public:
    ValidationPhase(TrainingTask& task, TrainingCourse& course) : m_task(task), m_course(course) { }

    bool isUnderWay() const { return m_purpose != Purpose::None; }
    void beginIfDue();
    bool beginAgain(); ///< the one that was due and ran out of memory; once
    Result<void> beginForPerson(); ///< NotReady: there is nothing to validate with
    bool beginForMean(); ///< of the mean of saves that ends a training; false: there is nothing to validate with
    void cancel();
    /// One batch further, and the result after the last one. An error ends it, and so does a limit in minutes that
    /// leaves it no time: then there is no result.
    Result<std::optional<ValidationReport>> advance();

private:
    void breakOff(Error& error);
    bool isGivenUp(); ///< too little time is left for it; where it can be made shorter, it is

    enum class Purpose : std::uint8_t { None, Training, Person, Mean };

    TrainingTask& m_task;
    TrainingCourse& m_course;
    Purpose m_purpose = Purpose::None;
    bool m_isOwed = false; ///< it is due, and has not begun or is to begin anew
    std::int64_t m_failedStep = -1;
};

} // namespace attentoscope
