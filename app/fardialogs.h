// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/dialogs.h"

#include <QCoreApplication>

namespace attentoscope {

/// The dialogs of a window whose engine is on a far machine: what the engine reads is a path of that machine, which the
/// person types. What the window itself writes, such as pictures, goes to this machine.
class FarDialogs : public ui::DesktopDialogs
{
    Q_DECLARE_TR_FUNCTIONS(FarDialogs)

public:
    QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) override;
    QString chooseFolder(QWidget* parent, const QString& title, const QString& folder) override;
};

} // namespace attentoscope
