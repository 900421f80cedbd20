// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/loss/lossoverlays.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace attentoscope::ui {

/// A line for each step (or for a group of merged steps, whose number is in "steps_merged"), with validations in the
/// line of their step. The columns have the names of metrics.jsonl. Lines of the shown earlier runs follow. Then there
/// is a last column, "run", which names the run and is empty for the run itself.
[[nodiscard]] QByteArray lossCsv(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const LossOverlays* overlays = nullptr);

/// {"steps":[{…}],"validations":[{…}],"changes":[{…}]}. If earlier runs are shown, they are under "runs", each with its
/// name and its folder.
[[nodiscard]] QByteArray lossJson(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const std::vector<ChangeReport>& changes = {}, const LossOverlays* overlays = nullptr);

} // namespace attentoscope::ui
