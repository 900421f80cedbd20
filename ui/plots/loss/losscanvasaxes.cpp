// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a run LossCanvas shows.
#include "ui/plots/loss/losscanvas.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr double fewestSteps = 20.0; ///< so that the first points do not jump across the whole width

constexpr std::size_t manyPoints = 20'000; ///< from here on speed matters more than how line segments join

double leastSpan(LossAxis axis)
{
    return axis == LossAxis::Step ? fewestSteps : axis == LossAxis::Epoch ? 0.05 : 5.0;
}

} // namespace

void LossCanvas::refresh()
{
    m_adjusting = true;
    nameAxes();
    setPlottingHint(QCP::phFastPolylines, m_series.points().size() > manyPoints);
    if (m_followKeys)
        fitKeys();
    if (m_fitValues)
        fitValues();
    m_adjusting = false;
    legend->setVisible(hasCurves() || !m_validations.empty());
    replot(rpQueuedReplot);
}

void LossCanvas::follow()
{
    const bool wasFollowing = isFollowing();
    m_followKeys = true;
    m_fitValues = true;
    refresh();
    if (!wasFollowing)
        emit followingChanged(true);
}

void LossCanvas::leaveFollowing(bool values)
{
    const bool wasFollowing = isFollowing();
    m_followKeys = false;
    m_fitValues = m_fitValues && !values;
    if (wasFollowing)
        emit followingChanged(false);
}

void LossCanvas::zoom(QPointF position, double factor, Qt::Orientations directions)
{
    if (!hasCurves())
        return;
    leaveFollowing(directions.testFlag(Qt::Vertical));
    m_adjusting = true;
    if (directions.testFlag(Qt::Horizontal))
        xAxis->scaleRange(factor, xAxis->pixelToCoord(position.x()));
    if (directions.testFlag(Qt::Vertical))
        yAxis->scaleRange(factor, yAxis->pixelToCoord(position.y()));
    m_adjusting = false;
    const bool everythingSeen = xAxis->range().lower <= 0.0 && xAxis->range().upper >= lastKey();
    if (everythingSeen && m_fitValues)
        follow();
    else
        refresh();
}

void LossCanvas::zoomTo(const QRect& box)
{
    constexpr int least = 8; // pixels: less is an unsteady hand
    const QRect area = box.normalized() & axisRect()->rect();
    const bool across = area.width() >= least;
    const bool upwards = area.height() >= least;
    if (!hasCurves() || (!across && !upwards))
        return;
    leaveFollowing(upwards);
    m_adjusting = true;
    if (across)
        xAxis->setRange(xAxis->pixelToCoord(area.left()), xAxis->pixelToCoord(area.right()));
    if (upwards)
        yAxis->setRange(yAxis->pixelToCoord(area.bottom()), yAxis->pixelToCoord(area.top()));
    m_adjusting = false;
    refresh();
}

void LossCanvas::moveAcross(double share)
{
    if (!hasCurves())
        return;
    leaveFollowing(false);
    m_adjusting = true;
    xAxis->moveRange(share * xAxis->range().size());
    m_adjusting = false;
    refresh();
}

void LossCanvas::setDragging(LossDragging dragging)
{
    setSelectionRectMode(dragging == LossDragging::ZoomBox ? QCP::srmCustom : QCP::srmNone);
}

void LossCanvas::fitKeys()
{
    xAxis->setRange(0.0, std::max(lastKey() * 1.01, leastSpan(horizontalAxis())));
}

double LossCanvas::lastKey() const
{
    const double own = m_series.points().empty() ? 0.0 : keyOf(m_series.points().back());
    return std::max(own, m_overlays.lastKey());
}

QCPRange LossCanvas::valueRange() const
{
    const bool logarithmic = scaleInForce() == LossScale::Logarithmic;
    QCPRange keys = xAxis->range();
    // An untrained model's perplexity is the size of its vocabulary: on a linear axis it would hide all that follows.
    if (quantity() == LossQuantity::Perplexity && !logarithmic && m_followKeys)
        keys.lower += 0.1 * keys.size();
    QCPRange range;
    bool any = false;
    // The smoothed curve, a mean, never leaves the range of the raw one.
    auto curves = m_overlays.graphs();
    curves.insert(curves.end(), {m_raw, m_validation});
    for (const QCPGraph* curve : curves) {
        bool found = false;
        const QCPRange own = curve->getValueRange(found, logarithmic ? QCP::sdPositive : QCP::sdBoth, keys);
        if (found && std::isfinite(own.lower) && std::isfinite(own.upper)) {
            range = any ? range.expanded(own) : own;
            any = true;
        }
    }
    return any ? range : QCPRange(logarithmic ? 1.0 : 0.0, 10.0);
}

void LossCanvas::fitValues()
{
    QCPRange range = valueRange();
    if (quantity() == LossQuantity::Bleu) {
        yAxis->setRange(0.0, std::max(1.0, 1.05 * range.upper));
        return;
    }
    if (scaleInForce() == LossScale::Logarithmic) {
        range.lower /= 1.1;
        range.upper *= 1.1;
    } else {
        const double margin = std::max(0.05 * range.size(), 1e-6);
        const bool nearZero = range.lower >= 0.0 && range.lower < 0.35 * range.upper;
        range.lower = nearZero ? 0.0 : range.lower - margin;
        range.upper += margin;
    }
    yAxis->setRange(range);
}

} // namespace attentoscope::ui
