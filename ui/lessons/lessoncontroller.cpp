// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessoncontroller.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/takenfacts.h"
#include "ui/language/languages.h"
#include "ui/lessons/factscollector.h"
#include "ui/lessons/highlights.h"
#include "ui/lessons/lessonlibrary.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/lessons/stepwords.h"
#include "ui/lessons/windowplayer.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/settings/settingsmodel.h"
#include "ui/timeline/timeline.h"
#include "ui/training/trainingpanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"

#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <iterator>
#include <utility>

namespace attentoscope::ui {

namespace {

bool trains(const LessonStep& step)
{
    return std::ranges::any_of(
        step.actions, [](const LessonAction& action) { return action.kind == LessonActionKind::Train; });
}

/// Whether the action replaces or changes the run.
bool changesRun(const LessonAction& action)
{
    using enum LessonActionKind;
    return action.kind == Train || action.kind == Start || action.kind == Set || action.kind == Validate
        || action.kind == Open;
}

/// The text without markup.
QString plainText(QString text)
{
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…")).trimmed();
}

/// The path of a menu entry, such as "Training ▸ Evaluate now".
QString menuPath(const QAction& action)
{
    for (const auto* object : action.associatedObjects())
        if (const auto* menu = qobject_cast<const QMenu*>(object))
            return plainText(menu->title()) + QStringLiteral(" ▸ ") + plainText(action.text());
    return plainText(action.text());
}

WindowNames namesIn(const MainWindow& window, const FactsCollector& facts)
{
    const auto& actions = window.actions();
    const auto* settings = &window.sideBar().training().settings();
    const auto setting = [settings](const std::string& key) {
        const auto* info = settings->find(QString::fromStdString(key));
        return info ? translated(info->label) : QString::fromStdString(key);
    };
    const auto choice = [settings](const std::string& key, const std::string& value) {
        const auto* info = settings->find(QString::fromStdString(key));
        const auto text = QString::fromStdString(value);
        return info ? settingValueText(*info, text) : text;
    };
    return {plainText(actions.train->text()), menuPath(*actions.validate), menuPath(*actions.sentences),
        menuPath(*actions.compareModels), menuPath(*actions.erase),
        [&facts](const std::string& id) { return facts.presetName(id); }, setting, choice};
}

} // namespace

LessonController::LessonController(MainWindow& window, LessonPanel& panel, FactsCollector& facts, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_panel(panel)
    , m_facts(facts)
    , m_player(new WindowPlayer(window, facts, this))
    , m_setup(new LessonSetup(window, facts, this))
{
    m_slow.setSingleShot(true);
    connectPanel();
    connectWindow();
}

LessonController::~LessonController()
{
    qDeleteAll(m_frames);
}

void LessonController::connectPanel()
{
    connect(&m_panel, &LessonPanel::predicted, this, &LessonController::predicted);
    connect(&m_panel, &LessonPanel::doRequested, this, &LessonController::doForPerson);
    connect(&m_panel, &LessonPanel::stopRequested, this, &LessonController::cancel);
    connect(&m_panel, &LessonPanel::goOnRequested, this, &LessonController::goOn);
    connect(&m_panel, &LessonPanel::skipRequested, this, &LessonController::skip);
    connect(&m_panel, &LessonPanel::againRequested, this, [this] { enter(m_step); });
    connect(&m_panel, &LessonPanel::backRequested, this, [this] { enter(m_step == 0 ? 0 : m_step - 1); });
    connect(&m_panel, &LessonPanel::leaveRequested, this, &LessonController::leaveRequested);
    connect(&m_panel, &LessonPanel::saveRequested, this, &LessonController::saveRequested);
}

void LessonController::connectWindow()
{
    connect(&m_facts, &FactsCollector::changed, this, &LessonController::look);
    connect(&m_window.mainView().attention(), &AttentionView::cellPinned, this, &LessonController::takePoint);
    connect(m_setup, &LessonSetup::finished, this, &LessonController::prepared);
    connect(m_setup, &LessonSetup::failed, this, &LessonController::fail);
    connect(m_player, &WindowPlayer::failed, this, &LessonController::fail);
    connect(m_player, &WindowPlayer::finished, this, [this] {
        if (m_phase == Phase::Preparing)
            showStep();
        else
            m_panel.showHelp(LessonHelp::Offered);
    });
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (m_phase != Phase::Doing || !current().slow || isAtLimit(m_facts.facts()))
            return;
        m_isSlowShown = true;
        m_panel.showDelay(QString::fromStdString(current().slow->text));
    });
}

