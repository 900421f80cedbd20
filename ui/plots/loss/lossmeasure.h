// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/loss/lossoptions.h"

#include <QString>

namespace attentoscope::ui {

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

} // namespace attentoscope::ui
