// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runsummary.h"

#include <cstddef>
#include <vector>

namespace attentoscope::ui {

/// What has to go so that the best `keep` runs stay, the worst first. Runs are compared with those of the same
/// runMeasure: the best by BLEU is as good as the best by the loss of the validation. Runs that were not validated go
/// first. Runs that are trained now stay.
std::vector<RunSummary> beyondTheBest(std::vector<RunSummary> runs, std::size_t keep);

} // namespace attentoscope::ui
