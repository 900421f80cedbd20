// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/application.h"
#include "app/appsettings.h"
#include "engine/qt/enginecontroller.h"
#include "engine/types/catalogue.h"
#include "ui/lessons/foundpage.h"
#include "ui/lessons/lessonlibrary.h"

#include <QObject>
#include <QPointer>
#include <QTemporaryDir>
#include <QWidget>

#include <memory>
#include <vector>

namespace attentoscope {

namespace ui {
class FactsCollector;
class LessonController;
class LessonPanel;
class LessonsRow;
} // namespace ui

/// A lesson under way: a window, an engine, settings and a folder of runs of its own, so that whatever is done in it
/// touches nothing of the person's. All of it goes with this object. Lives in the GUI thread.
class LessonWindow : public QObject
{
    Q_OBJECT

public:
    /// `memory` is how the person's own window looks; the lesson's begins as it.
    LessonWindow(const ui::ListedLesson& lesson, SessionFactory factory, const ui::WindowMemory& memory);
    ~LessonWindow() override;

    void start(); ///< shows it
    ui::MainWindow& window() const { return m_application->window(); }
    EngineController* engine() const { return m_application->engine(); }
    ui::LessonController& lesson() const { return *m_controller; }
    ui::FactsCollector& facts() const { return *m_facts; }
    ui::LessonPanel& panel() const { return *m_panel; }
    const QString& folder() const { return m_folder; } ///< where its runs are
    bool isUsable() const { return m_place.isValid(); } ///< false: there is no room for its runs

signals:
    void leaveRequested();
    void quitRequested(); ///< the whole program
    void progressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectEngine();
    void arrange();
    void addControls();
    void fitSideBar(); ///< in a narrow window it takes the place of the views
    bool isNarrow() const;
    void save(); ///< what was found, as a page

    QTemporaryDir m_place;
    QString m_folder;
    QString m_lessonFolder; ///< of the lesson's file
    std::shared_ptr<const Lesson> m_lesson;
    std::unique_ptr<Application> m_application;
    ui::LessonPanel* m_panel = nullptr;
    QWidget* m_controls = nullptr; ///< of the training, where the side bar is not on show
    ui::FactsCollector* m_facts = nullptr;
    ui::LessonController* m_controller = nullptr;
};

/// The lessons of the person's own window: which there are, how far they got, and the one under way. While there is
/// one, their own window is out of sight and its training is paused and saved; nothing of it is changed. Lives in the
/// GUI thread.
class LessonHost : public QObject
{
    Q_OBJECT

public:
    /// The window and the settings outlive this.
    LessonHost(ui::MainWindow& own, SessionFactory factory, Settings& settings);
    ~LessonHost() override;

    void setCatalogue(const Catalogue& catalogue); ///< what lessons may name
    void setEngine(EngineController* engine); ///< of the person's own window
    void open(const QString& path);
    void leave();
    LessonWindow* lesson() const { return m_lesson.get(); } ///< null: none is under way

signals:
    void begun();
    void left();

private:
    void begin(const ui::ListedLesson& lesson);
    void putAside();
    void giveBack();
    void note(); ///< how far the person got
    void showLessons();

    ui::MainWindow& m_own;
    ui::LessonsRow* m_row = nullptr; ///< the lessons on the first screen
    SessionFactory m_factory;
    Settings& m_settings;
    Catalogue m_catalogue;
    ui::LessonLibrary m_library;
    QPointer<EngineController> m_engine;
    std::unique_ptr<LessonWindow> m_lesson;
    std::vector<QPointer<QWidget>> m_aside; ///< windows that were on the screen
    bool m_wasTraining = false;
};

} // namespace attentoscope
