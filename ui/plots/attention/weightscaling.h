// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionoptions.h"

#include <QString>

#include <vector>

namespace attentoscope::ui {

struct ScaleTick
{
    double position = 0.0; ///< from 0 to 1 along the colour bar
    double weight = 0.0;
    QString label;
};

/// The position of a weight on the colour bar, and back, for cells, curves and the bar.
class WeightScaling
{
public:
    /// `largest` is the largest drawn weight. For differences, it is the largest absolute value.
    explicit WeightScaling(WeightScale kind = WeightScale::Fixed, double largest = 1.0);

    [[nodiscard]] double maximum() const { return m_maximum; } ///< the weight at the top of the colour bar
    [[nodiscard]] double position(double weight) const; ///< clamped to 0–1; NaN counts as zero
    [[nodiscard]] double weightAt(double position) const;
    /// From the bottom up; `parts` is a power of two up to 4.
    [[nodiscard]] std::vector<ScaleTick> ticks(int parts) const;
    [[nodiscard]] QString longestLabel() const;

private:
    [[nodiscard]] QString label(double weight) const;
    [[nodiscard]] int digits() const; ///< number of digits after the mark, in labels up to the largest weight
    [[nodiscard]] bool isSymmetric() const
    {
        return m_kind == WeightScale::Symmetric || m_kind == WeightScale::SymmetricAutomatic;
    }

    WeightScale m_kind;
    double m_maximum;
};

} // namespace attentoscope::ui
