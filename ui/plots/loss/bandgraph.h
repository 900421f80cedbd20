// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace attentoscope::ui {

/// The line, with what is above `top` or below `bottom` laid on that edge. Between the edges it stays as it is.
/// Coordinates in pixels, y downwards. A point whose y is no number stays, and interrupts the line.
[[nodiscard]] QVector<QPointF> withinBand(const QVector<QPointF>& line, double top, double bottom);

/// A curve that is drawn fast at every zoom. Qt needs time for each pixel of a line, also for those outside the clip
/// rectangle: one line to a point a million pixels away took a quarter of a second.
class BandGraph : public QCPGraph
{
public:
    using QCPGraph::QCPGraph;

protected:
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override;
};

} // namespace attentoscope::ui
