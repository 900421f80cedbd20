// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/appsettings.h"
#include "app/commandline.h"
#include "app/farengine.h"
#include "app/runfollowing.h"
#include "app/runviews.h"
#include "app/runworkers.h"
#include "engine/qt/enginecontroller.h"
#include "ui/window/mainwindow.h"

#include <QObject>

#include <memory>

namespace attentoscope {

class Interruptions;
class LessonHost;

/// Makes the window and the engine, connects them, and keeps what the window remembers. Lives in the GUI thread.
class Application : public QObject
{
    Q_OBJECT

public:
    /// Whether lessons are offered. The window of a lesson offers none.
    enum class Lessons : std::uint8_t { Offered, None };

    /// `far` is an engine in another process. If it is given, its sessions are used.
    Application(CommandLine commandLine, SessionFactory factory, Settings settings, Lessons lessons = Lessons::Offered,
        std::unique_ptr<FarEngine> far = {});
    ~Application() override;

    /// Shows the window. The engine starts when the window is on screen.
    void start();
    void saveNow(); ///< ends training and saves it, because the program is about to end; no other call may follow
    /// Saves the training and waits until it is saved, because the desktop session ends. If the session does not end
    /// after all, training continues.
    void saveForSession();
    ui::MainWindow& window() const { return *m_window; }
    LessonHost* lessons() const { return m_lessons.get(); } ///< null in the window of a lesson
    EngineController* engine() const { return m_engine.get(); } ///< null until the window is on screen

signals:
    void engineStarted();

private:
    void startEngine();
    bool isElsewhere() const; ///< whether the engine, with its runs, is on another machine
    void connectRequests();
    void connectAnswers();
    void offerPreviousSaves();
    void connectComparisons();
    void connectRunList();
    void connectFarEngine();
    void followRuns(); ///< looks for news of the runs of this machine
    void showLink(const LinkState& state);
    void openWindowTo(const FarPlace& place);
    void openWhatWasAsked();
    void remember();

    CommandLine m_commandLine;
    SessionFactory m_factory;
    Settings m_settings;
    std::unique_ptr<ui::MainWindow> m_window;
    RunReader m_runReader;
    std::unique_ptr<FarEngine> m_far; ///< null if the engine is in this process
    std::unique_ptr<RunShelf> m_shelf;
    std::unique_ptr<EngineController> m_engine;
    std::unique_ptr<RunViewKeeper> m_runViews;
    std::unique_ptr<RunArchiver> m_archiver;
    std::unique_ptr<RunFollowing> m_following;
    std::unique_ptr<Interruptions> m_interruptions;
    std::unique_ptr<LessonHost> m_lessons; ///< is destroyed first
};

} // namespace attentoscope
