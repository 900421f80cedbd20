// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <QCoreApplication>
#include <QDialog>
#include <QString>

#include <functional>
#include <optional>

class QDialogButtonBox;
class QLineEdit;
class QRadioButton;
class QWidget;

namespace attentoscope::ui {

class Dialogs;

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

/// The dialogs in which the user chooses what to open, and their initial folders. Results are empty if nothing was
/// chosen.
class OpeningDialogs
{
    Q_DECLARE_TR_FUNCTIONS(OpeningDialogs)

public:
    struct Sides
    {
        QString source;
        QString target;
    };

    OpeningDialogs(Dialogs& dialogs, QWidget& window);

    const QString& folder() const { return m_folder; }
    void setFolder(const QString& folder); ///< folder of the last opened file
    void setRunsFolder(const QString& folder);

    QString chooseFile(); ///< of pairs, or a packed run
    QString chooseValidation(); ///< a file of pairs
    Sides chooseSides(); ///< two parallel files
    QString chooseRun();
    QString chooseLesson();
    QString choosePage(const QString& name); ///< a file for the results of a lesson
    QString chooseLessonFolder();
    QString chooseAnswersFolder(); ///< a folder of pages that learners have handed in
    QString chooseComparedRun();
    QString choosePackedRun();
    QString chooseDestination(); ///< a folder for the next run
    std::optional<DataRequest> chooseDataOfRun(DataRequest request); ///< asks for files in place of missing ones

private:
    Dialogs& m_dialogs;
    QWidget& m_window;
    QString m_folder;
    QString m_runsFolder;
};

} // namespace attentoscope::ui
