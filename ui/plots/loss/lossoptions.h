// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope::ui {

enum class LossAxis : std::uint8_t { Step, Epoch, Time };
enum class LossQuantity : std::uint8_t { Loss, Perplexity, Bleu }; ///< BLEU is known of validations alone
/// What the task's loss is. That of smoothed targets is not in nats of surprise and has no perplexity; validations have
/// the plain one.
enum class LossUnit : std::uint8_t { Nats, SmoothedNats, SquaredError };
enum class LossScale : std::uint8_t { Linear, Logarithmic };

/// How the person wants the loss curves drawn; kept from one start to the next.
struct LossOptions
{
    LossAxis axis = LossAxis::Step;
    LossQuantity quantity = LossQuantity::Loss;
    LossScale scale = LossScale::Linear; ///< of loss and perplexity
    double smoothing = 0.95; ///< of the bold curve: 0: none, up to 0.999

    bool operator==(const LossOptions&) const = default;
};

enum class CursorMove : std::uint8_t { Pointed, Chosen }; ///< while the pointer is there; until another is chosen

} // namespace attentoscope::ui
