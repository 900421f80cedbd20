// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/loss/lossseries.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace attentoscope::ui {

/// A line for each step (or group of merged steps, whose number the last column says), validations beside their step.
[[nodiscard]] QByteArray lossCsv(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations);

/// {"steps":[{…}],"validations":[{…}],"changes":[{…}]}.
[[nodiscard]] QByteArray lossJson(std::span<const LossPoint> points, const std::vector<ValidationReport>& validations,
    const std::vector<ChangeReport>& changes = {});

} // namespace attentoscope::ui
