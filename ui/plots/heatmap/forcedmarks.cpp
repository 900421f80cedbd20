// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/forcedmarks.h"

#include "ui/plots/heatmap/heatmapplot.h"
#include "ui/plots/heatmap/tokenlabels.h"

namespace attentoscope::ui {

ForcedMarks::ForcedMarks(HeatmapPlot& plot) : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot) { }

void ForcedMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void ForcedMarks::draw(QCPPainter* painter)
{
    const auto& choices = m_plot.translation().choices;
    if (m_plot.translation().attention.isEmpty() || choices.size() != m_plot.translation().target.size())
        return;
    for (const int row : m_plot.geometry().rowPlaces.tokens()) {
        const auto& choice = choices[static_cast<std::size_t>(row)];
        if (choice.chosenBy == ChosenBy::Person)
            drawWord(*painter, row);
        if (choice.forcedColumn)
            drawRow(*painter, row);
    }
}

void ForcedMarks::drawWord(QCPPainter& painter, int row) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    painter.setFont(geometry.labelFont);
    const QRectF label =
        LabelPainter(geometry, painter).rowOutline(row, m_plot.rowLabels()[row], geometry.rowLabelRoom);
    painter.setPen(QPen(m_plot.look().accent, 2));
    painter.drawLine(label.bottomLeft(), label.bottomRight());
}

void ForcedMarks::drawRow(QCPPainter& painter, int row) const
{
    const HeatmapGeometry& geometry = m_plot.geometry();
    const TokenPlaces& columns = geometry.columnPlaces;
    const QRectF cells = geometry.cellRect({row, columns.tokenAt(0)})
                             .united(geometry.cellRect({row, columns.tokenAt(columns.count() - 1)}));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_plot.look().accent, 2));
    painter.drawRect(cells.adjusted(0, 0, -geometry.gap, -geometry.gap));
    const double half = std::min(geometry.labelDistance - 2.0, 0.5 * geometry.cellHeight);
    const QPointF tip(geometry.map.left() - 1, geometry.rowCentre(row) - geometry.gap / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_plot.look().accent);
    painter.drawPolygon(QPolygonF{{tip, tip - QPointF(half, half), tip + QPointF(-half, half)}});
    painter.setBrush(Qt::NoBrush);
}

} // namespace attentoscope::ui
