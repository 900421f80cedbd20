// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/runsummary.h"

#include <QObject>
#include <QStringList>

#include <vector>

namespace attentoscope::ui {

class Dialogs;
class RunListWindow;

/// What has to go so that the best `keep` runs stay, the worst first. Runs are compared with those of the same
/// runMeasure: the best by BLEU is as good as the best by the loss of the validation. Runs that were not validated go
/// first. Runs that are trained now stay.
std::vector<RunSummary> beyondTheBest(std::vector<RunSummary> runs, std::size_t keep);

/// Keeps the list of runs and its window. What is to be done with the folders leaves it as signals, and who does it
/// answers through the slots.
class RunListController : public QObject
{
    Q_OBJECT

public:
    RunListController(Dialogs& dialogs, QWidget* parent);

    void open();
    void close();
    RunListWindow* window() const { return m_window; } ///< null until it is opened
    const std::vector<RunSummary>& runs() const { return m_runs; }
    void setOpenRun(const QString& folder) { m_openRun = folder; } ///< it is not deleted

public slots:
    void setState(const attentoscope::EngineState& state);
    void showRuns(const std::vector<attentoscope::RunSummary>& runs);
    void showDeleted(std::size_t count);
    void showError(const attentoscope::Error& error);

signals:
    void listWanted();
    void changed(); ///< the runs that are known
    void openRequested(const QString& folder);
    void continueRequested(const QString& folder);
    void compareRequested(const QString& folder, const QString& name);
    void packRequested(const QString& folder);
    void folderWanted();
    void fileWanted();
    void labelRequested(const QString& folder, const attentoscope::RunLabel& label);
    void deleteRequested(const QStringList& folders);
    void restoreRequested();
    void emptyRequested();

private:
    void makeWindow();
    void deleteRuns(const QStringList& folders);
    void keepBest();

    Dialogs& m_dialogs;
    RunListWindow* m_window = nullptr;
    std::vector<RunSummary> m_runs;
    QString m_openRun;
    EngineState m_state;
    std::size_t m_deleted = 0;
};

} // namespace attentoscope::ui
