// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where LossPlot's cursor is: under the pointer, otherwise at the step that was chosen.
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossplot.h"

#include <QApplication>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

void LossPlot::setCursorStep(std::optional<std::int64_t> step)
{
    m_chosenStep = step;
    if (!m_pointed)
        setCursorPoint(chosenPoint());
}

std::optional<std::size_t> LossPlot::chosenPoint() const
{
    const auto points = m_canvas->cursorPoints();
    if (!m_chosenStep || points.empty())
        return std::nullopt;
    const auto place = std::ranges::lower_bound(points, *m_chosenStep, {}, &LossPoint::step);
    return std::min(static_cast<std::size_t>(place - points.begin()), points.size() - 1);
}

void LossPlot::pointAt(std::optional<std::size_t> point)
{
    const bool news = point ? point != m_cursorPoint || !m_pointed : m_pointed;
    m_pointed = point.has_value();
    setCursorPoint(point ? point : chosenPoint());
    if (news)
        emit cursorMoved(
            point ? std::optional(m_canvas->cursorPoints()[*point].step) : std::nullopt, CursorMove::Pointed);
}

void LossPlot::choosePoint(std::optional<std::size_t> point)
{
    m_chosenStep = point ? std::optional(m_canvas->cursorPoints()[*point].step) : std::nullopt;
    setCursorPoint(point);
    emit cursorMoved(m_chosenStep, CursorMove::Chosen);
}

/// A click, not the end of a drag, keeps the cursor where it is.
void LossPlot::mouseReleased(const QMouseEvent& event)
{
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || (event.pos() - *pressed).manhattanLength() >= QApplication::startDragDistance())
        return;
    if (m_canvas->axisRect()->rect().contains(event.pos()))
        choosePoint(m_canvas->pointNear(m_canvas->xAxis->pixelToCoord(event.position().x())));
}

} // namespace attentoscope::ui
