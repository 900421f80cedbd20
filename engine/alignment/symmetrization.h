// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace attentoscope {

/// How the links of two directions become one alignment.
enum class Symmetrization : std::uint8_t {
    Intersection, ///< the links that both directions have: few, and mostly right
    /// Begins with the intersection. Then it repeatedly adds links of either direction that are next to a link, also
    /// diagonally, and have a word without a link. At the end it adds links between two words that both have no link
    /// (Koehn, Och and Marcu 2003).
    GrowDiagFinalAnd,
};

/// Both directions give links as (source, target). The result is sorted.
std::vector<AlignmentLink> symmetrized(const std::vector<AlignmentLink>& forward,
    const std::vector<AlignmentLink>& backward, std::size_t sourceWords, std::size_t targetWords,
    Symmetrization rule = Symmetrization::GrowDiagFinalAnd);

} // namespace attentoscope
