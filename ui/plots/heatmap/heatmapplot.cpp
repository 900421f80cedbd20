// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmapplot.h"

#include "ui/plots/heatmap/colorbar.h"
#include "ui/plots/heatmap/forcedmarks.h"
#include "ui/plots/heatmap/goldmarks.h"
#include "ui/plots/heatmap/heatmapcells.h"
#include "ui/plots/heatmap/heatmaplayout.h"
#include "ui/plots/heatmap/heatmapmarks.h"
#include "ui/plots/heatmap/selectionsums.h"
#include "ui/plots/heatmap/tokenlabels.h"
#include "ui/plots/heatmap/windowmarks.h"

#include <algorithm>

namespace attentoscope::ui {

HeatmapPlot::HeatmapPlot(QWidget* parent) : AttentionPlot(parent)
{
    new HeatmapCells(*this);
    new WindowMarks(*this);
    new GoldMarks(*this);
    new SelectionSums(*this);
    new TokenLabels(*this);
    new ForcedMarks(*this);
    new ColorBar(*this);
    new HeatmapMarks(*this, MarkKind::Pin);
    new HeatmapMarks(*this, MarkKind::Hover);
    refreshLook();
}

void HeatmapPlot::sceneChanged()
{
    if (m_colorMap.id() != scene().options.colorMap)
        m_colorMap = ColorMap(scene().options.colorMap, look().backdrop);
}

QColor HeatmapPlot::cellColor(Cell cell) const
{
    constexpr double faded = 0.85;
    const QColor color = m_colorMap.color(scaling().position(weightAt(cell)));
    return isCarried(cell) ? color : mixed(color, look().background, faded);
}

QColor HeatmapPlot::gridColor() const
{
    const QColor zero = m_colorMap.color(scaling().position(0.0));
    return lightness(zero) < 50.0 ? mixed(zero, Qt::white, 0.16) : mixed(zero, Qt::black, 0.10);
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

std::optional<Word> HeatmapPlot::wordAt(QPointF position) const
{
    if (const auto column = m_geometry.columnLabelAt(position))
        return Word{Side::Source, *column};
    const auto row = m_geometry.rowLabelAt(position);
    if (!row)
        return std::nullopt;
    // Left of the word there may be much empty space, which is no word.
    const double width = QFontMetricsF(m_geometry.labelFont).horizontalAdvance(rowLabels()[*row]);
    const double end =
        m_geometry.map.left() - 2.0 * m_geometry.labelDistance - std::min(width, m_geometry.rowLabelRoom);
    return position.x() >= end ? std::optional(Word{Side::Target, *row}) : std::nullopt;
}

QRectF HeatmapPlot::wordArea(Word word) const
{
    const QRectF& map = m_geometry.map;
    if (word.side == Side::Target) {
        const QRectF row = m_geometry.cellRect({word.token, places(Side::Source).tokenAt(0)});
        return {map.left() - m_geometry.rowLabelRoom, row.top(), m_geometry.rowLabelRoom, row.height()};
    }
    const QRectF column = m_geometry.cellRect({places(Side::Target).tokenAt(0), word.token});
    return {column.left(), map.top() - m_geometry.columnLabelRoom, column.width(), m_geometry.columnLabelRoom};
}

void HeatmapPlot::applyLook(const PlotStyle& look)
{
    m_colorMap = ColorMap(m_colorMap.id(), look.backdrop);
    AttentionPlot::applyLook(look);
}

void HeatmapPlot::layOut(const QRectF& area)
{
    m_geometry = layOutHeatmap({.area = area,
        .font = look().font,
        .columnLabels = columnLabels(),
        .rowLabels = rowLabels(),
        .columnPlaces = places(Side::Source),
        .rowPlaces = places(Side::Target),
        .longestScaleLabel = scaling().longestLabel(),
        .sumsBelow = !scene().selection.rows.empty(),
        .sumsBeside = !scene().selection.columns.empty(),
        .rightToLeft = AttentionPlot::readsRightToLeft(Side::Source)});
}

} // namespace attentoscope::ui
