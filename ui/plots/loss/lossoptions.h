// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace attentoscope {
struct Configuration;
struct AlsoValidated;
struct RunRecord;
struct ValidationReport;
} // namespace attentoscope

namespace attentoscope::ui {

enum class LossAxis : std::uint8_t { Step, Epoch, Time };
enum class LossQuantity : std::uint8_t { Loss, Perplexity, Bleu }; ///< only validations have a BLEU
/// The unit of the task's loss. With label smoothing, the training loss is not a surprise in nats and has no
/// perplexity. Validations are measured without smoothing.
enum class LossUnit : std::uint8_t { Nats, SmoothedNats, SquaredError };
enum class LossScale : std::uint8_t { Linear, Logarithmic };

/// The person's choices for drawing the loss curves. They are kept between starts.
struct LossOptions
{
    LossAxis axis = LossAxis::Step;
    LossQuantity quantity = LossQuantity::Loss;
    LossScale scale = LossScale::Linear; ///< scale of loss and perplexity
    double smoothing = 0.95; ///< weight for smoothing the bold curve: 0 for none, up to 0.999

    bool operator==(const LossOptions&) const = default;
};

/// Pointed: while the pointer is there. Chosen: until another step is chosen.
enum class CursorMove : std::uint8_t { Pointed, Chosen };

/// The quantities of the two axes of the loss plot. It turns a run's reports into places in the plot.
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

    /// Whether the training loss has this quantity: only validations have a BLEU, and a label-smoothed loss has no
    /// perplexity.
    [[nodiscard]] bool hasSteps(LossUnit unit) const
    {
        return quantity == LossQuantity::Loss || (quantity == LossQuantity::Perplexity && unit == LossUnit::Nats);
    }

    [[nodiscard]] QString keyName() const;
    [[nodiscard]] QString valueName(LossUnit unit) const;
};

/// The unit of the training loss of a run with this configuration.
LossUnit lossUnitOf(const Configuration& configuration);
LossUnit lossUnitOf(const RunRecord& record);

/// A duration in minutes and seconds. From an hour on, in hours and minutes.
[[nodiscard]] QString durationText(double seconds);

} // namespace attentoscope::ui
