// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/runcheck.h"
#include "engine/types/runs.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace attentoscope::ui {

class Dialogs;
class RunListWindow;

/// The runs to delete so that the best `keep` stay, the worst first. Each run is compared only with runs of the same
/// RunMeasure, so the best run by BLEU counts as much as the best by validation loss. Runs without validation are
/// deleted first. Runs in training stay.
std::vector<RunSummary> beyondTheBest(std::vector<RunSummary> runs, std::size_t keep);

/// Keeps the list of runs and its window. It emits signals for work on folders, and its slots take the results.
class RunListController : public QObject
{
    Q_OBJECT

public:
    RunListController(Dialogs& dialogs, QWidget* parent);

    void open();
    void close();
    RunListWindow* window() const { return m_window; } ///< null until it is opened
    const std::vector<RunSummary>& runs() const { return m_runs; }
    void setOpenRun(const QString& folder); ///< this run is selected, and not deleted
    void setRunsElsewhere(); ///< the runs are on another machine: they can only be opened and trained on
    void setPresetNames(std::function<QString(const std::string&)> names) { m_presetName = std::move(names); }

public slots:
    void setState(const attentoscope::EngineState& state);
    void showRuns(const std::vector<attentoscope::RunSummary>& runs);
    void showDeleted(std::size_t count);
    void showError(const attentoscope::Error& error);
    /// Shows the result of a check. If the newest save is damaged, asks whether to open the one before it.
    void showCheck(const attentoscope::RunCheck& check);

signals:
    void listWanted();
    void changed(); ///< the known runs have changed
    void openRequested(const QString& folder);
    void continueRequested(const QString& folder);
    void compareRequested(const QString& folder, const QString& name);
    void packRequested(const QString& folder);
    void checkRequested(const QString& folder);
    void previousRequested(const QString& folder); ///< the newest undamaged save should be opened
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
    std::function<QString(const std::string&)> m_presetName; ///< id → name
    EngineState m_state;
    std::size_t m_deleted = 0;
    bool m_areElsewhere = false;
};

} // namespace attentoscope::ui
