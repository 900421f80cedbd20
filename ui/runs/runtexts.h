// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runsummary.h"

#include <QString>

namespace attentoscope::ui {

/// A run in words, in the locale's writing.
QString runName(const RunSummary& run); ///< as the person called it, else its folder's name without the moment in it
QString runMoment(const RunSummary& run);
QString runSize(std::uint64_t bytes);
QString runEndText(RunPast::End end);
QString runLine(const RunSummary& run); ///< data, preset, date, steps and what it reached, on one line

} // namespace attentoscope::ui
