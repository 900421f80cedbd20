// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessonhost.h"

#include "app/appsettings.h"
#include "engine/lessons/lessoncheck.h"
#include "ui/lessons/answerswindow.h"
#include "ui/lessons/factscollector.h"
#include "ui/lessons/foundpage.h"
#include "ui/lessons/highlights.h"
#include "ui/lessons/lessoncontroller.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/lessons/lessonsrow.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/grid.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QTimer>

namespace attentoscope {

namespace {

/// The lesson's own settings, in its temporary folder.
Settings settingsIn(const QString& folder, ui::WindowMemory memory)
{
    memory.recent.clear();
    memory.sideBar.clear();
    memory.mainView.clear();
    memory.sideBarShown = true;
    memory.headsShown = true;
    memory.hintsWereShown = true;
    memory.attention.form = ui::AttentionForm::Matrix;
    memory.attention.specialTokens = ui::SpecialTokens::Shown;
    memory.attention.pieces = ui::WordPieces::Apart;
    Settings settings(QDir(folder).filePath(QStringLiteral("lesson.conf")));
    writeWindowMemory(memory, settings);
    settings.setValue(AppSetting::RunsFolder, QDir(folder).filePath(QStringLiteral("runs")));
    return settings;
}

} // namespace

LessonWindow::LessonWindow(const ui::ListedLesson& lesson, SessionFactory factory, const ui::WindowMemory& memory)
    : m_folder(m_place.path())
    , m_lesson(lesson)
    , m_application(std::make_unique<Application>(
          CommandLine{}, std::move(factory), settingsIn(m_folder, memory), Application::Lessons::None))
    , m_panel(new ui::LessonPanel)
    , m_facts(new ui::FactsCollector(window(), this))
{
    auto& window = this->window();
    ui::nameAnchors(window);
    window.reports().throwRunsAway();
    window.pages().setCompanion(*m_panel);
    addControls();
    m_controller = new ui::LessonController(window, *m_panel, *m_facts, this);
    window.installEventFilter(this);
    window.sideBar().installEventFilter(this);
    auto& actions = window.actions();
    for (auto* action : {actions.startPage, actions.lessons})
        action->setEnabled(false); // the first screen is not part of a lesson
    connect(actions.quit, &QAction::triggered, this, &LessonWindow::quitRequested);
    connect(m_application.get(), &Application::engineStarted, this, &LessonWindow::connectEngine);
    connect(m_controller, &ui::LessonController::leaveRequested, this, &LessonWindow::leaveRequested);
    connect(m_controller, &ui::LessonController::saveRequested, this, &LessonWindow::save);
    connect(m_controller, &ui::LessonController::entered, this, &LessonWindow::progressed);
    connect(m_controller, &ui::LessonController::shown, this, &LessonWindow::progressed);
}

/// The window reports changes to the lesson, so the window is destroyed first.
LessonWindow::~LessonWindow()
{
    window().removeEventFilter(this);
    window().sideBar().removeEventFilter(this);
    delete m_controller;
    delete m_facts;
    m_application.reset();
}

void LessonWindow::start()
{
    m_application->start();
    arrange();
    m_controller->begin(m_lesson);
}

bool LessonWindow::isNarrow() const
{
    constexpr int roomForAll = 148; // units of the grid that all three need
    return window().width() < ui::grid(roomForAll);
}

/// Puts panel, side bar and views beside each other, if there is room for all three.
void LessonWindow::arrange()
{
    window().actions().sideBar->setChecked(!isNarrow());
    fitSideBar();
    connect(window().actions().sideBar, &QAction::toggled, this, &LessonWindow::fitSideBar);
}

void LessonWindow::addControls()
{
    using ui::ActionButton, ui::Emphasis;
    const auto& actions = window().actions();
    m_controls = new QWidget(m_panel);
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins(0, 0, 0, 0);
    auto* train = new ActionButton(actions.train, Emphasis::Plain, ActionButton::Face::IconAndText, m_controls);
    train->setObjectName(QLatin1String(ui::trainInPanel));
    row->addWidget(train, 1);
    row->addWidget(new ActionButton(actions.step, Emphasis::Plain, ActionButton::Face::IconOnly, m_controls));
    row->addWidget(new ActionButton(actions.stop, Emphasis::Plain, ActionButton::Face::IconOnly, m_controls));
    m_panel->setControls(*m_controls);
}

void LessonWindow::fitSideBar()
{
    const bool isShown = !window().sideBar().isHidden();
    m_controls->setVisible(!isShown);
    window().mainView().setVisible(!isShown || !isNarrow());
}

void LessonWindow::connectEngine()
{
    auto* engine = m_application->engine();
    auto* facts = m_facts;
    connect(engine, &EngineController::stateChanged, facts, &ui::FactsCollector::setState);
    connect(engine, &EngineController::dataLoaded, facts, &ui::FactsCollector::showCorpus);
    connect(engine, &EngineController::failed, facts, &ui::FactsCollector::showError);
    connect(engine, &EngineController::runStarted, facts, &ui::FactsCollector::showRun);
    connect(engine, &EngineController::reported, facts, &ui::FactsCollector::showReports);
    connect(engine, &EngineController::discarded, facts, &ui::FactsCollector::forgetRun);
    connect(engine, &EngineController::translated, facts, &ui::FactsCollector::showTranslation);
    connect(engine, &EngineController::dissected, facts, &ui::FactsCollector::showDissection);
    connect(engine, &EngineController::sentencesMeasured, facts, &ui::FactsCollector::showMeasured);
    connect(engine, &EngineController::compared, facts, &ui::FactsCollector::showComparison);
    connect(engine, &EngineController::runStarted, this, [this] {
        this->window().mainView().attention().setNote({}); // a note would reveal the lesson's answer
        if (isNarrow())
            this->window().actions().sideBar->setChecked(false); // this step is about the views
    });
    facts->setState(engine->state());
}

/// Closing the window leaves the lesson. The person's own window is shown again before the lesson's window is gone.
bool LessonWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &window() && event->type() == QEvent::Close) {
        emit leaveRequested();
        return true;
    }
    const bool isSideBar =
        watched == &window().sideBar() && (event->type() == QEvent::Show || event->type() == QEvent::Hide);
    if (isSideBar || (watched == &window() && event->type() == QEvent::Resize))
        QMetaObject::invokeMethod(this, &LessonWindow::fitSideBar, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void LessonWindow::save()
{
    auto& window = this->window();
    const QString name = QString::fromStdString(m_lesson.lesson->id) + QStringLiteral(".html");
    const auto path = window.dataActions().choosePage(name);
    if (path.isEmpty())
        return;
    auto record = m_controller->record();
    record.learner = m_panel->learner();
    const auto why = ui::whyNotWritten(path, ui::foundPage(record));
    auto& messages = window.pages().messages();
    if (why.isEmpty())
        messages.showNotice(tr("Your predictions and what you found are in %1.").arg(QDir::toNativeSeparators(path)));
    else
        messages.showProblem(tr("%1 could not be written: %2").arg(QDir::toNativeSeparators(path), why), {});
}

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
    connect(m_row, &ui::LessonsRow::allShown, welcome, &ui::WelcomePage::showLessons);
    connect(m_row, &ui::LessonsRow::chosen, this, &LessonHost::open);
    connect(m_row, &ui::LessonsRow::openRequested, data, &ui::DataActions::askForLesson);
    connect(m_row, &ui::LessonsRow::folderRequested, data, &ui::DataActions::askForLessonFolder);
    connect(m_row, &ui::LessonsRow::answersRequested, data, &ui::DataActions::askForAnswers);
    connect(data, &ui::DataActions::answersWanted, this, &LessonHost::showAnswers);
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
    m_training = OwnTraining::Rests;
    if (!engine)
        return;
    connect(engine, &EngineController::stateChanged, this, &LessonHost::noteState);
    connect(engine, &EngineController::runStarted, this, [this](const RunDescription& run) {
        if (m_lesson && m_training == OwnTraining::Runs && !run.folder.empty())
            m_engine->save();
    });
    noteState(engine->state());
}

