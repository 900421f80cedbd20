// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QString>

#include <span>

namespace attentoscope::ui {

class HeadsOffMeasuring;

/// "Cross 2.3, Encoder 1.1"; of many their number.
[[nodiscard]] QString headNames(std::span<const AttentionHead> heads);

/// What became of the sentence and of the validation set without the heads, in one line. A translation that was made
/// with other heads says nothing.
[[nodiscard]] QString headsOffText(
    std::span<const AttentionHead> off, const Translation& shown, const HeadsOffMeasuring& measuring);

} // namespace attentoscope::ui
