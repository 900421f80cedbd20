// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/tokenlabels.h"

#include "ui/plots/heatmap/heatmapplot.h"
#include "ui/plots/style/plottext.h"

#include <QPainterPath>

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// Special tokens are muted; words the model does not know are muted and slanted.
void setTokenStyle(QCPPainter& painter, const Token& token, const PlotStyle& look, QFont font)
{
    font.setItalic(token.unknown);
    painter.setFont(font);
    painter.setPen(token.special || token.unknown ? look.mutedText : look.text);
}

} // namespace

LabelPainter::LabelPainter(const HeatmapGeometry& geometry, QCPPainter& painter)
    : m_geometry(geometry), m_painter(painter), m_metrics(painter.font())
{
}

TurnedLabel LabelPainter::columnLabel(int column) const
{
    return {{m_geometry.columnCentre(column) - m_geometry.gap / 2, m_geometry.map.top() - m_geometry.labelDistance},
        m_geometry.columnAngle, LabelPlace::Above};
}

void LabelPainter::drawColumn(int column, const QString& text, double room)
{
    columnLabel(column).draw(m_painter, m_metrics, text, room);
}

void LabelPainter::drawRow(int row, const QString& text, double room)
{
    const QString shown = m_metrics.elidedText(text, Qt::ElideRight, room);
    drawPlotText(
        m_painter, rowOutline(row, shown, room + 2.0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, shown);
}

QPolygonF LabelPainter::columnOutline(int column, const QString& text, double room) const
{
    return columnLabel(column).outline(m_metrics, text, room);
}

QRectF LabelPainter::rowOutline(int row, const QString& text, double room) const
{
    const double width = std::min(room, m_metrics.horizontalAdvance(text) + 1.0);
    const double right = m_geometry.map.left() - m_geometry.labelDistance;
    const double centre = m_geometry.rowCentre(row) - m_geometry.gap / 2;
    return {right - width, centre - m_metrics.height() / 2, width, m_metrics.height()};
}

void LabelPainter::fillColumn(int column, const QString& text, double room)
{
    QPainterPath place;
    place.addPolygon(columnOutline(column, text, room));
    m_painter.fillPath(place, m_painter.brush());
}

void LabelPainter::fillRow(int row, const QString& text, double room)
{
    m_painter.fillRect(rowOutline(row, text, room).adjusted(-2, 0, 2, 0), m_painter.brush());
}

TokenLabels::TokenLabels(HeatmapPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void TokenLabels::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void TokenLabels::draw(QCPPainter* painter)
{
    if (m_plot.translation().attention.isEmpty())
        return;
    painter->setLayoutDirection(Qt::LeftToRight);
    painter->setBrush(m_plot.look().selected);
    drawColumns(*painter);
    drawRows(*painter);
    drawCaptions(*painter);
}

void TokenLabels::drawColumns(QCPPainter& painter) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    for (int place = 0; place < geometry.columnPlaces.count(); place += geometry.columnStep) {
        const int column = geometry.columnPlaces.tokenAt(place);
        const auto index = static_cast<std::size_t>(column);
        setTokenStyle(painter, m_plot.translation().source[index], m_plot.look(), geometry.labelFont);
        LabelPainter labels(geometry, painter);
        if (m_plot.scene().selection.contains({Side::Source, column}))
            labels.fillColumn(column, m_plot.columnLabels()[column], geometry.roomForColumnLabel(column));
        labels.drawColumn(column, m_plot.columnLabels()[column], geometry.roomForColumnLabel(column));
    }
}

void TokenLabels::drawRows(QCPPainter& painter) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    for (int place = 0; place < geometry.rowPlaces.count(); place += geometry.rowStep) {
        const int row = geometry.rowPlaces.tokenAt(place);
        const auto index = static_cast<std::size_t>(row);
        setTokenStyle(painter, m_plot.translation().target[index], m_plot.look(), geometry.labelFont);
        LabelPainter labels(geometry, painter);
        if (m_plot.scene().selection.contains({Side::Target, row}))
            labels.fillRow(row, m_plot.rowLabels()[row], geometry.rowLabelRoom);
        labels.drawRow(row, m_plot.rowLabels()[row], geometry.rowLabelRoom);
    }
}

void TokenLabels::drawCaptions(QCPPainter& painter) const
{
    const QString note = m_plot.labelNote();
    if (note.isEmpty())
        return;
    const PlotStyle& look = m_plot.look();
    painter.setFont(m_plot.geometry().captionFont);
    painter.setPen(look.mutedText);
    const QRectF area(m_plot.viewport());
    const QRectF line = area.adjusted(look.unit(), 0, -look.unit(), -look.unit() / 2.0);
    drawPlotText(painter, line, Qt::AlignHCenter | Qt::AlignBottom, note);
}

} // namespace attentoscope::ui