/// The engine answers late: it may still compute a batch, write a save, prepare a model, or have a request to go on
/// before it. A training that begins during a lesson pauses at once.
void LessonHost::noteState(const EngineState& state)
{
    switch (state.activity) {
    case Activity::Running:
        if (m_lesson && m_training == OwnTraining::Rests)
            m_engine->pause();
        if (!m_lesson || m_training == OwnTraining::Rests)
            m_training = OwnTraining::Runs;
        break;
    case Activity::Paused:
        if (!m_lesson && m_training == OwnTraining::Runs)
            m_training = OwnTraining::Rests;
        break;
    case Activity::Saving:
        break;
    default:
        m_training = OwnTraining::Rests;
    }
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

/// Shows the answers of a class. One window is used for all folders.
void LessonHost::showAnswers(const QString& folder)
{
    if (!m_answers)
        m_answers = new ui::AnswersWindow(&m_own);
    m_answers->readFolder(folder);
    m_answers->show();
    m_answers->raise();
    m_answers->activateWindow();
}

void LessonHost::begin(const ui::ListedLesson& lesson)
{
    auto memory = m_own.memory();
    memory.geometry = m_own.saveGeometry();
    auto begun = std::make_unique<LessonWindow>(lesson, m_factory, memory);
    if (!begun->isUsable())
        return m_own.pages().messages().showProblem(
            tr("There is no room for the runs of a lesson in the folder of temporary files."), {});
    begun->facts().setPresets(m_catalogue.presets);
    m_lesson = std::move(begun);
    // Queued, because the pressed button is part of the window that is destroyed.
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

/// Training pauses and is saved, so that not even a power cut loses it.
void LessonHost::putAside()
{
    m_aside.clear();
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible()
            && (window == &m_own || m_own.isAncestorOf(window->parentWidget()) || window->windowType() == Qt::Window))
            m_aside.emplace_back(window);
    m_own.actions().quit->setEnabled(false); // its shortcut would act in every window
    const bool isRunning = m_training != OwnTraining::Rests;
    if (!m_engine || (!isRunning && !isTraining(m_engine->state().activity)))
        return;
    if (isRunning)
        m_engine->pause();
    if (!m_own.trainingActions().runFolder().empty())
        m_engine->save();
}

void LessonHost::leave()
{
    if (!m_lesson)
        return;
    note();
    m_lesson->window().actions().present->setChecked(false); // presenting has doubled the type of every window
    m_lesson->panel().hide(); // a visible panel would move windows that open beside it
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
    if (!m_engine || m_training == OwnTraining::Rests)
        return;
    m_engine->resume();
    m_training = OwnTraining::GoesOn;
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
