// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

/// Whole numbers with separators; ticks between two steps get no label.
class StepTicker : public QCPAxisTicker
{
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

/// 1, 2 and 5 of each decade, or evenly spaced numbers where a decade is more than what is seen.
class LossLogTicker : public QCPAxisTicker
{
protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
};

/// Minutes and seconds up to an hour, hours and minutes beyond.
[[nodiscard]] QString durationText(double seconds);

/// A clock below an axis.
class DurationTicker : public QCPAxisTickerTime
{
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

} // namespace attentoscope::ui
