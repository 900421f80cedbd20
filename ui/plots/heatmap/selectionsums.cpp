// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/selectionsums.h"

#include "ui/plots/heatmap/heatmapplot.h"
#include "ui/plots/style/plottext.h"

#include <algorithm>

namespace attentoscope::ui {

namespace {

QString sumNumber(double sum)
{
    return QLocale().toString(sum, 'f', 2);
}

} // namespace

SelectionSums::SelectionSums(HeatmapPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void SelectionSums::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void SelectionSums::draw(QCPPainter* painter)
{
    if (m_plot.translation().attention.isEmpty())
        return;
    painter->setFont(m_plot.geometry().captionFont);
    if (!m_plot.geometry().sumsBelow.isEmpty())
        drawBelow(*painter);
    if (!m_plot.geometry().sumsBeside.isEmpty())
        drawBeside(*painter);
}

void SelectionSums::drawBelow(QCPPainter& painter) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    const PlotStyle& look = m_plot.look();
    const QRectF& strip = geometry.sumsBelow;
    const QFontMetricsF metrics(geometry.captionFont);
    const std::vector<double> sums = sumOfRows(m_plot.translation().attention, m_plot.scene().selection.rows);
    const double largest = std::max(1e-9, *std::ranges::max_element(sums));
    const bool withNumbers = strip.height() >= 1.8 * metrics.height()
        && geometry.cellWidth >= metrics.horizontalAdvance(sumNumber(largest)) + 2;
    const double longest = strip.height() - (withNumbers ? metrics.height() : 0.0);
    QPainterPath bars; // one shape: there is no seam where bars meet
    bars.setFillRule(Qt::WindingFill);
    for (const int column : geometry.columnPlaces.tokens()) {
        const double sum = sums[static_cast<std::size_t>(column)];
        const double left = geometry.columnCentre(column) - geometry.cellWidth / 2;
        const double length = std::max(1.0, longest * sum / largest);
        const QRectF bar(left, strip.top(), geometry.cellWidth - geometry.gap, length);
        bars.addRect(bar);
        painter.setPen(look.text);
        if (withNumbers)
            drawPlotText(painter, QRectF(left, bar.bottom(), geometry.cellWidth, metrics.height()),
                Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, sumNumber(sum));
    }
    painter.fillPath(bars, look.training);
    painter.setPen(look.mutedText);
    const QRectF caption(0.0, strip.top(), geometry.map.left() - geometry.labelDistance, metrics.height());
    drawPlotText(painter, caption, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, HeatmapPlot::tr("Sum"));
}

void SelectionSums::drawBeside(QCPPainter& painter) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    const PlotStyle& look = m_plot.look();
    const QRectF& strip = geometry.sumsBeside;
    const QFontMetricsF metrics(geometry.captionFont);
    const std::vector<double> sums = sumOfColumns(m_plot.translation().attention, m_plot.scene().selection.columns);
    const double largest = std::max(1e-9, *std::ranges::max_element(sums));
    const double numberWidth = metrics.horizontalAdvance(sumNumber(largest)) + 4;
    const bool withNumbers = geometry.cellHeight >= metrics.height() && strip.width() > 1.5 * numberWidth;
    const double longest = strip.width() - (withNumbers ? numberWidth : 0.0);
    QPainterPath bars; // one shape: there is no seam where bars meet
    bars.setFillRule(Qt::WindingFill);
    for (const int row : geometry.rowPlaces.tokens()) {
        const double sum = sums[static_cast<std::size_t>(row)];
        const double top = geometry.rowCentre(row) - geometry.cellHeight / 2;
        const double length = std::max(1.0, longest * sum / largest);
        const QRectF bar(strip.left(), top, length, geometry.cellHeight - geometry.gap);
        bars.addRect(bar);
        painter.setPen(look.text);
        if (withNumbers)
            drawPlotText(painter, QRectF(bar.right() + 2, top, numberWidth, geometry.cellHeight),
                Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, sumNumber(sum));
    }
    painter.fillPath(bars, look.training);
    if (geometry.sumsBelow.isEmpty() && strip.bottom() + metrics.height() > m_plot.viewport().bottom())
        return; // no room for the caption; the line below the plot says it
    painter.setPen(look.mutedText);
    drawPlotText(painter, QRectF(strip.left(), strip.bottom(), strip.width(), metrics.height()),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, HeatmapPlot::tr("Sum"));
}

} // namespace attentoscope::ui
