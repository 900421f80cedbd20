// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/training.h"

#include <QObject>

class QWidget;

namespace attentoscope::ui {

class Dialogs;
class WindowActions;
class WindowPages;

/// Starts, pauses, continues and discards runs, and asks before one is lost. Decides which actions of training are
/// enabled.
class TrainingActions : public QObject
{
    Q_OBJECT

public:
    /// `window` is the dialogs' parent, and this one's.
    TrainingActions(WindowActions& actions, WindowPages& pages, Dialogs& dialogs, QWidget& window);

    const std::string& runFolder() const { return m_run.folder; }
    bool mayClose(); ///< asks where a run would be lost

    void setState(const EngineState& state);
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void showProgress(const TrainingProgress& progress);
    void showSaved(const std::string& folder);
    void forgetRun();
    void cancelRestart(); ///< something failed: what was to follow does not

    /// The run has ended. False: it is not to start again.
    bool restartIfAsked();

public slots:
    void start();

signals:
    void startRequested(const attentoscope::TrainingRequest& request);
    void continueRequested(const QString& folder, const attentoscope::TrainingLimit& limit,
        const std::vector<attentoscope::WatchedSentence>& watched);
    void pauseRequested();
    void resumeRequested();
    void discardRequested();

private:
    enum class NextSeed : std::uint8_t { Same, Another };
    struct Run
    {
        std::string folder;
        Task task = Task::Sentences;
        std::uint64_t seed = 0;
        std::int64_t step = 0;
        double epoch = 0.0;
    };

    void trainOrPause();
    void goOn();
    void askToDiscard();
    void startAgain(NextSeed next);
    bool wouldLoseRun() const;
    void refresh();

    WindowActions& m_actions;
    WindowPages& m_pages;
    Dialogs& m_dialogs;
    QWidget& m_window;
    EngineState m_state;
    QString m_dataName;
    Run m_run; ///< the one that is loaded
    bool m_startsAgain = false; ///< as soon as the training under way has stopped
};

} // namespace attentoscope::ui
