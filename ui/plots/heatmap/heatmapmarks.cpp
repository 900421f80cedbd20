// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmapmarks.h"

#include "ui/plots/heatmap/heatmapplot.h"
#include "ui/plots/heatmap/tokenlabels.h"

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

HeatmapMarks::Spot HeatmapMarks::spot() const
{
    const AttentionScene& scene = m_plot.scene();
    const std::optional<Cell> cell = m_kind == MarkKind::Pin ? scene.pin : scene.hover;
    const std::optional<Word>& word = scene.hoveredWord;
    Spot spot;
    if (cell && m_plot.isDrawn(*cell))
        spot = {cell->row, cell->column};
    else if (m_kind == MarkKind::Hover && word && m_plot.places(word->side).placeOf(word->token))
        (word->side == Side::Target ? spot.row : spot.column) = word->token;
    return spot;
}

void HeatmapMarks::draw(QCPPainter* painter)
{
    const Spot where = spot();
    if (m_plot.translation().attention.isEmpty() || (!where.row && !where.column))
        return;
    drawBands(*painter, where);
    if (where.row && where.column)
        drawOutline(*painter, {*where.row, *where.column});
    drawLabels(*painter, where);
}

void HeatmapMarks::drawBands(QCPPainter& painter, const Spot& spot) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    const QRectF& map = geometry.map;
    QColor color = m_plot.look().accent;
    color.setAlphaF(0.85F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1));
    if (spot.row) {
        const double top = geometry.rowCentre(*spot.row) - geometry.cellHeight / 2;
        painter.drawRect(QRectF(map.left() - 1, top - 1, map.width() + 1, geometry.cellHeight + 1));
    }
    if (spot.column) {
        const double left = geometry.columnCentre(*spot.column) - geometry.cellWidth / 2;
        painter.drawRect(QRectF(left - 1, map.top() - 1, geometry.cellWidth + 1, map.height() + 1));
    }
}

void HeatmapMarks::drawOutline(QCPPainter& painter, Cell cell) const
{
    // White inside a dark line is seen on every colour of every map.
    const QRectF outline = m_plot.geometry().cellRect(cell).adjusted(-1, -1, 0, 0);
    painter.setPen(QPen(m_kind == MarkKind::Pin ? m_plot.look().accent : QColor(Qt::black), 3));
    painter.drawRect(outline);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(outline);
}

void HeatmapMarks::drawLabels(QCPPainter& painter, const Spot& spot) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    painter.setAntialiasing(true);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setFont(geometry.labelFont);
    painter.setBrush(m_plot.look().accent);
    painter.setPen(lightness(m_plot.look().accent) > 60.0 ? Qt::black : Qt::white);
    LabelPainter labels(geometry, painter);
    if (spot.column) {
        const QString& source = m_plot.columnLabels()[*spot.column];
        const double room = geometry.roomForColumnLabel(*spot.column);
        labels.fillColumn(*spot.column, source, room);
        labels.drawColumn(*spot.column, source, room);
    }
    if (spot.row) {
        const QString& target = m_plot.rowLabels()[*spot.row];
        labels.fillRow(*spot.row, target, geometry.rowLabelRoom);
        labels.drawRow(*spot.row, target, geometry.rowLabelRoom);
    }
}

} // namespace attentoscope::ui
