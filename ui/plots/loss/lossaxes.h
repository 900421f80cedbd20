// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/style/styledplot.h"

#include <QObject>

#include <vector>

namespace attentoscope::ui {

/// Which part of a run the axes show: all of it, following the run, or what the person has zoomed or moved to.
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
        std::vector<const QCPGraph*> curves; ///< whose values are to be seen
    };

    LossRange(QCPAxis& keys, QCPAxis& values);

    void fit(const Contents& contents); ///< moves the axes that follow
    [[nodiscard]] bool isFollowing() const { return m_followKeys && m_fitValues; }
    void follow();
    void zoom(QPointF position, double factor, Qt::Orientations directions);
    void zoomTo(const QRect& box); ///< in pixels; a flat one across only, a narrow one upwards only
    void moveAcross(double share); ///< of what is seen, to the right

signals:
    void changed(); ///< another part is to be drawn
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
    bool m_adjusting = false; ///< the axes move because this object moves them
};

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

/// A clock below an axis.
class DurationTicker : public QCPAxisTickerTime
{
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

} // namespace attentoscope::ui