void LessonController::begin(const ListedLesson& lesson)
{
    m_lesson = lesson.lesson;
    m_folder = QFileInfo(lesson.path).path();
    const auto count = m_lesson->steps.size();
    m_record = {QString::fromStdString(m_lesson->title), QString::fromStdString(m_lesson->goal),
        QDateTime::currentDateTime(), std::vector<StepRecord>(count), originOf(lesson),
        QString::fromStdString(m_lesson->id), QString::fromStdString(m_lesson->sum), {}};
    for (std::size_t step = 0; step < count; ++step) {
        m_record.steps[step].id = QString::fromStdString(m_lesson->steps[step].id);
        m_record.steps[step].title = QString::fromStdString(m_lesson->steps[step].title);
        if (const auto& question = m_lesson->steps[step].question)
            m_record.steps[step].question = QString::fromStdString(question->text);
    }
    m_record.steps.back().state = StepState::ToTry;
    m_moments.assign(count, {});
    m_player->setLesson(m_lesson, m_folder);
    m_panel.showLesson(m_record.title, m_record.origin);
    m_isAtEnd = false;
    enter(0);
}

LessonController::Moment LessonController::moment() const
{
    const auto run = m_facts.facts().run;
    if (run.state == LessonTraining::Running || run.state == LessonTraining::None)
        return {};
    return {QString::fromStdString(m_window.trainingActions().runFolder()), run.step, run.state};
}

void LessonController::enter(std::size_t step)
{
    m_player->stop();
    m_setup->stop();
    m_slow.stop();
    m_phase = Phase::Preparing;
    m_step = step;
    m_prediction = {};
    setFrames({}, {});
    m_panel.showStep(panelStep(), {});
    prepare(step == 0 ? tr("Preparing the lesson…") : tr("Preparing this step: the earlier steps are done anew…"));
    m_base = step;
    while (m_base > 0 && !isRunThere(m_base) && !isRunKept(m_base))
        --m_base;
    if (m_base == 0)
        return m_setup->begin(m_lesson, m_folder);
    if (!isRunThere(m_base))
        return m_setup->reopen(m_moments[m_base].run);
    m_setup->restore();
    prepared();
}

bool LessonController::isRunThere(std::size_t step) const
{
    return !m_moments[step].run.isEmpty() && m_moments[step] == moment();
}

bool LessonController::isRunKept(std::size_t step) const
{
    return m_moments[step].state == LessonTraining::Ended && QFileInfo(m_moments[step].run).isDir();
}

std::vector<LessonAction> LessonController::actionsBefore() const
{
    std::vector<LessonAction> before;
    for (std::size_t step = 0; step <= m_step; ++step) {
        if (step == m_base) // the run already contains the results of the actions before this step
            before.erase(before.begin(), std::ranges::find_if(before.rbegin(), before.rend(), changesRun).base());
        if (step < m_step)
            std::ranges::copy(m_lesson->steps[step].actions, std::back_inserter(before));
    }
    return before;
}

/// A run that was trained further since then cannot be used.
void LessonController::prepared()
{
    if (m_base > 0 && !isRunThere(m_base)) {
        m_base = 0;
        return m_setup->begin(m_lesson, m_folder);
    }
    m_facts.beginStep();
    m_player->run(actionsBefore());
}

void LessonController::prepare(const QString& text)
{
    m_preparing = text;
    m_panel.showPreparing(text, m_player->share());
}

