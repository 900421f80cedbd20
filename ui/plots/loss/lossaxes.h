// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/style/styledplot.h"

#include <QObject>

#include <vector>

namespace attentoscope::ui {

/// The part of a run that the axes show. It is the whole run, which the axes follow, or the part to which the person
/// has zoomed or moved.
class LossRange : public QObject
{
    Q_OBJECT

public:
    struct Contents
    {
        LossMeasure measure;
        LossScale scale = LossScale::Linear;
        double lastKey = 0.0;
        bool isEmpty = true;
        std::vector<const QCPGraph*> curves; ///< curves whose values must be visible
    };

    LossRange(QCPAxis& keys, QCPAxis& values);

    void fit(const Contents& contents); ///< moves only axes that follow the run
    [[nodiscard]] bool isFollowing() const { return m_followKeys && m_fitValues; }
    void follow();
    void zoom(QPointF position, double factor, Qt::Orientations directions);
    void zoomTo(const QRect& box); ///< in pixels; a flat box zooms only horizontally, a narrow one only vertically
    void moveAcross(double share); ///< moves right by this share of the visible part

signals:
    void changed(); ///< another part should be drawn
    void followingChanged(bool following);

private:
    enum class Values : std::uint8_t { StillFitted, Left };
    void leaveFollowing(Values values);
    void fitValues(const Contents& contents);
    [[nodiscard]] QCPRange valueRange(const Contents& contents) const;

    QCPAxis& m_keys;
    QCPAxis& m_values;
    double m_lastKey = 0.0;
    bool m_isEmpty = true;
    bool m_followKeys = true;
    bool m_fitValues = true;
    bool m_adjusting = false; ///< whether this object is moving the axes
};

/// Whole numbers with separators; ticks between two steps get no label.
class StepTicker : public QCPAxisTicker
{
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

/// Labels 1, 2 and 5 of each decade, or evenly spaced numbers if less than a decade is visible.
class LossLogTicker : public QCPAxisTicker
{
protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
};

/// Labels times as on a clock.
class DurationTicker : public QCPAxisTickerTime
{
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

} // namespace attentoscope::ui
