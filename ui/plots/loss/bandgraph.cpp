// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/bandgraph.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr int beyond = 20; ///< pixels; wider than a pen, so that nobody sees a line on an edge

} // namespace

QVector<QPointF> withinBand(const QVector<QPointF>& line, double top, double bottom)
{
    QVector<QPointF> result;
    result.reserve(line.size());
    const QPointF* last = nullptr; // of the same piece
    for (const QPointF& point : line) {
        if (std::isnan(point.y())) {
            result.append(point);
            last = nullptr;
            continue;
        }
        if (last) {
            auto edges = std::array{top, bottom}; // in the order in which the line meets them
            if (point.y() < last->y())
                std::ranges::reverse(edges);
            const auto [low, high] = std::minmax({last->y(), point.y()});
            for (const double edge : edges)
                if (low < edge && edge < high)
                    result.append(
                        {last->x() + (point.x() - last->x()) * ((edge - last->y()) / (point.y() - last->y())), edge});
        }
        result.append({point.x(), std::clamp(point.y(), top, bottom)});
        last = &point;
    }
    return result;
}

void BandGraph::drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const
{
    const QRect area = clipRect();
    QCPGraph::drawLinePlot(painter, withinBand(lines, area.top() - beyond, area.bottom() + beyond));
}

} // namespace attentoscope::ui
