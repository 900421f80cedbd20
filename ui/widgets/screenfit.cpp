// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/screenfit.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QScreen>

namespace attentoscope::ui {

namespace {

constexpr int frameWidth = 4;
constexpr int titleHeight = 36;

} // namespace

QRect roomForContent(const QRect& freeOfScreen)
{
    return freeOfScreen.adjusted(frameWidth, titleHeight, -frameWidth, -frameWidth);
}

void keepOnScreen(QWidget& window)
{
    const QRect room = roomForContent(window.screen()->availableGeometry());
    QRect wanted(window.geometry().topLeft(), window.size().boundedTo(room.size()));
    wanted.moveRight(qMin(wanted.right(), room.right()));
    wanted.moveBottom(qMin(wanted.bottom(), room.bottom()));
    wanted.moveTopLeft({qMax(wanted.left(), room.left()), qMax(wanted.top(), room.top())});
    if (wanted != window.geometry())
        window.setGeometry(wanted);
}

DialogsOnScreen::DialogsOnScreen(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DialogsOnScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show)
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog && dialog->isWindow())
            keepOnScreen(*dialog);
    return QObject::eventFilter(watched, event);
}

} // namespace attentoscope::ui
