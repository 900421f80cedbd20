// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/loss/lossoverlays.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace attentoscope::ui {

/// A line for each step, with the validation of that step. Merged steps share a line, and "steps_merged" has their
/// number. The columns have the names of metrics.jsonl. Lines of the shown earlier runs follow. In that case a last
/// column "run" names the run; it is empty for the current run.
[[nodiscard]] QByteArray lossCsv(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const LossOverlays* overlays = nullptr);

/// {"steps":[{…}],"validations":[{…}],"changes":[{…}]}. If earlier runs are shown, "runs" contains them, each with its
/// name and its folder.
[[nodiscard]] QByteArray lossJson(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const std::vector<ChangeReport>& changes = {}, const LossOverlays* overlays = nullptr);

} // namespace attentoscope::ui
