// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <cstdint>
#include <set>
#include <vector>

namespace attentoscope {

/// What a fork repeats from its original, so that only the pairs differ: the learning rates, the steps after which it
/// validates, and changes by a person. With a limit in minutes these depend on the clock, and in every training they
/// can depend on losses.
class RepeatedCourse
{
public:
    RepeatedCourse() = default; ///< for a training that repeats nothing
    explicit RepeatedCourse(const RunHistory& original); ///< `original` must have every step

    std::int64_t steps() const { return static_cast<std::int64_t>(m_rates.size()); }
    bool covers(std::int64_t step) const { return step >= 1 && step <= steps(); }
    /// The rate of a step that the original has.
    double rate(std::int64_t step) const { return m_rates.at(static_cast<std::size_t>(step - 1)); }
    bool validatesAfter(std::int64_t step) const { return m_validations.contains(step); }
    std::vector<ChangeReport> changesAfter(std::int64_t step) const; ///< all changes except those of the limit

private:
    std::vector<double> m_rates; ///< rates of the steps, from the first one
    std::set<std::int64_t> m_validations;
    std::vector<ChangeReport> m_changes;
};

} // namespace attentoscope
