// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runs.h"

#include <QString>

#include <cstdint>

namespace attentoscope::ui {

/// The number by which a run is judged: BLEU; if BLEU is meaningless, the loss of the last validation; without a
/// validation, the training loss.
enum class RunMeasure : std::uint8_t { Bleu, ValidationLoss, TrainingLoss };
RunMeasure runMeasure(const RunSummary& run);

/// Texts about a run, with numbers in the locale's notation.
QString runName(const RunSummary& run); ///< the user's name for it, otherwise the folder's name without the time
QString runMoment(const RunSummary& run);
QString runData(const RunSummary& run); ///< name of its pairs; for a model of others, its languages
QString runPreset(const RunSummary& run); ///< name of its preset, and of the model from which its training began
QString runEndText(const RunSummary& run); ///< how its training ended, or that it was trained by others
QString runLine(const RunSummary& run); ///< data, preset, date, steps and result, on one line

} // namespace attentoscope::ui
