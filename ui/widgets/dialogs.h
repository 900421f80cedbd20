// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace attentoscope::ui {

/// Asks the person. The window knows only this, so that tests answer instead. An empty path means that nothing was
/// chosen.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    virtual QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) = 0;
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& file, const QString& filter) = 0;
    virtual QString chooseFolder(QWidget* parent, const QString& title, const QString& folder) = 0;
    /// `action` is what the person agrees to, in the words of its button.
    virtual bool confirm(QWidget* parent, const QString& question, const QString& action) = 0;
};

/// The desktop's own dialogs.
class DesktopDialogs : public Dialogs
{
public:
    QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) override;
    QString saveFile(QWidget* parent, const QString& title, const QString& file, const QString& filter) override;
    QString chooseFolder(QWidget* parent, const QString& title, const QString& folder) override;
    bool confirm(QWidget* parent, const QString& question, const QString& action) override;
};

} // namespace attentoscope::ui
