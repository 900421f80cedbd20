// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossseries.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attentoscope::ui {

namespace {

/// Comparisons that let the finite value win over NaN.
double lower(double left, double right)
{
    return std::fmin(left, right);
}
double higher(double left, double right)
{
    return std::fmax(left, right);
}

double meanOf(const LossPoint& first, const LossPoint& second)
{
    if (!std::isfinite(first.loss))
        return second.loss;
    if (!std::isfinite(second.loss))
        return first.loss;
    const auto total = static_cast<double>(first.count + second.count);
    return (first.loss * static_cast<double>(first.count) + second.loss * static_cast<double>(second.count)) / total;
}

LossPoint merged(const LossPoint& first, const LossPoint& second)
{
    LossPoint point = second;
    point.loss = meanOf(first, second);
    point.low = lower(first.low, second.low);
    point.high = higher(first.high, second.high);
    point.count = first.count + second.count;
    return point;
}

} // namespace

LossSeries::LossSeries(double smoothing, std::size_t capacity)
    : m_smoothing(smoothing), m_capacity(std::max<std::size_t>(4, capacity))
{
}

void LossSeries::clear()
{
    m_points.clear();
    m_thinnings = 0;
    restartAverage();
}

void LossSeries::append(const StepReport& report)
{
    m_points.push_back({report, report.loss, report.loss, smooth(report.loss, 1)});
    if (m_points.size() > m_capacity)
        thinOlderHalf();
}

void LossSeries::setSmoothing(double weight)
{
    m_smoothing = std::clamp(weight, 0.0, 0.9999);
    restartAverage();
    for (LossPoint& point : m_points)
        point.smoothed = smooth(point.loss, point.count);
}

double LossSeries::smooth(double loss, std::int64_t count)
{
    if (std::isfinite(loss)) {
        const double kept = count == 1 ? m_smoothing : std::pow(m_smoothing, static_cast<double>(count));
        m_average = kept * m_average + (1.0 - kept) * loss;
        m_bias *= kept;
    }
    return m_bias < 1.0 ? m_average / (1.0 - m_bias) : std::numeric_limits<double>::quiet_NaN();
}

void LossSeries::restartAverage()
{
    m_average = 0.0;
    m_bias = 1.0;
}

void LossSeries::thinOlderHalf()
{
    const std::size_t pairs = m_points.size() / 4;
    for (std::size_t pair = 0; pair < pairs; ++pair)
        m_points[pair] = merged(m_points[2 * pair], m_points[2 * pair + 1]);
    const auto keptEnd = m_points.begin() + static_cast<std::ptrdiff_t>(pairs);
    m_points.erase(keptEnd, m_points.begin() + static_cast<std::ptrdiff_t>(2 * pairs));
    ++m_thinnings;
}

} // namespace attentoscope::ui
