// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>

namespace attentoscope::ui {

class LossCanvas;

/// What a person reads off the loss plot at one of its cursorPoints(): step, losses, validation, and earlier runs.
[[nodiscard]] QString lossReading(const LossCanvas& canvas, std::size_t point);
/// What to know while nobody points at anything: that there is nothing yet, that one is zoomed in, or the newest point.
[[nodiscard]] QString lossHint(const LossCanvas& canvas);

} // namespace attentoscope::ui
