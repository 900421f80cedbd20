// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogs.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace attentoscope::ui {

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
    box.setTextFormat(Qt::PlainText); // folders have the names that people gave them
    box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(QSize(grid(4), grid(4)), box.devicePixelRatioF()));
    const auto* agree = box.addButton(action, QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == agree;
}

} // namespace attentoscope::ui
