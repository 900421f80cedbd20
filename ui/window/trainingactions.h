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

/// Starts, pauses, continues and discards runs, and asks before one is lost. Decides which actions of training are
/// enabled.
class TrainingActions : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of this object and of the dialogs.
    TrainingActions(
        WindowActions& actions, WindowPages& pages, Dialogs& dialogs, const ShownModel& shown, QWidget& window);

    std::string runFolder() const; ///< empty: no run
    bool mayClose(); ///< asks if a run would be lost

    void cancelRestart(); ///< after a failure: the restart is cancelled

    /// The run has ended. False: no restart was requested.
    bool restartIfAsked();

public slots:
    void start();
    void carryOut(const attentoscope::Remedy& remedy); ///< Undo takes its settings back

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
    bool m_startsAgain = false; ///< as soon as the current training has stopped
};

} // namespace attentoscope::ui
