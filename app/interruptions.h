// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "engine/types/runs.h"
#include "ui/window/mainwindow.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace attentoscope {

/// Finds trainings that were cut short, lets the window offer them, and does what the person chooses. Lives in the GUI
/// thread.
class Interruptions : public QObject
{
public:
    Interruptions(ui::MainWindow& window, EngineController& engine);

    /// Looks among the runs that were opened last and in the folder of runs.
    void offer(const QString& runsFolder);

private:
    void resume(const InterruptedRun& run);
    void resumeSaved(const InterruptedRun& run);
    void resumeUnsaved(const InterruptedRun& run);
    QObject* beginWaiting();
    void giveUp();
    void train(const InterruptedRun& run);
    void forget(const QString& folder);

    ui::MainWindow& m_window;
    EngineController& m_engine;
    QPointer<QObject> m_waiting; ///< waits for what a run needs before training can continue
};

} // namespace attentoscope
