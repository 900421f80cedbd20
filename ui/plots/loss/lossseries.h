// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace attentoscope::ui {

/// One step, or several neighbouring steps that were merged to save memory. The loss is their mean. All other values
/// are those of the last step.
struct LossPoint : StepReport
{
    double low = 0.0; ///< smallest of the merged losses
    double high = 0.0;
    double smoothed = 0.0; ///< smoothed loss after the last step
    std::int64_t count = 1; ///< number of steps in this point
};

/// The losses of a run in order. Smoothing is an exponential moving average without the bias of its start: s_t = β
/// s_(t-1) + (1-β) x_t, shown as s_t / (1 - β^t). Every step is smoothed. Only afterwards, if there are too many
/// points, the older half is merged pairwise, so thinning never moves the curve. Values that are not finite are kept,
/// but do not change the average.
class LossSeries
{
public:
    static constexpr std::size_t defaultCapacity = 1'000'000;

    explicit LossSeries(double smoothing = 0.95, std::size_t capacity = defaultCapacity);

    void clear();
    void append(const StepReport& report);
    void setSmoothing(double weight); ///< computes the average of all points again
    [[nodiscard]] double smoothing() const { return m_smoothing; }

    [[nodiscard]] std::span<const LossPoint> points() const { return m_points; }
    [[nodiscard]] bool isThinned() const { return m_thinnings > 0; }
    /// When this number grows, everything must be drawn again.
    [[nodiscard]] int thinnings() const { return m_thinnings; }

private:
    [[nodiscard]] double smooth(double loss, std::int64_t count);
    void restartAverage();
    void thinOlderHalf();

    double m_smoothing;
    std::size_t m_capacity;
    std::vector<LossPoint> m_points;
    double m_average = 0.0; ///< the average before the bias of its start is removed
    double m_bias = 1.0; ///< β^t
    int m_thinnings = 0;
};

} // namespace attentoscope::ui
