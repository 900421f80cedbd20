// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/diagnosis/trainingadvice.h"
#include "engine/types/training.h"

#include <QObject>

class QWidget;

namespace attentoscope::ui {

class Dialogs;
class ShownModel;
class WindowActions;
class WindowPages;

/// Starts, pauses, continues and discards runs. Asks before a run is lost. Decides which actions of training are
/// enabled.
class TrainingActions : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of this object and of the dialogs.
    TrainingActions(
        WindowActions& actions, WindowPages& pages, Dialogs& dialogs, const ShownModel& shown, QWidget& window);

    std::string runFolder() const; ///< empty if there is no run
    bool mayClose(); ///< asks if closing would lose a run

    void cancelRestart(); ///< called after a failure
    void setRunsElsewhere(); ///< disables what would read a run's folder on this machine

    /// Called when the run has ended. False if no restart was requested.
    bool restartIfAsked();

public slots:
    void start();
    void carryOut(const attentoscope::Remedy& remedy); ///< applies the remedy; Undo reverts its settings

signals:
    void startRequested(const attentoscope::TrainingRequest& request);
    void continueRequested(const QString& folder, const attentoscope::TrainingLimit& limit,
        const std::vector<attentoscope::WatchedSentence>& watched);
    void pauseRequested();
    void resumeRequested();
    void discardRequested();

private:
    enum class NextSeed : std::uint8_t { Same, Another };
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
    const ShownModel& m_shown;
    bool m_areRunsElsewhere = false;
    bool m_startsAgain = false; ///< whether to start anew when the current training has stopped
};

} // namespace attentoscope::ui
