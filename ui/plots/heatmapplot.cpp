// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmapplot.h"

#include "ui/plots/colorbar.h"
#include "ui/plots/forcedmarks.h"
#include "ui/plots/heatmapcells.h"
#include "ui/plots/heatmaplayout.h"
#include "ui/plots/heatmapmarks.h"
#include "ui/plots/tokenlabels.h"
#include "ui/plots/windowmarks.h"

#include <algorithm>

namespace attentoscope::ui {

HeatmapPlot::HeatmapPlot(QWidget* parent) : StyledPlot(parent)
{
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMargins({});
    for (QCPAxis* axis : axisRect()->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    plotLayout()->setRowSpacing(0);
    new HeatmapCells(*this);
    new WindowMarks(*this);
    new TokenLabels(*this);
    new ForcedMarks(*this);
    new ColorBar(*this);
    m_pinMarks = new HeatmapMarks(*this, MarkKind::Pin);
    m_hoverMarks = new HeatmapMarks(*this, MarkKind::Hover);
    refreshLook();
}

void HeatmapPlot::setTranslation(const Translation& translation)
{
    m_translation = translation;
    m_largest = static_cast<double>(largestWeight(translation.attention));
    const QStringList columns = labelsOf(translation.source);
    const QStringList rows = labelsOf(translation.target);
    if (columns != m_columnLabels || rows != m_rowLabels) {
        m_columnLabels = columns;
        m_rowLabels = rows;
        layOutAgain();
    }
    replot(rpQueuedReplot);
}

void HeatmapPlot::setColorMap(ColorMapId id)
{
    m_colorMap = ColorMap(id, look().backdrop);
    replot(rpQueuedReplot);
}

void HeatmapPlot::setWeightScale(WeightScale scale)
{
    m_scale = scale;
    replot(rpQueuedReplot);
}

double HeatmapPlot::scaleMaximum() const
{
    return m_scale == WeightScale::Automatic && m_largest > 0.0 ? m_largest : 1.0;
}

QColor HeatmapPlot::cellColor(Cell cell) const
{
    const float weight =
        m_translation.attention.at(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column));
    return m_colorMap.color(static_cast<double>(weight) / scaleMaximum());
}

QColor HeatmapPlot::gridColor() const
{
    const QColor zero = m_colorMap.color(0.0);
    return lightness(zero) < 50.0 ? mixed(zero, Qt::white, 0.16) : mixed(zero, Qt::black, 0.10);
}

void HeatmapPlot::setColumnOrder(ColumnOrder order)
{
    m_order = order;
    layOutAgain();
    replot(rpQueuedReplot);
}

void HeatmapPlot::setCellValues(CellValues values)
{
    m_values = values;
    replot(rpQueuedReplot);
}

void HeatmapPlot::setHover(std::optional<Cell> cell)
{
    m_hoverMarks->setCell(cell);
    replotMarks();
}

void HeatmapPlot::setPin(std::optional<Cell> cell)
{
    m_pinMarks->setCell(cell);
    replot(rpQueuedReplot);
}

QString HeatmapPlot::labelNote() const
{
    const int columns = m_geometry.columnStep;
    const int rows = m_geometry.rowStep;
    if (columns == 1 && rows == 1)
        return {};
    if (columns == rows)
        return tr("1 in %1 words is labelled").arg(columns);
    if (rows == 1)
        return tr("1 in %1 source words is labelled").arg(columns);
    if (columns == 1)
        return tr("1 in %1 target words is labelled").arg(rows);
    return tr("1 in %1 source words and 1 in %2 target words are labelled").arg(columns).arg(rows);
}

void HeatmapPlot::applyLook(const PlotStyle& look)
{
    m_colorMap = ColorMap(m_colorMap.id(), look.backdrop);
    layOutAgain();
}

void HeatmapPlot::layOutAgain()
{
    m_laidOutArea = QRect();
}

void HeatmapPlot::updateLayout()
{
    StyledPlot::updateLayout();
    const QRect area = axisRect()->outerRect();
    if (area == m_laidOutArea || m_columnLabels.isEmpty() || m_rowLabels.isEmpty())
        return;
    m_laidOutArea = area;
    const bool automatic = m_order == ColumnOrder::Automatic;
    m_geometry = layOutHeatmap({.area = area,
        .font = look().font,
        .columnLabels = m_columnLabels,
        .rowLabels = m_rowLabels,
        .longestScaleLabel = QStringLiteral("0.000"),
        .rightToLeft = automatic ? readsRightToLeft(m_translation.source) : m_order == ColumnOrder::RightToLeft});
}

} // namespace attentoscope::ui
