// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/stepbar.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"

#include <QPainter>

namespace attentoscope::ui {

StepBar::StepBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepBar::setPlace(int step, int count)
{
    m_step = step;
    m_count = qMax(1, count);
    setAccessibleName(tr("Step %1 of %2").arg(step + 1).arg(count));
    update();
}

QSize StepBar::sizeHint() const
{
    return {grid(20), qMax(4, grid(0.5))};
}

QSize StepBar::minimumSizeHint() const
{
    return {grid(8), qMax(4, grid(0.5))};
}

void StepBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor rest = palette().color(QPalette::Midlight);
    const double gap = qMax(2.0, grid(0.4) * 1.0);
    const double each = (width() - gap * (m_count - 1)) / m_count;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (int step = 0; step < m_count; ++step) {
        const int place = mirrored ? m_count - 1 - step : step;
        painter.setBrush(step < m_step ? blended(rest, accent, 0.6) : step == m_step ? accent : rest);
        painter.drawRoundedRect(QRectF(place * (each + gap), 0, each, height()), height() / 2.0, height() / 2.0);
    }
}

} // namespace attentoscope::ui
