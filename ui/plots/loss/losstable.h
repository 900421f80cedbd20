// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/loss/lossoverlays.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace attentoscope::ui {

/// A line for each step (or group of merged steps, whose number "steps_merged" says), validations beside their step.
/// The columns have the names of metrics.jsonl. Lines of earlier runs that are shown follow, and a last column, "run",
/// tells them apart: it is empty for the run itself, and not there without them.
[[nodiscard]] QByteArray lossCsv(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const LossOverlays* overlays = nullptr);

/// {"steps":[{…}],"validations":[{…}],"changes":[{…}]}, and where earlier runs are shown, theirs under "runs", each
/// with its name and its folder.
[[nodiscard]] QByteArray lossJson(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const std::vector<ChangeReport>& changes = {}, const LossOverlays* overlays = nullptr);

} // namespace attentoscope::ui
