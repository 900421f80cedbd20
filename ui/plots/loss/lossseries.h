// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace attentoscope::ui {

/// One step, or several neighbouring ones that were merged to save memory: their mean loss, the rest of the last one.
struct LossPoint : StepReport
{
    double low = 0.0; ///< of the merged losses
    double high = 0.0;
    double smoothed = 0.0; ///< after the last step
    std::int64_t count = 1; ///< steps merged in this point
};

/// The losses of a run in order. Smoothing is an exponential moving average, debiased so that it starts at the first
/// value: s_t = β s_(t-1) + (1-β) x_t, shown as s_t / (1 - β^t). It sees every single step; only afterwards the older
/// half is merged pairwise when there are too many points, so that thinning never moves the curve. Values that are
/// not finite are kept and leave the average alone.
class LossSeries
{
public:
    static constexpr std::size_t defaultCapacity = 1'000'000;

    explicit LossSeries(double smoothing = 0.95, std::size_t capacity = defaultCapacity);

    void clear();
    void append(const StepReport& report);
    void setSmoothing(double weight); ///< computes the average anew
    [[nodiscard]] double smoothing() const { return m_smoothing; }

    [[nodiscard]] std::span<const LossPoint> points() const { return m_points; }
    [[nodiscard]] bool isThinned() const { return m_thinnings > 0; }
    [[nodiscard]] int thinnings() const { return m_thinnings; } ///< whoever draws starts anew when this has grown

private:
    [[nodiscard]] double smooth(double loss, std::int64_t count);
    void restartAverage();
    void thinOlderHalf();

    double m_smoothing;
    std::size_t m_capacity;
    std::vector<LossPoint> m_points;
    double m_average = 0.0; ///< biased towards zero
    double m_bias = 1.0; ///< β^t
    int m_thinnings = 0;
};

} // namespace attentoscope::ui
