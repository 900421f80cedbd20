// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLineEdit;
class QRadioButton;

namespace attentoscope::ui {

/// The command that reaches an engine, as a person would type it. Without a host it is on this machine.
using FarCommandText = std::function<QString(const QString& host, const QString& command)>;

/// Asks where the engine of a new window is to be: on another machine, which ssh reaches, or in a process of its own on
/// this one. Shows the command that reaches it.
class ConnectDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ConnectDialog(FarCommandText text, QWidget* parent = nullptr);

    QString host() const; ///< as ssh takes it; empty: this machine
    QString command() const; ///< that serves there; empty: this program's own
    QString shownCommand() const;

private:
    void refresh();

    FarCommandText m_text;
    QRadioButton* m_far;
    QRadioButton* m_here;
    QLineEdit* m_host;
    QLineEdit* m_command;
    QLineEdit* m_shown;
    QDialogButtonBox* m_buttons;
};

} // namespace attentoscope::ui
