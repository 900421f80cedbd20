// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "engine/types/interruptedrun.h"
#include "ui/window/mainwindow.h"

#include <QObject>
#include <QPointer>

namespace attentoscope {

/// Looks for trainings that were cut short, has the window offer them, and does what the person chooses. Lives in the
/// GUI thread.
class Interruptions : public QObject
{
    Q_OBJECT

public:
    Interruptions(ui::MainWindow& window, EngineController& engine);

    /// Among the runs that were opened last and those in the folder of runs.
    void offer(const QString& runsFolder);

private:
    void resume(const InterruptedRun& run);
    void train(const InterruptedRun& run);
    void forget(const QString& folder);

    ui::MainWindow& m_window;
    EngineController& m_engine;
    QPointer<QObject> m_waiting; ///< for what a run needs before it can go on
};

} // namespace attentoscope
