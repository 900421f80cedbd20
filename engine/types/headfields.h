// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"

#include <array>
#include <optional>

namespace attentoscope {

/// A measure of a head: its single name in files, JSON and tables, and its form for people.
struct HeadField
{
    const char* name;
    double HeadMeasures::* number; ///< a measure that every head has; null: it is a share
    std::optional<double> HeadMeasures::* share; ///< a measure that a head may lack
    double most; ///< largest possible value; the smallest is 0
    const char* title;
    const char* meaning;
    int decimals; ///< decimals for people
    double factor; ///< factor by which the measure is multiplied for people

    std::optional<double> of(const HeadMeasures& measures) const
    {
        return number ? std::optional(measures.*number) : measures.*share;
    }
};

/// All outputs of measures follow from these rows: heads.jsonl, the JSON and the text of `evaluate`, and the window's
/// table with its CSV.
inline constexpr std::array headFields{
    HeadField{"aer", nullptr, &HeadMeasures::errorRate, 1.0, "AER",
        "Alignment error rate of a cross head against known links: 0 is the best, 1 the worst", 4, 1.0},
    HeadField{"entropy", &HeadMeasures::entropy, nullptr, 64.0, "Bits a row",
        "Entropy of a row, in bits: 0 where all weight is on one word", 2, 1.0},
    HeadField{"evenness", &HeadMeasures::evenness, nullptr, 1.0, "Even (%)",
        "Entropy of a row divided by the largest that it can have", 1, 100.0},
    HeadField{"previous", nullptr, &HeadMeasures::previous, 1.0, "Previous (%)",
        "Share of the weight on the word before the row's own place", 1, 100.0},
    HeadField{
        "same", nullptr, &HeadMeasures::same, 1.0, "Same (%)", "Share of the weight on the row's own place", 1, 100.0},
    HeadField{"next", nullptr, &HeadMeasures::next, 1.0, "Next (%)",
        "Share of the weight on the word after the row's own place", 1, 100.0},
    HeadField{"first", nullptr, &HeadMeasures::first, 1.0, "First (%)", "Share of the weight on the first position", 1,
        100.0},
    HeadField{
        "last", nullptr, &HeadMeasures::last, 1.0, "Last (%)", "Share of the weight on the last position", 1, 100.0},
};

} // namespace attentoscope
