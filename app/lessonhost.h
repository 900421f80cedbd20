// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/appsettings.h"
#include "engine/qt/enginecontroller.h"
#include "engine/types/catalogue.h"
#include "ui/lessons/lessonlibrary.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

namespace attentoscope {

class LessonWindow;
namespace ui {
class LessonsRow;
class MainWindow;
} // namespace ui

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
