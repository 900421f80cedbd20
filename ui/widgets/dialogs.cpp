// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogs.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>

namespace attentoscope::ui {

namespace {

constexpr int frameWidth = 4;
constexpr int titleHeight = 36;

} // namespace

QString DesktopDialogs::openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter)
{
    return QFileDialog::getOpenFileName(parent, title, folder, filter);
}

QString DesktopDialogs::saveFile(QWidget* parent, const QString& title, const QString& file, const QString& filter)
{
    return QFileDialog::getSaveFileName(parent, title, file, filter);
}

QString DesktopDialogs::chooseFolder(QWidget* parent, const QString& title, const QString& folder)
{
    return QFileDialog::getExistingDirectory(parent, title, folder);
}

bool DesktopDialogs::confirm(QWidget* parent, const QString& question, const QString& action)
{
    QMessageBox box(QMessageBox::NoIcon, QMessageBox::tr("Attentoscope"), question, QMessageBox::Cancel, parent);
    box.setTextFormat(Qt::PlainText); // names of folders may be any text
    box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(QSize(grid(4), grid(4)), box.devicePixelRatioF()));
    const auto* agree = box.addButton(action, QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == agree;
}

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