void LessonController::cancel()
{
    m_player->stop();
    if (m_phase != Phase::Preparing)
        return m_panel.showHelp(LessonHelp::Offered);
    m_setup->stop();
    m_preparing.clear();
    if (m_facts.state().activity == Activity::Running)
        emit m_window.trainingActions().pauseRequested();
    m_panel.showPreparing(tr("Cancelled. Again prepares this step anew."));
}

PanelStep LessonController::panelStep() const
{
    const auto& step = current();
    PanelStep shown{.number = int(m_step),
        .count = int(m_lesson->steps.size()),
        .title = QString::fromStdString(step.title),
        .text = QString::fromStdString(step.text),
        .question = askedOf(step.question),
        .canBeDoneFor = !step.actions.empty()};
    return shown;
}

/// Values of the text as they were first displayed. Live values would give the answer away during the step.
LiveValue LessonController::keptValues()
{
    return [this, now = currentValues(m_facts.facts())](const QString& expression) {
        auto& kept = m_values[expression];
        if (kept.isEmpty())
            kept = now(expression);
        return kept;
    };
}

void LessonController::showStep()
{
    m_prediction = {};
    m_values.clear();
    m_window.mainView().watched().timeline().follow(); // an earlier step of the lesson may have moved the timeline
    m_facts.beginStep();
    m_moments[m_step] = moment();
    const auto values = keptValues();
    if (current().question)
        m_record.steps[m_step].question = withValues(QString::fromStdString(current().question->text), values);
    m_panel.showStep(panelStep(), values);
    closeOtherWindows(m_window, current().frames);
    for (const auto& anchor : current().frames)
        reveal(m_window, QString::fromStdString(anchor));
    setFrames({}, current().frames);
    m_isAtEnd = m_isAtEnd || !hasNext();
    if (current().question) {
        m_phase = Phase::Asking;
        m_panel.takeFocus();
    } else {
        beginDoing();
    }
    emit entered();
}

void LessonController::predicted(const Prediction& prediction)
{
    if (m_phase != Phase::Asking)
        return;
    m_prediction = prediction;
    m_panel.showUnanswered(false);
    beginDoing();
}

void LessonController::beginDoing()
{
    m_phase = Phase::Doing;
    m_isSlowShown = false;
    if (current().slow)
        m_slow.start(int(current().slow->seconds * 1000.0));
    look();
}

bool LessonController::isReached() const
{
    const auto& step = current();
    if (step.until)
        return holds(step.until->condition, m_facts.facts());
    return step.question.has_value();
}

void LessonController::look()
{
    if (!m_lesson)
        return;
    if (m_phase == Phase::Preparing && !m_preparing.isEmpty())
        m_panel.showPreparing(m_preparing, m_player->share());
    if (m_phase == Phase::Preparing)
        return;
    m_panel.refreshValues(keptValues());
    for (auto* frame : m_frames)
        frame->follow();
    if (m_phase == Phase::Asking && current().until)
        m_panel.showUnanswered(m_facts.state().activity == Activity::Running || isReached());
    if (m_phase != Phase::Doing)
        return;
    if (isReached())
        return showResult();
    updateTask();
}

void LessonController::updateTask()
{
    if (!current().until)
        return;
    const auto facts = m_facts.facts();
    if (isAtLimit(facts) && std::exchange(m_isSlowShown, false))
        m_panel.task().showDelay({}); // the rest is the user's task
    m_panel.showTask(waitingWords(current().until->condition, facts, namesIn(m_window, m_facts)),
        shareOfWay(current().until->condition, facts));
}

/// Pauses, because the result is about this moment of the training. Does not pause if the step is about running
/// training, or if the training is about to end.
void LessonController::pauseWhereReached()
{
    if (m_facts.state().activity != Activity::Running || isAtLimit(m_facts.facts()) || !trains(current())
        || waitsForTraining(current()) || (hasNext() && waitsForTraining(m_lesson->steps[m_step + 1])))
        return;
    emit m_window.trainingActions().pauseRequested();
}

