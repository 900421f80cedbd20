// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossaxes.h"

#include <cmath>

namespace attentoscope::ui {

QString StepTicker::getTickLabel(double tick, const QLocale& locale, QChar, int)
{
    const double whole = std::round(tick);
    return std::abs(tick - whole) < 1e-6 ? locale.toString(static_cast<qlonglong>(whole)) : QString();
}

QVector<double> LossLogTicker::createTickVector(double tickStep, const QCPRange& range)
{
    if (!(range.lower > 0.0) || range.upper / range.lower < 6.0)
        return QCPAxisTicker::createTickVector(tickStep, range);
    const bool many = range.upper / range.lower > 2e3;
    QVector<double> ticks;
    for (double decade = std::pow(10.0, std::floor(std::log10(range.lower))); decade <= range.upper; decade *= 10.0) {
        ticks.append(decade);
        if (!many)
            ticks << 2.0 * decade << 5.0 * decade;
    }
    return ticks;
}

QString durationText(double seconds)
{
    const auto total = static_cast<qlonglong>(std::lround(seconds));
    const auto two = [](qlonglong value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
    if (total < 3600)
        return QString::number(total / 60) + QLatin1Char(':') + two(total % 60);
    return QString::number(total / 3600) + QLatin1Char(':') + two(total / 60 % 60) + QLatin1Char(':') + two(total % 60);
}

QString DurationTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    return tick < 0.0 ? QString() : durationText(tick);
}

} // namespace attentoscope::ui
