// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/validationphase.h"

#include "engine/arithmetic/guarded.h"

#include <utility>

namespace attentoscope {

void ValidationPhase::beginIfDue()
{
    m_isOwed = m_course.isValidationDue();
    beginAgain();
}

bool ValidationPhase::beginAgain()
{
    if (!m_isOwed)
        return false;
    const bool hasBegun = m_task.beginValidation(); // if that throws, it is still owed
    m_isOwed = false;
    if (!hasBegun)
        return false;
    m_purpose = Purpose::Training;
    m_course.time().beginValidation();
    return true;
}

bool ValidationPhase::isGivenUp()
{
    return m_purpose == Purpose::Training && m_course.isValidationTooLong()
        && m_task.shortenValidation() == ValidationRest::Long;
}

Result<void> ValidationPhase::beginForPerson()
{
    if (isUnderWay())
        return {};
    if (!m_task.beginValidation())
        return failure(ErrorCode::NotReady,
            m_course.hasEpochs()
                ? Message("There are no validation sentences. Load the data with a validation share above zero and "
                          "train "
                          "anew.")
                : Message("There is nothing to validate with: every batch of this task is new to the model, so the "
                          "training loss says it all."));
    m_purpose = Purpose::Person;
    m_course.time().beginValidation();
    return {};
}

bool ValidationPhase::beginForMean()
{
    if (!m_task.beginValidation())
        return false;
    m_purpose = Purpose::Mean;
    m_course.time().beginValidation();
    return true;
}

void ValidationPhase::cancel()
{
    m_task.cancelValidation();
    m_purpose = Purpose::None;
    m_isOwed = false;
}

/// Its batches are counted, so it cannot go on. One that training depends on begins anew, once.
void ValidationPhase::breakOff(Error& error)
{
    const auto step = m_course.position().step;
    const bool isOwed = m_purpose == Purpose::Training && std::exchange(m_failedStep, step) != step;
    cancel();
    m_isOwed = isOwed;
    if (error.code == ErrorCode::OutOfMemory)
        error.message = Message("Step {}: there is not enough memory to validate. Close other programs and go on: the "
                                "validation begins anew, and is left out if that fails too.",
            step);
}

Result<std::optional<ValidationReport>> ValidationPhase::advance()
{
    if (isGivenUp()) {
        cancel();
        m_course.leaveOutValidations();
        return std::nullopt;
    }
    auto report = guarded([&]() -> Result<std::optional<ValidationReport>> { return m_task.advanceValidation(); });
    if (!report)
        breakOff(report.error());
    if (!report || !*report)
        return report;
    ValidationReport& validation = **report;
    validation.step = m_course.position().step;
    validation.epoch = m_course.epochsDone();
    validation.seconds = m_course.position().seconds;
    const auto purpose = std::exchange(m_purpose, Purpose::None);
    if (purpose == Purpose::Training)
        m_course.decideBy(validation);
    if (purpose == Purpose::Mean)
        m_course.decideByMean(validation);
    return report;
}

} // namespace attentoscope
