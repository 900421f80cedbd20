// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <cstdint>
#include <set>
#include <vector>

namespace attentoscope {

/// What a fork repeats of its original, so that nothing differs but the pairs: the learning rates, the steps after
/// which it was validated, and what a person changed. With a limit in minutes these depended on the clock, and in every
/// training they can depend on losses.
class RepeatedCourse
{
public:
    RepeatedCourse() = default; ///< of a training that repeats nothing
    explicit RepeatedCourse(const RunHistory& original); ///< which has every step

    std::int64_t steps() const { return static_cast<std::int64_t>(m_rates.size()); }
    bool covers(std::int64_t step) const { return step >= 1 && step <= steps(); }
    /// Of a covered step.
    double rate(std::int64_t step) const { return m_rates.at(static_cast<std::size_t>(step - 1)); }
    bool validatesAfter(std::int64_t step) const { return m_validations.contains(step); }
    std::vector<ChangeReport> changesAfter(std::int64_t step) const; ///< all but those of the limit

private:
    std::vector<double> m_rates; ///< of the steps from the first
    std::set<std::int64_t> m_validations;
    std::vector<ChangeReport> m_changes;
};

} // namespace attentoscope
