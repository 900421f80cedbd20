// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace attentoscope {
struct Configuration;
struct ValidationReport;
} // namespace attentoscope

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

/// What runs across the loss plot and what upwards; turns what a run reported into places there.
struct LossMeasure
{
    LossAxis axis = LossAxis::Step;
    LossQuantity quantity = LossQuantity::Loss;

    /// Of anything that has a step, an epoch and seconds.
    template <typename Place>
    [[nodiscard]] double keyOf(const Place& place) const
    {
        return axis == LossAxis::Step ? static_cast<double>(place.step)
            : axis == LossAxis::Epoch ? place.epoch
                                      : place.seconds;
    }
    [[nodiscard]] double shown(double loss) const; ///< the loss itself, or its perplexity; of BLEU there is none
    [[nodiscard]] double shownValidation(const ValidationReport& report) const;

    [[nodiscard]] QString keyName() const;
    [[nodiscard]] QString valueName(LossUnit unit) const;
};

/// What the training's loss of such a run is.
LossUnit lossUnitOf(const Configuration& configuration);

/// Minutes and seconds up to an hour, hours and minutes beyond.
[[nodiscard]] QString durationText(double seconds);

} // namespace attentoscope::ui
