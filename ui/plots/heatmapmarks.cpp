// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmapmarks.h"

#include "ui/plots/heatmapplot.h"
#include "ui/plots/tokenlabels.h"

namespace attentoscope::ui {

HeatmapMarks::HeatmapMarks(HeatmapPlot& plot, MarkKind kind)
    : QCPLayerable(&plot, kind == MarkKind::Hover ? StyledPlot::markLayer : QStringLiteral("legend"))
    , m_plot(plot)
    , m_kind(kind)
{
}

void HeatmapMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void HeatmapMarks::draw(QCPPainter* painter)
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    if (m_plot.translation().attention.isEmpty() || !m_cell || m_cell->row >= geometry.rows
        || m_cell->column >= geometry.columns)
        return;
    drawBands(*painter);
    drawOutline(*painter);
    drawLabels(*painter);
}

void HeatmapMarks::drawBands(QCPPainter& painter) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    const QRectF cell = geometry.cellRect(*m_cell);
    QColor color = m_plot.look().accent;
    color.setAlphaF(0.85F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1));
    const QRectF row(geometry.map.left() - 1, cell.top() - 1, geometry.map.width() + 1, cell.height() + 1);
    const QRectF column(cell.left() - 1, geometry.map.top() - 1, cell.width() + 1, geometry.map.height() + 1);
    painter.drawRect(row);
    painter.drawRect(column);
}

void HeatmapMarks::drawOutline(QCPPainter& painter) const
{
    // White inside a dark line is seen on every colour of every map.
    const QRectF cell = m_plot.geometry().cellRect(*m_cell).adjusted(-1, -1, 0, 0);
    painter.setPen(QPen(m_kind == MarkKind::Pin ? m_plot.look().accent : QColor(Qt::black), 3));
    painter.drawRect(cell);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(cell);
}

void HeatmapMarks::drawLabels(QCPPainter& painter) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    painter.setAntialiasing(true);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setFont(geometry.labelFont);
    LabelPainter labels(geometry, painter);
    const QString& source = m_plot.columnLabels()[m_cell->column];
    const QString& target = m_plot.rowLabels()[m_cell->row];
    const double columnRoom = geometry.roomForColumnLabel(m_cell->column);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_plot.look().accent);
    painter.drawPolygon(labels.columnOutline(m_cell->column, source, columnRoom));
    painter.drawRect(labels.rowOutline(m_cell->row, target, geometry.rowLabelRoom).adjusted(-2, 0, 2, 0));
    painter.setPen(lightness(m_plot.look().accent) > 60.0 ? Qt::black : Qt::white);
    labels.drawColumn(m_cell->column, source, columnRoom);
    labels.drawRow(m_cell->row, target, geometry.rowLabelRoom);
}

} // namespace attentoscope::ui
