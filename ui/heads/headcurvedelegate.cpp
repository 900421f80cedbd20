// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headcurvedelegate.h"

#include "ui/heads/headnumbersmodel.h"
#include "ui/plots/style/plotstyle.h"
#include "ui/theme/grid.h"

#include <QPainter>

namespace attentoscope::ui {

namespace {

int curveWidth()
{
    return grid(7);
}

QPointF placeOf(QPointF point, const HeadCurve& curve, const QRectF& area)
{
    const double steps = curve.lastStep - curve.firstStep;
    const double across = steps > 0.0 ? (point.x() - curve.firstStep) / steps : 1.0;
    return {area.left() + across * area.width(), area.bottom() - point.y() / curve.largest * area.height()};
}

void drawCurve(QPainter& painter, const HeadCurve& curve, const QRectF& area, const QColor& line, const QColor& dot)
{
    QPolygonF places;
    for (const QPointF point : curve.points)
        places << placeOf(point, curve, area);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 1.2));
    painter.drawPolyline(places);
    for (std::size_t index = 0; index < curve.points.size(); ++index)
        if (curve.shownStep && curve.points[index].x() == *curve.shownStep) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(dot);
            painter.drawEllipse(places[static_cast<qsizetype>(index)], 2.5, 2.5);
        }
}

} // namespace

void HeadCurveDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto curve = index.data(HeadNumbersModel::curveRole).value<HeadCurve>();
    if (curve.points.empty())
        return;
    const PlotStyle look = plotStyle(option.palette, option.font);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor line = isSelected ? option.palette.color(QPalette::HighlightedText) : look.mutedText;
    const QRectF cell(option.rect);
    const QRectF area(cell.left() + grid(0.75), cell.top() + grid(0.75), curveWidth(), cell.height() - grid(1.5));
    painter->save();
    drawCurve(*painter, curve, area, line, isSelected ? line : look.accent);
    painter->restore();
}

QSize HeadCurveDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize text = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() <= HeadNumbersModel::Name)
        return {text.width() + grid(2), text.height()};
    return {text.width() + curveWidth() + grid(2), text.height()};
}

} // namespace attentoscope::ui
