// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessonhost.h"

#include "app/lessonwindow.h"
#include "engine/lessons/lessoncheck.h"
#include "ui/lessons/lessoncontroller.h"
#include "ui/lessons/lessonsrow.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/mainwindow.h"
#include "ui/window/trainingactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QApplication>
#include <QTimer>

namespace attentoscope {

LessonHost::LessonHost(ui::MainWindow& own, SessionFactory factory, Settings& settings)
    : m_own(own)
    , m_row(new ui::LessonsRow)
    , m_factory(std::move(factory))
    , m_settings(settings)
    , m_library([this](const Lesson& lesson) { return checkLesson(lesson, m_catalogue); })
{
    m_library.setProgress(ui::lessonProgress(m_settings.value(AppSetting::LessonProgress).toStringList()));
    m_library.setFolder(m_settings.value(AppSetting::LessonFolder).toString());
    auto* data = &m_own.dataActions();
    auto* welcome = &m_own.pages().welcome();
    welcome->setLessons(*m_row);
    connect(welcome, &ui::WelcomePage::allLessonsWanted, m_row, &ui::LessonsRow::showAll);
    connect(m_row, &ui::LessonsRow::chosen, this, &LessonHost::open);
    connect(m_row, &ui::LessonsRow::openRequested, data, &ui::DataActions::askForLesson);
    connect(m_row, &ui::LessonsRow::folderRequested, data, &ui::DataActions::askForLessonFolder);
    connect(data, &ui::DataActions::lessonWanted, this, &LessonHost::open);
    connect(data, &ui::DataActions::lessonFolderWanted, this, [this](const QString& folder) {
        m_library.setFolder(folder);
        m_settings.setValue(AppSetting::LessonFolder, folder);
        showLessons();
        m_row->showAll();
    });
}

LessonHost::~LessonHost() = default;

void LessonHost::setCatalogue(const Catalogue& catalogue)
{
    m_catalogue = catalogue;
    showLessons();
}

void LessonHost::setEngine(EngineController* engine)
{
    m_engine = engine;
}

void LessonHost::showLessons()
{
    m_row->setLessons(m_library.lessons());
}

void LessonHost::open(const QString& path)
{
    if (m_lesson)
        return;
    const auto lesson = m_library.open(path);
    if (lesson)
        return begin(*lesson);
    m_own.pages().messages().showProblem(lesson.error().text, lesson.error().detail);
}

void LessonHost::begin(const ui::ListedLesson& lesson)
{
    auto memory = m_own.memory();
    memory.geometry = m_own.saveGeometry();
    auto begun = std::make_unique<LessonWindow>(lesson, m_factory, memory);
    if (!begun->isUsable())
        return m_own.pages().messages().showProblem(
            tr("There is no room for the runs of a lesson in the folder of temporary files."), {});
    m_lesson = std::move(begun);
    // Queued: what the person pressed is in the window that goes.
    connect(m_lesson.get(), &LessonWindow::leaveRequested, this, &LessonHost::leave, Qt::QueuedConnection);
    connect(m_lesson.get(), &LessonWindow::quitRequested, &m_own, &QWidget::close, Qt::QueuedConnection);
    connect(m_lesson.get(), &LessonWindow::progressed, this, &LessonHost::note);
    putAside();
    m_lesson->start();
    for (const auto& window : m_aside)
        if (window)
            window->hide();
    emit this->begun();
}

/// The training waits and is saved, so that not even a power cut loses it.
void LessonHost::putAside()
{
    m_aside.clear();
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible()
            && (window == &m_own || m_own.isAncestorOf(window->parentWidget()) || window->windowType() == Qt::Window))
            m_aside.emplace_back(window);
    m_own.actions().quit->setEnabled(false); // its key is that of every window
    m_wasTraining = m_engine && m_engine->state().activity == Activity::Running;
    if (!m_engine || !isTraining(m_engine->state().activity))
        return;
    if (m_wasTraining)
        m_engine->pause();
    if (!m_own.trainingActions().runFolder().empty())
        m_engine->save();
}

void LessonHost::leave()
{
    if (!m_lesson)
        return;
    note();
    giveBack();
    m_lesson->window().hide();
    m_lesson.reset();
    showLessons();
    emit left();
}

void LessonHost::giveBack()
{
    for (const auto& window : m_aside)
        if (window)
            window->show();
    m_aside.clear();
    m_own.actions().quit->setEnabled(true);
    m_own.raise();
    m_own.activateWindow();
    if (m_wasTraining && m_engine && m_engine->state().activity == Activity::Paused)
        m_engine->resume();
    m_wasTraining = false;
}

void LessonHost::note()
{
    auto progress = m_lesson->lesson().progress();
    const auto before = m_library.progressOf(progress.id);
    progress.isFinished = progress.isFinished || before.isFinished;
    progress.reached = qMax(progress.reached, before.reached);
    if (progress.picture.isEmpty())
        progress.picture = before.picture;
    m_library.note(progress);
    m_settings.setValue(AppSetting::LessonProgress, ui::toLines(m_library.progress()));
}

} // namespace attentoscope
