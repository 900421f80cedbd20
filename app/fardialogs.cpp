// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fardialogs.h"

#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace attentoscope {

namespace {

/// Empty: nothing was typed.
QString askForPath(QWidget* parent, const QString& title, const QString& question, const QString& folder)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(ui::plainTitle(title));
    auto* path = new QLineEdit(folder, &dialog);
    path->setAccessibleName(question);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, &dialog);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(new ui::TextLabel(question, &dialog));
    column->addWidget(path);
    column->addWidget(buttons);
    constexpr int comfortable = 520;
    dialog.setMinimumWidth(comfortable);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return dialog.exec() == QDialog::Accepted ? path->text().trimmed() : QString();
}

} // namespace

QString FarDialogs::openFile(QWidget* parent, const QString& title, const QString& folder, const QString&)
{
    return askForPath(parent, title, tr("Path of the file on the machine of the engine:"), folder);
}

QString FarDialogs::chooseFolder(QWidget* parent, const QString& title, const QString& folder)
{
    return askForPath(parent, title, tr("Path of the folder on the machine of the engine:"), folder);
}

} // namespace attentoscope
