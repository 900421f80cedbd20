// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLineEdit;
class QRadioButton;

namespace attentoscope::ui {

/// Returns the command that reaches an engine, as typed in a shell. Without a host, the engine is on this machine.
using FarCommandText = std::function<QString(const QString& host, const QString& command)>;

/// Asks where the engine of a new window is: on another machine, reached by ssh, or in a separate process on this one.
/// Displays the command that reaches it.
class ConnectDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ConnectDialog(FarCommandText text, QWidget* parent = nullptr);

    QString host() const; ///< host as ssh takes it; empty: this machine
    QString command() const; ///< the command that serves there; empty: this program's own
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
