// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/walk/lessonactor.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/factvalues.h"
#include "engine/lessons/lessonactions.h"
#include "engine/lessons/picturevalues.h"
#include "engine/types/headtext.h"
#include "engine/types/requestid.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/modelpicker.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/heads/headsview.h"
#include "ui/language/translated.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/settings/settingsmodel.h"
#include "ui/stage/stage.h"
#include "ui/stage/stageheads.h"
#include "ui/stage/watchedview.h"
#include "ui/timeline/timeline.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/walk/factscollector.h"
#include "ui/walk/lessonsetup.h"
#include "ui/widgets/direction.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"

#include <QLineEdit>

namespace attentoscope::ui {

namespace {

using enum LessonActionKind;

constexpr int between = 100; ///< milliseconds between two looks at what is under way

std::string argument(const LessonAction& action, std::size_t index)
{
    return index < action.arguments.size() ? action.arguments[index] : std::string();
}

std::optional<Cell> cellOf(const LessonFacts& facts, const LessonAction& action)
{
    const auto cell = findCell(facts.picture, argument(action, 0), argument(action, 1));
    return cell ? std::optional(Cell{int(cell->row), int(cell->column)}) : std::nullopt;
}

} // namespace

LessonActor::LessonActor(MainWindow& window, FactsCollector& facts, QObject* parent, LessonPatience patience)
    : QObject(parent), m_window(window), m_facts(facts), m_patience(patience)
{
    m_look.setInterval(between);
    connect(&m_look, &QTimer::timeout, this, &LessonActor::check);
    connect(&facts, &FactsCollector::changed, this, &LessonActor::check);
}

void LessonActor::run(const std::vector<LessonAction>& actions)
{
    m_actions.assign(actions.begin(), actions.end());
    next();
}

void LessonActor::stop()
{
    m_actions.clear();
    m_look.stop();
}

void LessonActor::next()
{
    m_ends = false;
    m_waits = false;
    if (m_actions.empty()) {
        m_look.stop();
        return emit finished();
    }
    m_since.start();
    m_runs = m_facts.runs();
    m_errors = m_facts.errors();
    m_look.start();
    const auto action = m_actions.front();
    m_doneBefore = m_facts.done(action.kind);
    if (const auto why = begin(action); !why.isEmpty()) {
        stop();
        emit failed(why);
    }
}

void LessonActor::check()
{
    if (m_actions.empty())
        return;
    const auto action = m_actions.front();
    if (action.kind == Force)
        goOn(action);
    if (action.kind == Start && m_waits && m_facts.state().activity == Activity::Idle)
        startNow(action);
    if (m_ends || isDone(action)) {
        if (!std::exchange(m_ends, true))
            end(action);
        if (action.kind == Train && m_facts.facts().run.state == LessonTraining::Running)
            return; // the pause is under way
        m_actions.pop_front();
        return next();
    }
    if (!hasFailed(action))
        return;
    stop();
    emit failed(m_facts.errors() > m_errors
            ? translated(m_facts.lastError().message)
            : tr("This could not be done: %1").arg(QString::fromStdString(textOf(action))));
}

bool LessonActor::hasFailed(const LessonAction& action) const
{
    const auto activity = m_facts.state().activity;
    if (action.kind == Train)
        return activity == Activity::Failed
            || (m_since.hasExpired(m_patience.training.count()) && m_facts.facts().run.state == LessonTraining::Ended);
    const bool isRefused = action.kind == Start && m_facts.errors() > m_errors && m_facts.runs() == m_runs;
    return isRefused || m_since.hasExpired(m_patience.others.count());
}

QString LessonActor::begin(const LessonAction& action)
{
    switch (action.kind) {
    case Train:
        return train();
    case Pause:
        if (m_facts.state().activity == Activity::Running)
            m_window.actions().train->trigger();
        return {};
    case Start:
        return startRun(action);
    case Set:
        return change(action);
    case Translate:
        return translate(argument(action, 0));
    case Pin:
    case Dissect:
        return pointAt(action);
    case Force:
        return force(action);
    case Head:
        return chooseHead(argument(action, 0));
    case Off:
        return switchOff(argument(action, 0));
    case View:
        return show(argument(action, 0));
    case Scrub:
        return scrub(argument(action, 0));
    case Compare:
        return compare(action);
    case Keep:
        m_window.actions().saveRun->trigger();
        m_facts.keep(argument(action, 0), {m_window.trainingActions().runFolder(), m_facts.facts().run.step});
        return {};
    case Validate:
        m_window.actions().validate->trigger();
        return {};
    case Evaluate:
        evaluate();
        return {};
    }
    return {};
}

bool LessonActor::isDone(const LessonAction& action) const
{
    const auto facts = m_facts.facts();
    const bool isNone = argument(action, 0) == "none";
    switch (action.kind) {
    case Train:
        return action.until ? holds(action.until->condition, facts) : facts.run.state == LessonTraining::Ended;
    case Pause:
        return facts.run.state != LessonTraining::Running;
    case Start:
        return m_facts.runs() > m_runs && facts.run.state == LessonTraining::Paused;
    case Translate:
    case Dissect:
    case Compare:
    case Validate:
    case Evaluate:
        return m_facts.done(action.kind) > m_doneBefore;
    case Force:
        return isNone ? facts.picture.forcedRows.empty() : !m_waits && isForced(m_cell);
    case Off:
        return isNone ? facts.off.empty() : m_window.stage().heads().view().areOff(m_heads);
    default:
        return true; // the window does it at once
    }
}

void LessonActor::end(const LessonAction& action)
{
    if (action.kind == Train && m_facts.state().activity == Activity::Running)
        m_window.actions().train->trigger(); // which says Pause now
}

QString LessonActor::train()
{
    const auto state = m_facts.facts().run.state;
    auto& actions = m_window.actions();
    if (state == LessonTraining::Running)
        return {};
    if (state == LessonTraining::Ended && actions.goOn->isEnabled()) {
        actions.goOn->trigger();
        return {};
    }
    if (!actions.train->isEnabled())
        return tr("There is nothing to train on yet.");
    actions.train->trigger();
    return {};
}

QString LessonActor::startRun(const LessonAction& action)
{
    m_waits = true;
    if (isTraining(m_facts.state().activity))
        m_window.actions().stop->trigger();
    else
        startNow(action);
    return {};
}

void LessonActor::startNow(const LessonAction& action)
{
    m_waits = false;
    std::vector<KeyValue> settings;
    for (std::size_t index = 1; index < action.arguments.size(); ++index) {
        const auto& text = action.arguments[index];
        const auto equals = text.find('=');
        settings.push_back(
            {text.substr(0, equals), equals == std::string::npos ? std::string() : text.substr(equals + 1)});
    }
    chooseRun(m_window, *m_lesson, argument(action, 0), settings);
    m_window.trainingActions().start();
    emit m_window.trainingActions().pauseRequested();
}

QString LessonActor::change(const LessonAction& action)
{
    m_window.sideBar().training().settings().setValue(
        QString::fromStdString(argument(action, 0)), QString::fromStdString(argument(action, 1)));
    return {};
}

QString LessonActor::translate(const std::string& text)
{
    m_facts.expectTranslation(text);
    m_window.stage().setView(StageView::Own);
    m_window.stage().translation().setSentence({});
    m_window.stage().translation().setSentence(QString::fromStdString(text));
    return {};
}

QString LessonActor::pointAt(const LessonAction& action)
{
    const auto cell = cellOf(m_facts.facts(), action);
    if (!cell)
        return tr("The heatmap has no row “%1” or no column “%2” now.")
            .arg(isolated(QString::fromStdString(argument(action, 0))),
                isolated(QString::fromStdString(argument(action, 1))));
    m_window.stage().attention().pinCell(*cell);
    if (action.kind == Dissect)
        m_window.dissections().open();
    return {};
}

/// Rows are forced in the person's own sentence; a watched one becomes it.
QString LessonActor::force(const LessonAction& action)
{
    auto& stage = m_window.stage();
    if (argument(action, 0) == "none") {
        stage.translation().undoForced();
        return {};
    }
    m_waits = true;
    m_translations = m_facts.done(Translate);
    if (stage.header().view() != StageView::Own) {
        ++m_translations;
        const auto sentence = stage.attention().sentence();
        m_facts.expectTranslation(sentence.toStdString());
        stage.translation().setSentence({});
        stage.translation().setSentence(sentence);
        stage.setView(StageView::Own);
    } else {
        goOn(action);
    }
    return {};
}

void LessonActor::goOn(const LessonAction& action)
{
    const auto facts = m_facts.facts();
    const auto cell = cellOf(facts, action);
    auto& stage = m_window.stage();
    if (!m_waits || m_facts.done(Translate) < m_translations || !cell || !stage.translation().canForce()
        || stage.header().view() != StageView::Own)
        return;
    m_waits = false;
    m_cell = *cell;
    if (!isForced(m_cell)) // or it would be free again
        stage.translation().forceRow(m_cell.row, m_cell.column);
}

bool LessonActor::isForced(const Cell& cell) const
{
    const auto& choices = m_window.stage().attention().tokens().choices;
    return std::size_t(cell.row) < choices.size()
        && choices[std::size_t(cell.row)].forcedColumn == std::size_t(cell.column);
}

QString LessonActor::chooseHead(const std::string& head)
{
    auto& heads = m_window.stage().heads().view();
    HeadChoice choice;
    const auto chosen = head == "best" ? bestHead(m_facts.facts()) : headFromText(head);
    if (head == "mean")
        choice.showMean();
    else if (chosen)
        choice.keep(*chosen);
    else
        return tr("No head was measured yet.");
    heads.choose(choice);
    return {};
}

QString LessonActor::switchOff(const std::string& head)
{
    auto& heads = m_window.stage().heads().view();
    if (head == "none") {
        heads.putBack();
        return {};
    }
    if (const auto why = chooseHead(head); !why.isEmpty())
        return why;
    m_heads = heads.choice().chosen();
    if (!heads.areOff(m_heads))
        heads.switchChosen();
    return {};
}

QString LessonActor::show(const std::string& view)
{
    auto& actions = m_window.actions();
    actions.lines->setChecked(view == "lines");
    if (view != "lines")
        actions.heads->setChecked(view == "heads");
    return {};
}

QString LessonActor::scrub(const std::string& step)
{
    m_window.stage().setView(StageView::Watched);
    m_window.stage().watched().timeline().hold(QString::fromStdString(step).toLongLong());
    return {};
}

QString LessonActor::compare(const LessonAction& action)
{
    auto& comparisons = m_window.comparisons();
    comparisons.open();
    auto* window = comparisons.window();
    const auto choose = [&](ModelPicker& picker, const std::string& name) {
        const auto run = m_facts.kept(name);
        const auto folder = QString::fromStdString(run.folder);
        if (folder.isEmpty())
            picker.choose({});
        else
            picker.choose({folder, QString::fromStdString(name), {}}, run.step);
        return name == "now" || !folder.isEmpty();
    };
    if (!choose(window->first(), argument(action, 0)) || !choose(window->second(), argument(action, 1)))
        return tr("A run that is to be compared was not kept.");
    window->sentence().setText(QString::fromStdString(argument(action, 2)));
    window->setWords(ComparedWords::OfFirst); // so that both have the same rows
    window->compare();
    return {};
}

void LessonActor::evaluate()
{
    SentencesRequest request;
    request.id = newRequestId();
    request.switchedOff = m_facts.facts().off;
    request.whole = request.switchedOff.empty() ? WholeModel::LeaveOut : WholeModel::Measure;
    emit m_window.sentences().requested(request);
}

} // namespace attentoscope::ui
