// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <QString>

class QWidget;

namespace attentoscope::ui {

/// Asks the user. The window uses only this interface, so that tests can answer. An empty path means that nothing was
/// chosen.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    virtual QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) = 0;
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& file, const QString& filter) = 0;
    virtual QString chooseFolder(QWidget* parent, const QString& title, const QString& folder) = 0;
    /// `action` is the text of the button that confirms.
    virtual bool confirm(QWidget* parent, const QString& question, const QString& action) = 0;
};

class DesktopDialogs : public Dialogs
{
public:
    QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) override;
    QString saveFile(QWidget* parent, const QString& title, const QString& file, const QString& filter) override;
    QString chooseFolder(QWidget* parent, const QString& title, const QString& folder) override;
    bool confirm(QWidget* parent, const QString& question, const QString& action) override;
};

/// The part of `freeOfScreen` that a window's content can use. Leaves room for a frame and a title bar, whose sizes are
/// unknown before a window is displayed.
QRect roomForContent(const QRect& freeOfScreen);
/// Shrinks and moves a window that does not fit on its screen.
void keepOnScreen(QWidget& window);

/// Keeps every dialog on its screen, even with the large text of a presentation.
class DialogsOnScreen : public QObject
{
    Q_OBJECT

public:
    explicit DialogsOnScreen(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace attentoscope::ui
