// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossaxes.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr double fewestSteps = 20.0; ///< with fewer, the first points would jump across the whole width

double leastSpan(LossAxis axis)
{
    return axis == LossAxis::Step ? fewestSteps : axis == LossAxis::Epoch ? 0.05 : 5.0;
}

} // namespace

LossRange::LossRange(QCPAxis& keys, QCPAxis& values) : QObject(keys.parentPlot()), m_keys(keys), m_values(values)
{
    for (QCPAxis* axis : {&keys, &values}) {
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
            if (!m_adjusting)
                leaveFollowing(Values::Left);
        });
    }
}

void LossRange::fit(const Contents& contents)
{
    const QScopedValueRollback adjusting(m_adjusting, true);
    m_lastKey = contents.lastKey;
    m_isEmpty = contents.isEmpty;
    if (m_followKeys)
        m_keys.setRange(0.0, std::max(m_lastKey * 1.01, leastSpan(contents.measure.axis)));
    if (m_fitValues)
        fitValues(contents);
}

void LossRange::follow()
{
    const bool wasFollowing = isFollowing();
    m_followKeys = true;
    m_fitValues = true;
    emit changed();
    if (!wasFollowing)
        emit followingChanged(true);
}

void LossRange::leaveFollowing(Values values)
{
    const bool wasFollowing = isFollowing();
    m_followKeys = false;
    m_fitValues = m_fitValues && values == Values::StillFitted;
    if (wasFollowing)
        emit followingChanged(false);
}

void LossRange::zoom(QPointF position, double factor, Qt::Orientations directions)
{
    if (m_isEmpty)
        return;
    const bool upwards = directions.testFlag(Qt::Vertical);
    leaveFollowing(upwards ? Values::Left : Values::StillFitted);
    {
        const QScopedValueRollback adjusting(m_adjusting, true);
        if (directions.testFlag(Qt::Horizontal))
            m_keys.scaleRange(factor, m_keys.pixelToCoord(position.x()));
        if (upwards)
            m_values.scaleRange(factor, m_values.pixelToCoord(position.y()));
    }
    const bool everythingSeen = m_keys.range().lower <= 0.0 && m_keys.range().upper >= m_lastKey;
    if (everythingSeen && m_fitValues)
        follow();
    else
        emit changed();
}

void LossRange::zoomTo(const QRect& box)
{
    constexpr int least = 8; // pixels; a smaller box is an accident
    const QRect area = box.normalized() & m_keys.axisRect()->rect();
    const bool across = area.width() >= least;
    const bool upwards = area.height() >= least;
    if (m_isEmpty || (!across && !upwards))
        return;
    leaveFollowing(upwards ? Values::Left : Values::StillFitted);
    {
        const QScopedValueRollback adjusting(m_adjusting, true);
        if (across)
            m_keys.setRange(m_keys.pixelToCoord(area.left()), m_keys.pixelToCoord(area.right()));
        if (upwards)
            m_values.setRange(m_values.pixelToCoord(area.bottom()), m_values.pixelToCoord(area.top()));
    }
    emit changed();
}

void LossRange::moveAcross(double share)
{
    if (m_isEmpty)
        return;
    leaveFollowing(Values::StillFitted);
    {
        const QScopedValueRollback adjusting(m_adjusting, true);
        m_keys.moveRange(share * m_keys.range().size());
    }
    emit changed();
}

QCPRange LossRange::valueRange(const Contents& contents) const
{
    const bool logarithmic = contents.scale == LossScale::Logarithmic;
    QCPRange keys = m_keys.range();
    // The perplexity of an untrained model is the size of its vocabulary. On a linear axis it would hide everything
    // that follows.
    if (contents.measure.quantity == LossQuantity::Perplexity && !logarithmic && m_followKeys)
        keys.lower += 0.1 * keys.size();
    QCPRange range;
    bool any = false;
    for (const QCPGraph* curve : contents.curves) {
        bool found = false;
        const QCPRange own = curve->getValueRange(found, logarithmic ? QCP::sdPositive : QCP::sdBoth, keys);
        if (found && std::isfinite(own.lower) && std::isfinite(own.upper)) {
            range = any ? range.expanded(own) : own;
            any = true;
        }
    }
    return any ? range : QCPRange(logarithmic ? 1.0 : 0.0, 10.0);
}

void LossRange::fitValues(const Contents& contents)
{
    QCPRange range = valueRange(contents);
    if (contents.measure.quantity == LossQuantity::Bleu) {
        m_values.setRange(0.0, std::max(1.0, 1.05 * range.upper));
        return;
    }
    if (contents.scale == LossScale::Logarithmic) {
        range.lower /= 1.1;
        range.upper *= 1.1;
    } else {
        // A single value has no span of its own, and the next one must not be far outside.
        const double span = range.size() > 0.0 ? range.size() : std::abs(range.upper);
        const double margin = std::max(0.05 * span, 1e-6);
        const bool nearZero = range.lower >= 0.0 && range.lower < 0.35 * range.upper;
        range.lower = nearZero ? 0.0 : range.lower - margin;
        range.upper += margin;
    }
    m_values.setRange(range);
}

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

QString DurationTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    return tick < 0.0 ? QString() : durationText(tick);
}

} // namespace attentoscope::ui
