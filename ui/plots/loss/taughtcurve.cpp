// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/taughtcurve.h"

#include <qcustomplot.h>

namespace attentoscope::ui {

void TaughtCurve::clear()
{
    m_series.clear();
    m_graph.data()->clear();
}

void TaughtCurve::append(const StepReport& report)
{
    if (!report.alignmentLoss)
        return;
    auto taught = report;
    taught.loss = *report.alignmentLoss;
    m_series.append(taught);
}

void TaughtCurve::draw(const LossMeasure& measure)
{
    const auto points = m_series.points();
    if (points.size() < static_cast<std::size_t>(m_graph.data()->size())) // some points were merged
        return drawAnew(measure);
    if (measure.quantity != LossQuantity::Loss)
        return;
    for (const LossPoint& point : points.subspan(static_cast<std::size_t>(m_graph.data()->size())))
        m_graph.addData(measure.keyOf(point), point.smoothed);
}

void TaughtCurve::drawAnew(const LossMeasure& measure)
{
    m_graph.data()->clear();
    draw(measure);
}

} // namespace attentoscope::ui
