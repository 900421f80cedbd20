// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drophint.h"

#include "ui/theme/grid.h"
#include "ui/theme/stylepainting.h"

#include <QPainter>

namespace attentoscope::ui {

DropHint::DropHint(QWidget* covered) : QWidget(covered)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropHint::present(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

void DropHint::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor accent = palette().color(QPalette::Highlight);
    QColor veil = palette().color(QPalette::Base);
    veil.setAlphaF(0.75F);
    painter.fillRect(rect(), veil);
    const int inset = grid(1);
    stylepainting::drawBox(rect().adjusted(inset, inset, -inset, -inset), Qt::transparent, accent, painter, 3.0);
    QFont larger = font();
    larger.setPointSizeF(larger.pointSizeF() * 1.3);
    painter.setFont(larger);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(4 * inset, 4 * inset, -4 * inset, -4 * inset),
        int(Qt::AlignCenter) | int(Qt::TextWordWrap), m_text);
}

} // namespace attentoscope::ui
