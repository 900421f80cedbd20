// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/beam.h"

namespace attentoscope::ui {

/// Where a word of a beam stands in the drawn tree: its step to the right, its branch downwards.
struct BeamPlace
{
    int column = 0;
    int row = 0;
    std::optional<std::size_t> hypothesis; ///< the best one that goes through it; none: the search gave it up
};

/// One place a node. A word stands in the row of its best continuation, so that the best translation is a straight
/// line along the top. Branches share a row where they do not meet.
[[nodiscard]] std::vector<BeamPlace> layOutBeam(const Beam& beam);

} // namespace attentoscope::ui