void LessonController::showResult()
{
    m_phase = Phase::Shown;
    m_slow.stop();
    pauseWhereReached();
    const auto result = judgedStep(current(), m_prediction, m_facts.facts());
    setFrames(highlightsOf(current(), result, m_facts.facts()), {});
    auto shown = result;
    shown.isHighlighted = !m_frames.empty();
    note(shown);
    m_panel.showResult(shown);
    emit this->shown();
}

void LessonController::note(const StepResult& result)
{
    auto& record = m_record.steps[m_step];
    const auto facts = m_facts.facts();
    record.result = result;
    record.state = StepState::Done;
    record.step = facts.run.step;
    if (m_window.mainView().showsAttention() && m_window.mainView().attention().hasContent())
        record.picture = m_window.mainView().attention().tokens();
}

void LessonController::goOn()
{
    if (m_phase == Phase::Preparing)
        return;
    if (!hasNext())
        return emit leaveRequested();
    m_player->stop();
    m_slow.stop();
    ++m_step;
    showStep();
}

/// Does the actions of the skipped step, because the next step relies on them.
void LessonController::skip()
{
    if (m_phase == Phase::Preparing || !hasNext())
        return;
    if (m_record.steps[m_step].state == StepState::NotReached)
        m_record.steps[m_step].state = StepState::Skipped;
    if (m_phase == Phase::Shown || current().actions.empty())
        return goOn();
    m_panel.showUnanswered(false);
    m_phase = Phase::Preparing;
    m_slow.stop();
    const auto actions = current().actions;
    ++m_step;
    m_player->stop();
    prepare(tr("The tasks of this step are done for you…"));
    m_player->run(actions);
}

void LessonController::doForPerson()
{
    if (m_phase != Phase::Doing)
        return;
    m_panel.showHelp(LessonHelp::AtWork);
    m_player->run(current().actions);
}

void LessonController::takePoint(int row, int column)
{
    const auto& tokens = m_window.mainView().attention().tokens();
    if (m_phase != Phase::Asking || row < 0 || column < 0 || std::size_t(row) >= tokens.target.size()
        || std::size_t(column) >= tokens.source.size())
        return;
    m_panel.takeCell(
        {std::size_t(row), std::size_t(column), QString::fromStdString(tokens.target[std::size_t(row)].text),
            QString::fromStdString(tokens.source[std::size_t(column)].text)});
}

void LessonController::setFrames(
    const std::vector<LessonHighlight>& highlights, const std::vector<std::string>& anchors)
{
    qDeleteAll(m_frames);
    m_frames.clear();
    for (const auto& anchor : anchors)
        if (auto* widget = anchoredWidget(m_window, QString::fromStdString(anchor)))
            m_frames.push_back(new WidgetFrame(*widget));
    for (const auto& one : highlights)
        if (auto* frame = highlightFrame(m_window, one))
            m_frames.push_back(frame);
}

void LessonController::fail(const QString& text)
{
    if (m_phase != Phase::Preparing) {
        m_isSlowShown = false;
        m_panel.showTrouble(text);
        return;
    }
    m_preparing.clear();
    m_panel.showPreparing(tr("%1 Press Again to retry.").arg(text));
}

LessonProgress LessonController::progress() const
{
    LessonProgress progress{.id = QString::fromStdString(m_lesson->id), .picture = {}};
    progress.count = int(m_lesson->steps.size());
    // The last step is reached when it is shown, even if it has a question.
    const auto done = std::count_if(m_record.steps.begin(), std::prev(m_record.steps.end()),
        [](const StepRecord& step) { return step.state == StepState::Done; });
    progress.reached = int(done) + (m_isAtEnd ? 1 : 0);
    progress.isFinished = progress.reached == progress.count;
    for (const auto& step : m_record.steps)
        if (!step.picture.attention.isEmpty())
            progress.picture = smallMatrix(step.picture.attention);
    return progress;
}

} // namespace attentoscope::ui
