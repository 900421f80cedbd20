// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionplot.h"

#include <cstdint>
#include <optional>

namespace attentoscope::ui {

enum class PinMove : std::uint8_t { Chosen, Walked }; ///< by a click or Enter, or cell by cell with the arrow keys

/// What the person did to the pin of an attention view; without a cell nothing is pinned.
struct PinChange
{
    std::optional<Cell> before;
    std::optional<Cell> after;
    PinMove how = PinMove::Chosen;
};

} // namespace attentoscope::ui
