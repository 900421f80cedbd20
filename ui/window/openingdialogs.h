// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

class QWidget;

namespace attentoscope::ui {

class Dialogs;

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
