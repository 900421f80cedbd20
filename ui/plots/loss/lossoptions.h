// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope::ui {

enum class LossAxis : std::uint8_t { Step, Epoch, Time };
enum class LossQuantity : std::uint8_t { Loss, Perplexity, Bleu }; ///< BLEU is known of validations alone
enum class LossUnit : std::uint8_t { NatsPerWord, SquaredError }; ///< what the task's loss is
enum class LossScale : std::uint8_t { Linear, Logarithmic };
enum class CursorMove : std::uint8_t { Pointed, Chosen }; ///< while the pointer is there; until another is chosen

} // namespace attentoscope::ui
