// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/application.h"
#include "ui/lessons/foundpage.h"
#include "ui/lessons/lessonlibrary.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace attentoscope {

namespace ui {
class FactsCollector;
class LessonController;
class LessonPanel;
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

} // namespace attentoscope
