// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runsummary.h"

#include <cstddef>
#include <vector>

namespace attentoscope::ui {

/// What has to go so that the best `keep` runs stay, the worst first. The run with the higher BLEU is better; runs
/// without BLEU come after those with one, and among them the one with the lower loss is better. Runs that are trained
/// now stay.
std::vector<RunSummary> beyondTheBest(std::vector<RunSummary> runs, std::size_t keep);

} // namespace attentoscope::ui
