// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/weightscaling.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr int decades = 4; ///< powers of ten on the logarithmic scale: 0.0001 to 1

} // namespace

WeightScaling::WeightScaling(WeightScale kind, double largest) : m_kind(kind), m_maximum(1.0)
{
    constexpr double mostOfWeights = 1.001; // allows for rounding; lengths of values may be larger
    const bool isBeyond = kind == WeightScale::Fixed && largest > mostOfWeights;
    if (((kind == WeightScale::Automatic || kind == WeightScale::SymmetricAutomatic) && largest > 0.0) || isBeyond)
        m_maximum = largest;
}

double WeightScaling::position(double weight) const
{
    if (isSymmetric()) // NaN means that there is no difference
        return std::isnan(weight) ? 0.5 : std::clamp(0.5 + weight / (2.0 * m_maximum), 0.0, 1.0);
    if (!(weight > 0.0))
        return 0.0;
    const double place = m_kind == WeightScale::Logarithmic ? 1.0 + std::log10(weight) / decades : weight / m_maximum;
    return std::clamp(place, 0.0, 1.0);
}

double WeightScaling::weightAt(double position) const
{
    if (isSymmetric())
        return (2.0 * position - 1.0) * m_maximum;
    return m_kind == WeightScale::Logarithmic ? std::pow(10.0, decades * (position - 1.0)) : position * m_maximum;
}

QString WeightScaling::label(double weight) const
{
    const QLocale locale;
    switch (m_kind) {
    case WeightScale::Fixed:
        return locale.toString(weight, 'f', 2);
    case WeightScale::Automatic:
        return locale.toString(weight, 'f', digits());
    case WeightScale::Symmetric:
    case WeightScale::SymmetricAutomatic: {
        const int shown = m_kind == WeightScale::Symmetric ? 2 : digits();
        const auto number = locale.toString(std::abs(weight), 'f', shown);
        return (weight > 0.0 ? QStringLiteral("+") : weight < 0.0 ? QStringLiteral("−") : QString()) + number;
    }
    case WeightScale::Logarithmic:
        break;
    }
    const int decade = std::clamp(static_cast<int>(std::lround(-std::log10(weight))), 0, decades);
    const QString number = locale.toString(weight, 'f', decade);
    // The lowest tick stands for all smaller weights too, which have the same colour.
    return decade == decades ? QStringLiteral("≤ ") + number : number;
}

/// Three, or as many as two digits of the largest weight need: otherwise all labels of a faint map would be alike.
int WeightScaling::digits() const
{
    constexpr double usual = 3.0, most = 8.0;
    return static_cast<int>(std::clamp(1.0 - std::floor(std::log10(m_maximum)), usual, most));
}

std::vector<ScaleTick> WeightScaling::ticks(int parts) const
{
    std::vector<ScaleTick> all;
    for (int part = 0; part <= parts; ++part) {
        const double position = static_cast<double>(part) / parts;
        const double weight = weightAt(position);
        all.push_back({position, weight, label(weight)});
    }
    return all;
}

QString WeightScaling::longestLabel() const
{
    if (m_kind == WeightScale::Logarithmic)
        return label(weightAt(0.0));
    return (isSymmetric() ? QStringLiteral("−0.") : QStringLiteral("0.")) + QString(digits(), QLatin1Char('0'));
}

} // namespace attentoscope::ui
