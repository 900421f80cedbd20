// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palecover.h"

#include <QEvent>
#include <QPainter>

namespace attentoscope::ui {

PaleCover::PaleCover(QWidget& below) : QWidget(&below)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(below.rect());
    below.installEventFilter(this);
    hide();
}

bool PaleCover::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded)) {
        setGeometry(parentWidget()->rect());
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void PaleCover::paintEvent(QPaintEvent*)
{
    constexpr int halfway = 150; // of 255
    auto colour = palette().color(QPalette::Window);
    colour.setAlpha(halfway);
    QPainter(this).fillRect(rect(), colour);
}

} // namespace attentoscope::ui
