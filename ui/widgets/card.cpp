// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/card.h"

#include "ui/theme/palettes.h"
#include "ui/theme/stylepainting.h"

#include <QKeyEvent>
#include <QPainter>

namespace attentoscope::ui {

Card::Card(QWidget* parent) : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Card::drawSurface(QPainter& painter)
{
    const QColor accent = palette().color(QPalette::Highlight);
    QColor fill = palette().color(QPalette::Button);
    if (isEnabled() && (isDown() || underMouse()))
        fill = blended(fill, accent, isDown() ? 0.14 : 0.06);
    const bool isHot = isEnabled() && (underMouse() || hasFocus());
    stylepainting::drawBox(
        rect(), fill, isHot ? accent : palette().color(QPalette::Mid), painter, hasFocus() ? 2.0 : 1.0);
}

QColor Card::textColor(QPalette::ColorRole role) const
{
    return palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, role);
}

void Card::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace attentoscope::ui
