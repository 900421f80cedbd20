// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/losscursor.h"

#include <cmath>

namespace attentoscope::ui {

LossCursor::LossCursor(StyledPlot& plot, QCPAxis& keyAxis, QCPAxis& valueAxis)
    : QCPLayerable(&plot, StyledPlot::markLayer), m_plot(plot), m_keyAxis(keyAxis), m_valueAxis(valueAxis)
{
}

void LossCursor::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

QRect LossCursor::clipRect() const
{
    return m_keyAxis.axisRect()->rect();
}

void LossCursor::draw(QCPPainter* painter)
{
    if (!m_position)
        return;
    const PlotStyle& look = m_plot.look();
    const double x = std::round(m_keyAxis.coordToPixel(m_position->x())) + 0.5;
    const QRect area = clipRect();
    painter->setPen(QPen(look.frame, 1));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const double y = m_valueAxis.coordToPixel(m_position->y());
    if (!std::isfinite(y))
        return;
    painter->setPen(QPen(look.background, 2));
    painter->setBrush(look.training);
    painter->drawEllipse(QPointF(x, y), 5.0, 5.0);
}

} // namespace attentoscope::ui
