// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/repeatedcourse.h"

#include <algorithm>
#include <iterator>

namespace attentoscope {

RepeatedCourse::RepeatedCourse(const RunHistory& original)
{
    m_rates.reserve(original.steps.size());
    for (const auto& step : original.steps)
        m_rates.push_back(step.learningRate);
    for (const auto& validation : original.validations)
        if (!validation.mean) // the mean of saves is validated again at the end of training
            m_validations.insert(validation.step);
    const auto isOfLimit = [](const ChangeReport& change) {
        return change.key == "epochs" || change.key == "steps" || change.key == "minutes";
    };
    std::ranges::remove_copy_if(original.changes, std::back_inserter(m_changes), isOfLimit);
}

std::vector<ChangeReport> RepeatedCourse::changesAfter(std::int64_t step) const
{
    std::vector<ChangeReport> changes;
    std::ranges::copy_if(m_changes, std::back_inserter(changes), [step](const auto& one) { return one.step == step; });
    return changes;
}

} // namespace attentoscope
