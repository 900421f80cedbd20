// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runsummary.h"

#include <QString>

#include <cstdint>

namespace attentoscope::ui {

/// What tells how good a run is: BLEU, the loss of its last validation where BLEU says nothing, or the loss of
/// training where nothing was validated.
enum class RunMeasure : std::uint8_t { Bleu, ValidationLoss, TrainingLoss };
RunMeasure runMeasure(const RunSummary& run);

/// A run in words, in the locale's writing.
QString runName(const RunSummary& run); ///< as the person called it, else its folder's name without the moment in it
QString runMoment(const RunSummary& run);
QString runSize(std::uint64_t bytes);
QString runEndText(RunPast::End end);
QString runLine(const RunSummary& run); ///< data, preset, date, steps and what it reached, on one line

} // namespace attentoscope::ui
