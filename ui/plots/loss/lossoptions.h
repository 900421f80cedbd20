// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace attentoscope {
struct Configuration;
struct AlsoValidated;
struct ValidationReport;
} // namespace attentoscope

namespace attentoscope::ui {

enum class LossAxis : std::uint8_t { Step, Epoch, Time };
enum class LossQuantity : std::uint8_t { Loss, Perplexity, Bleu }; ///< only validations have a BLEU
/// The unit of the task's loss. A loss of smoothed targets is no surprise in nats, and has no perplexity. Validations
/// measure it without smoothing.
enum class LossUnit : std::uint8_t { Nats, SmoothedNats, SquaredError };
enum class LossScale : std::uint8_t { Linear, Logarithmic };

/// The person's choices for drawing the loss curves; kept from one start to the next.
struct LossOptions
{
    LossAxis axis = LossAxis::Step;
    LossQuantity quantity = LossQuantity::Loss;
    LossScale scale = LossScale::Linear; ///< scale of loss and perplexity
    double smoothing = 0.95; ///< weight for smoothing the bold curve: 0 for none, up to 0.999

    bool operator==(const LossOptions&) const = default;
};

/// Pointed: as long as the pointer is there. Chosen: until another step is chosen.
enum class CursorMove : std::uint8_t { Pointed, Chosen };

/// The quantities of the two axes of the loss plot. Turns reports of a run into places there.
struct LossMeasure
{
    LossAxis axis = LossAxis::Step;
    LossQuantity quantity = LossQuantity::Loss;

    /// The place of anything that has a step, an epoch and seconds.
    template <typename Place>
    [[nodiscard]] double keyOf(const Place& place) const
    {
        return axis == LossAxis::Step ? static_cast<double>(place.step)
            : axis == LossAxis::Epoch ? place.epoch
                                      : place.seconds;
    }
    [[nodiscard]] double shown(double loss) const; ///< the loss itself or its perplexity; must not be called for BLEU
    [[nodiscard]] double shownValidation(const ValidationReport& report) const;
    [[nodiscard]] double shownValidation(const AlsoValidated& also) const;

    [[nodiscard]] QString keyName() const;
    [[nodiscard]] QString valueName(LossUnit unit) const;
};

/// The unit of the training loss of such a run.
LossUnit lossUnitOf(const Configuration& configuration);

/// A duration in minutes and seconds up to an hour, then in hours and minutes.
[[nodiscard]] QString durationText(double seconds);

} // namespace attentoscope::ui
