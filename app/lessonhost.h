// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/application.h"
#include "app/appsettings.h"
#include "engine/qt/enginecontroller.h"
#include "engine/types/catalogue.h"
#include "engine/types/enginestate.h"
#include "ui/lessons/foundpage.h"
#include "ui/lessons/lessonlibrary.h"

#include <QObject>
#include <QPointer>
#include <QTemporaryDir>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <vector>

namespace attentoscope {

namespace ui {
class AnswersWindow;
class FactsCollector;
class LessonController;
class LessonPanel;
class LessonsRow;
} // namespace ui

/// A lesson in progress. It has its own window, engine, settings and folder of runs, so the person's own stay as they
/// are. All of it is destroyed with this object. Lives in the GUI thread.
class LessonWindow : public QObject
{
    Q_OBJECT

public:
    /// `memory` describes the person's own window; the lesson's window begins like it.
    LessonWindow(const ui::ListedLesson& lesson, SessionFactory factory, const ui::WindowMemory& memory);
    ~LessonWindow() override;

    void start(); ///< shows the window
    ui::MainWindow& window() const { return m_application->window(); }
    EngineController* engine() const { return m_application->engine(); }
    ui::LessonController& lesson() const { return *m_controller; }
    ui::FactsCollector& facts() const { return *m_facts; }
    ui::LessonPanel& panel() const { return *m_panel; }
    const QString& folder() const { return m_folder; } ///< folder of the lesson's runs
    bool isUsable() const { return m_place.isValid(); } ///< false if no temporary folder could be made

signals:
    void leaveRequested();
    void quitRequested(); ///< the whole program should end
    void progressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectEngine();
    void arrange();
    void addControls();
    void fitSideBar(); ///< in a narrow window the side bar takes the place of the views
    bool isNarrow() const;
    void save(); ///< saves the findings as a page

    QTemporaryDir m_place;
    QString m_folder;
    ui::ListedLesson m_lesson;
    std::unique_ptr<Application> m_application;
    ui::LessonPanel* m_panel = nullptr;
    QWidget* m_controls = nullptr; ///< buttons of the training, for windows that hide the side bar
    ui::FactsCollector* m_facts = nullptr;
    ui::LessonController* m_controller = nullptr;
};

/// The lessons as the person's own window offers them: the list, the progress, and the lesson in progress. During a
/// lesson the person's window is hidden, and its training is saved and paused. Nothing else in it changes. Lives in the
/// GUI thread.
class LessonHost : public QObject
{
    Q_OBJECT

public:
    /// The window and the settings must outlive this object.
    LessonHost(ui::MainWindow& own, SessionFactory factory, Settings& settings);
    ~LessonHost() override;

    void setCatalogue(const Catalogue& catalogue); ///< the names that lessons may use
    void setEngine(EngineController* engine); ///< the engine of the person's own window
    void open(const QString& path);
    void leave();
    LessonWindow* lesson() const { return m_lesson.get(); } ///< null if there is no lesson in progress

signals:
    void begun();
    void left();

private:
    /// What the person's own training does, or did when the lesson began.
    enum class OwnTraining : std::uint8_t {
        Rests,
        Runs,
        GoesOn, ///< it was asked to go on, and has not said yet that it does
    };

    void begin(const ui::ListedLesson& lesson);
    void noteState(const EngineState& state);
    void putAside();
    void giveBack();
    void note(); ///< keeps the person's progress
    void showLessons();
    void showAnswers(const QString& folder); ///< shows the answers of a class

    ui::MainWindow& m_own;
    ui::LessonsRow* m_row = nullptr; ///< the lessons on the first screen
    SessionFactory m_factory;
    Settings& m_settings;
    Catalogue m_catalogue;
    ui::LessonLibrary m_library;
    QPointer<EngineController> m_engine;
    std::unique_ptr<LessonWindow> m_lesson;
    QPointer<ui::AnswersWindow> m_answers;
    std::vector<QPointer<QWidget>> m_aside; ///< windows that were visible when the lesson began
    OwnTraining m_training = OwnTraining::Rests;
};

} // namespace attentoscope
