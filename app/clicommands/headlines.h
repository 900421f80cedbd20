// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"

#include <vector>

namespace attentoscope {

/// The table of heads for people, a line for each. A star marks the head that aligns best.
void printHeads(const std::vector<MeasuredHead>& heads);

} // namespace attentoscope
