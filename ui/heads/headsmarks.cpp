// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsmarks.h"

#include "ui/heads/headsplot.h"

#include <algorithm>
#include <array>

namespace attentoscope::ui {

namespace {

/// A band of at least two pixels across a thumbnail; without a range all of it.
std::pair<double, double> band(std::optional<TokenRange> range, std::size_t tokens, double begin, double length)
{
    if (!range || tokens == 0)
        return {begin, begin + length};
    constexpr double least = 2.0;
    const double unit = length / static_cast<double>(tokens);
    const double from = begin + std::min(unit * range->first, length - least);
    return {from, std::min(begin + length, std::max(from + least, begin + unit * (range->first + range->count)))};
}

} // namespace

HeadsMarks::HeadsMarks(HeadsPlot& plot) : QCPLayerable(&plot, StyledPlot::markLayer), m_plot(plot) { }

void HeadsMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void HeadsMarks::draw(QCPPainter* painter)
{
    if (m_plot.geometry().blocks.empty())
        return;
    if (!m_plot.lit().isEmpty())
        veil(*painter);
    if (!m_plot.current())
        return;
    // White inside a dark line is seen on every colour of every map.
    const QRectF ring = m_plot.geometry().thumbnail(*m_plot.current());
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(Qt::black, 3));
    painter->drawRect(ring);
    painter->setPen(QPen(Qt::white, 1));
    painter->drawRect(ring);
}

void HeadsMarks::veil(QCPPainter& painter) const
{
    QColor color = m_plot.look().background;
    color.setAlphaF(0.8F);
    for (const HeadMap& head : m_plot.translation().heads) {
        auto columns = litColumns(head.id.kind, m_plot.lit());
        const auto rows = litRows(head.id.kind, m_plot.lit());
        if (!rows && !columns)
            continue;
        if (columns && m_plot.paint().isRightToLeft(head.id.kind))
            columns->first = static_cast<int>(head.attention.columns) - columns->first - columns->count;
        const QRectF all = m_plot.geometry().thumbnail(head.id);
        const auto [top, bottom] = band(rows, head.attention.rows, all.top(), all.height());
        const auto [left, right] = band(columns, head.attention.columns, all.left(), all.width());
        const bool cross = rows && columns; // the row and the column stay lit
        const std::array<QRectF, 4> corners{QRectF(all.topLeft(), QPointF(left, top)),
            QRectF(QPointF(right, all.top()), QPointF(all.right(), top)),
            QRectF(QPointF(all.left(), bottom), QPointF(left, all.bottom())),
            QRectF(QPointF(right, bottom), all.bottomRight())};
        const std::array<QRectF, 4> sides{QRectF(all.topLeft(), QPointF(all.right(), top)),
            QRectF(QPointF(all.left(), bottom), all.bottomRight()),
            QRectF(QPointF(all.left(), top), QPointF(left, bottom)),
            QRectF(QPointF(right, top), QPointF(all.right(), bottom))};
        for (const QRectF& part : cross ? corners : sides)
            if (!part.isEmpty())
                painter.fillRect(part, color);
    }
}

} // namespace attentoscope::ui
