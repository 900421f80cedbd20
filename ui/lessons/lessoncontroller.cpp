// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessoncontroller.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonvalues.h"
#include "ui/lessons/factscollector.h"
#include "ui/lessons/highlights.h"
#include "ui/lessons/lessonpanel.h"
#include "ui/lessons/stepwords.h"
#include "ui/lessons/windowplayer.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/trainingactions.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

bool trains(const LessonStep& step)
{
    return std::ranges::any_of(
        step.actions, [](const LessonAction& action) { return action.kind == LessonActionKind::Train; });
}

LiveValue valuesOf(const LessonFacts& facts)
{
    return [facts](const QString& expression) {
        const auto text = QStringLiteral("{{%1}}").arg(expression).toStdString();
        return QString::fromStdString(withLiveValues(text, facts, QLocale().decimalPoint().toStdString()));
    };
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
    connect(&m_panel, &LessonPanel::stopRequested, this, [this] {
        m_player->stop();
        m_panel.showHelp(LessonHelp::Offered);
    });
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
        if (m_phase == Phase::Doing && current().slow)
            m_panel.showDelay(QString::fromStdString(current().slow->text));
    });
}

void LessonController::begin(std::shared_ptr<const Lesson> lesson, const QString& folder)
{
    m_lesson = std::move(lesson);
    m_folder = folder;
    m_record = {QString::fromStdString(m_lesson->title), QString::fromStdString(m_lesson->goal),
        QDateTime::currentDateTime(), std::vector<StepRecord>(m_lesson->steps.size())};
    for (std::size_t step = 0; step < m_lesson->steps.size(); ++step) {
        m_record.steps[step].title = QString::fromStdString(m_lesson->steps[step].title);
        if (const auto& question = m_lesson->steps[step].question)
            m_record.steps[step].question = QString::fromStdString(question->text);
    }
    m_player->setLesson(m_lesson);
    m_panel.showLesson(m_record.title);
    m_furthest = 0;
    m_isFinished = false;
    enter(0);
}

void LessonController::enter(std::size_t step)
{
    m_player->stop();
    m_slow.stop();
    m_phase = Phase::Preparing;
    m_step = step;
    m_prediction = {};
    setFrames({}, {});
    m_panel.showStep(panelStep(), valuesOf(m_facts.facts()));
    m_panel.showPreparing(
        step == 0 ? tr("Preparing the lesson…") : tr("Preparing this step: the earlier steps are done anew…"));
    m_setup->begin(m_lesson, m_folder);
}

void LessonController::prepared()
{
    std::vector<LessonAction> before;
    for (std::size_t step = 0; step < m_step; ++step)
        std::ranges::copy(m_lesson->steps[step].actions, std::back_inserter(before));
    m_facts.beginStep();
    m_player->run(before);
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

void LessonController::showStep()
{
    m_furthest = std::max(m_furthest, m_step);
    m_prediction = {};
    m_facts.beginStep();
    m_panel.showStep(panelStep(), valuesOf(m_facts.facts()));
    closeOtherWindows(m_window, current().frames);
    for (const auto& anchor : current().frames)
        reveal(m_window, QString::fromStdString(anchor));
    setFrames({}, current().frames);
    if (!hasNext())
        m_isFinished = true;
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
    beginDoing();
}

void LessonController::beginDoing()
{
    m_phase = Phase::Doing;
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
    if (!m_lesson || m_phase == Phase::Preparing)
        return;
    m_panel.refreshValues(valuesOf(m_facts.facts()));
    for (auto* frame : m_frames)
        frame->follow();
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
    m_panel.showTask(waitingWords(current().until->condition, facts), shareOfWay(current().until->condition, facts));
}

/// Pauses, because the result is about this moment of the training. Steps about running training go on.
void LessonController::pauseWhereReached()
{
    if (m_facts.state().activity != Activity::Running || !trains(current()) || waitsForTraining(current())
        || (hasNext() && waitsForTraining(m_lesson->steps[m_step + 1])))
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
    record.isDone = true;
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

/// Does the actions of the step, so that the next one finds its preconditions.
void LessonController::skip()
{
    if (m_phase == Phase::Preparing || !hasNext())
        return;
    if (m_phase == Phase::Shown || current().actions.empty())
        return goOn();
    m_phase = Phase::Preparing;
    m_slow.stop();
    const auto actions = current().actions;
    ++m_step;
    m_panel.showPreparing(tr("The tasks of this step are done for you…"));
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
    if (m_phase == Phase::Preparing)
        m_panel.showPreparing(tr("%1 Again tries once more.").arg(text));
    else
        m_panel.showTrouble(text);
}

LessonProgress LessonController::progress() const
{
    LessonProgress progress{.id = QString::fromStdString(m_lesson->id), .picture = {}};
    progress.count = int(m_lesson->steps.size());
    progress.reached = m_isFinished ? progress.count : int(m_furthest);
    progress.isFinished = m_isFinished;
    for (const auto& step : m_record.steps)
        if (!step.picture.attention.isEmpty())
            progress.picture = smallMatrix(step.picture.attention);
    return progress;
}

} // namespace attentoscope::ui
