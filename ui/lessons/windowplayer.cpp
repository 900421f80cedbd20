// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/windowplayer.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonmodels.h"
#include "engine/lessons/takenfacts.h"
#include "engine/types/translation.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/dissection/dissectionwindow.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/heads/headsview.h"
#include "ui/language/languages.h"
#include "ui/lessons/factscollector.h"
#include "ui/lessons/stepwords.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/settings/settingsmodel.h"
#include "ui/timeline/timeline.h"
#include "ui/training/trainingpanel.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/window/dataactions.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr int between = 100; ///< milliseconds between two checks of the current action

Result<void> refused(const QString& why)
{
    return failure(ErrorCode::NotReady, Message(why.toStdString()));
}

/// The amount of work in these actions, for the progress bar. A training counts as much as twenty other actions.
double workOf(const std::deque<LessonAction>& actions)
{
    constexpr double ofTraining = 20.0;
    double work = 0.0;
    for (const auto& action : actions)
        work += action.kind == LessonActionKind::Train ? ofTraining : 1.0;
    return work;
}

/// Chooses a lesson's training in the side bar: its seed and its settings, which `settings` may override.
void chooseRun(
    MainWindow& window, const Lesson& lesson, const std::string& preset, const std::vector<KeyValue>& settings)
{
    auto& panel = window.sideBar().training();
    auto& rows = panel.settings();
    const auto set = [&rows](const std::string& key, const std::string& value) {
        rows.setValue(QString::fromStdString(key), QString::fromStdString(value));
    };
    rows.resetAll();
    panel.setSettingsFrom(SettingsFrom::Preset); // a lesson decides all settings of its run
    panel.setPreset(QString::fromStdString(preset));
    for (const auto* some : {&lesson.settings, &settings})
        for (const auto& one : *some)
            set(one.key, one.value);
    set("seed", std::to_string(lesson.seed));
    if (lesson.stepLimit > 0)
        set("steps", std::to_string(lesson.stepLimit));
}

} // namespace

WindowPlayer::WindowPlayer(MainWindow& window, FactsCollector& facts, QObject* parent, LessonPatience patience)
    : QObject(parent), m_window(window), m_facts(facts), m_patience(patience)
{
    m_look.setInterval(between);
    connect(&m_look, &QTimer::timeout, this, &WindowPlayer::check);
    connect(&facts, &FactsCollector::changed, this, &WindowPlayer::check);
}

void WindowPlayer::run(const std::vector<LessonAction>& actions)
{
    m_actions.assign(actions.begin(), actions.end());
    m_work = workOf(m_actions);
    next();
}

double WindowPlayer::share() const
{
    if (m_actions.empty() || m_work <= 0.0)
        return 0.0;
    const auto& action = m_actions.front();
    const double under = action.until ? shareOfWay(action.until->condition, facts()).value_or(0.0) : 0.0;
    return 1.0 - (workOf(m_actions) - under * workOf({action})) / m_work;
}

void WindowPlayer::stop()
{
    m_actions.clear();
    m_look.stop();
}

void WindowPlayer::next()
{
    if (m_actions.empty()) {
        m_look.stop();
        return emit finished();
    }
    m_since.start();
    m_runs = m_facts.runs();
    m_errors = m_facts.errors();
    m_look.start();
    m_isDone = [] { return true; }; // most actions are done immediately
    const auto action = m_actions.front();
    if (const auto begun = play(*this, action); !begun)
        fail(translated(begun.error().message));
}

void WindowPlayer::check()
{
    if (m_actions.empty())
        return;
    if (m_isDone()) {
        m_actions.pop_front();
        return next();
    }
    const auto action = m_actions.front();
    if (hasFailed(action.kind))
        fail(m_facts.errors() > m_errors
                ? translated(m_facts.lastError().message)
                : tr("This could not be done: %1").arg(QString::fromStdString(textOf(action))));
}

void WindowPlayer::fail(const QString& why)
{
    stop();
    emit failed(why);
}

bool WindowPlayer::hasFailed(LessonActionKind kind) const
{
    const auto activity = m_facts.state().activity;
    if (kind == LessonActionKind::Train)
        return activity == Activity::Failed
            || (m_since.hasExpired(m_patience.training.count()) && facts().run.state == LessonTraining::Ended);
    const bool begins = kind == LessonActionKind::Start || kind == LessonActionKind::Open;
    const bool isRefused = begins && m_facts.errors() > m_errors && m_facts.runs() == m_runs;
    return isRefused || m_since.hasExpired(m_patience.others.count());
}

void WindowPlayer::waitForNext(LessonActionKind kind)
{
    m_isDone = [this, kind, before = m_facts.done(kind)] { return m_facts.done(kind) > before; };
}

LessonFacts WindowPlayer::facts() const
{
    return m_facts.facts();
}

Result<void> WindowPlayer::train(const LessonGoal& goal)
{
    const auto state = facts().run.state;
    if (state != LessonTraining::Running && holds(goal.condition, facts()))
        return {};
    auto& actions = m_window.actions();
    if (state == LessonTraining::Ended && actions.goOn->isEnabled())
        actions.goOn->trigger();
    else if (state != LessonTraining::Running && !actions.train->isEnabled())
        return refused(tr("There is nothing to train on yet."));
    else if (state != LessonTraining::Running)
        actions.train->trigger();
    m_isDone = [this, condition = goal.condition, isReached = false]() mutable {
        const auto now = facts();
        if (!isReached && !holds(condition, now))
            return false;
        // At its limit, training ends by itself.
        const bool goesOn = m_facts.state().activity == Activity::Running && !isAtLimit(now);
        if (!std::exchange(isReached, true) && goesOn)
            m_window.actions().train->trigger(); // training is running, so the button pauses
        return facts().run.state != LessonTraining::Running;
    };
    return {};
}

Result<void> WindowPlayer::pause()
{
    if (m_facts.state().activity == Activity::Running)
        m_window.actions().train->trigger();
    m_isDone = [this] { return facts().run.state != LessonTraining::Running; };
    return {};
}

/// Begins a training. If another one is under way, waits until that one has ended.
Result<void> WindowPlayer::start(const std::string& preset, const std::vector<KeyValue>& settings)
{
    const bool isTrained = isTraining(m_facts.state().activity);
    m_isDone = [this, preset, settings, waits = isTrained, runs = m_facts.runs()]() mutable {
        if (waits && m_facts.state().activity == Activity::Idle) {
            waits = false;
            startNow(preset, settings);
        }
        return m_facts.runs() > runs && facts().run.state == LessonTraining::Paused;
    };
    if (isTrained)
        m_window.actions().stop->trigger();
    else
        startNow(preset, settings);
    return {};
}

void WindowPlayer::startNow(const std::string& preset, const std::vector<KeyValue>& settings)
{
    chooseRun(m_window, *m_lesson, preset, settings);
    m_window.trainingActions().start();
    emit m_window.trainingActions().pauseRequested();
}

Result<void> WindowPlayer::set(const std::string& key, const std::string& value)
{
    m_window.sideBar().training().settings().setValue(QString::fromStdString(key), QString::fromStdString(value));
    return {};
}

Result<void> WindowPlayer::translate(const std::string& text)
{
    waitForNext(LessonActionKind::Translate);
    m_facts.expectTranslation(text);
    m_window.mainView().setView(MainPage::Own);
    m_window.mainView().translation().setSentence({});
    m_window.mainView().translation().setSentence(QString::fromStdString(text));
    return {};
}

Result<void> WindowPlayer::pin(const LessonCell& cell)
{
    m_window.mainView().attention().pinCell(Cell{int(cell.row), int(cell.column)});
    return {};
}

Result<void> WindowPlayer::dissect(const LessonCell& cell)
{
    waitForNext(LessonActionKind::Dissect);
    m_window.mainView().attention().pinCell(Cell{int(cell.row), int(cell.column)});
    m_window.dissections().open();
    return {};
}

/// Rows can be forced only in the user's own sentence; a watched sentence is first copied there.
Result<void> WindowPlayer::force(const LessonAction& words)
{
    auto& mainView = m_window.mainView();
    const bool isOwn = mainView.header().view() == MainPage::Own;
    const int translations = m_facts.done(LessonActionKind::Translate) + (isOwn ? 0 : 1);
    m_isDone = [this, words, translations, cell = std::optional<Cell>()]() mutable {
        if (!cell && m_facts.done(LessonActionKind::Translate) >= translations)
            cell = forceNow(words);
        return cell && isForced(*cell);
    };
    if (isOwn) {
        m_isDone();
        return {};
    }
    const auto sentence = mainView.attention().sentence();
    m_facts.expectTranslation(sentence.toStdString());
    mainView.translation().setSentence({});
    mainView.translation().setSentence(sentence);
    mainView.setView(MainPage::Own);
    return {};
}

std::optional<Cell> WindowPlayer::forceNow(const LessonAction& words)
{
    auto& mainView = m_window.mainView();
    const auto found = cellOf(words, facts().picture);
    if (!found || !mainView.translation().canForce() || mainView.header().view() != MainPage::Own)
        return std::nullopt;
    const Cell cell{int(found->row), int(found->column)};
    if (!isForced(cell)) // a second call would free the row
        mainView.translation().forceRow(cell.row, cell.column);
    return cell;
}

bool WindowPlayer::isForced(const Cell& cell) const
{
    const auto& choices = m_window.mainView().attention().tokens().choices;
    return std::size_t(cell.row) < choices.size()
        && choices[std::size_t(cell.row)].forcedColumn == std::size_t(cell.column);
}

Result<void> WindowPlayer::freeRows()
{
    m_isDone = [this] { return facts().picture.forcedRows.empty(); };
    m_window.mainView().translation().undoForced();
    return {};
}

Result<void> WindowPlayer::showHead(const std::optional<AttentionHead>& head)
{
    HeadChoice choice;
    if (head)
        choice.keep(*head);
    else
        choice.showMean();
    m_window.mainView().heads().view().choose(choice);
    return {};
}

Result<void> WindowPlayer::switchOff(const AttentionHead& head)
{
    auto& heads = m_window.mainView().heads().view();
    const auto shown = showHead(head);
    const auto chosen = heads.choice().chosen();
    if (!heads.areOff(chosen))
        heads.switchChosen();
    m_isDone = [&heads, chosen] { return heads.areOff(chosen); };
    return shown;
}

Result<void> WindowPlayer::switchAllOn()
{
    m_isDone = [this] { return facts().off.empty(); };
    m_window.mainView().heads().view().putBack();
    return {};
}

Result<void> WindowPlayer::showView(const std::string& view)
{
    auto& actions = m_window.actions();
    actions.lines->setChecked(view == "lines");
    if (view != "lines")
        actions.heads->setChecked(view == "heads");
    return {};
}

Result<void> WindowPlayer::scrub(std::int64_t step)
{
    m_window.mainView().setView(MainPage::Watched);
    m_window.mainView().watched().timeline().hold(step);
    return {};
}

Result<void> WindowPlayer::compare(const std::string& first, const std::string& second, const std::string& text)
{
    waitForNext(LessonActionKind::Compare);
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
    if (!choose(window->first(), first) || !choose(window->second(), second))
        return refused(tr("A run that is to be compared was not kept."));
    window->sentence().setText(QString::fromStdString(text));
    window->setWords(ComparedWords::OfFirst); // with A's words, both models have the same rows
    window->compare();
    return {};
}

Result<void> WindowPlayer::keep(const std::string& name)
{
    m_window.actions().saveRun->trigger();
    m_facts.keep(name, {m_window.trainingActions().runFolder(), facts().run.step});
    return {};
}

Result<void> WindowPlayer::validate()
{
    waitForNext(LessonActionKind::Validate);
    m_window.actions().validate->trigger();
    return {};
}

Result<void> WindowPlayer::evaluate(const SentencesRequest& request)
{
    waitForNext(LessonActionKind::Evaluate);
    auto asked = request;
    asked.id = newRequestId();
    emit m_window.sentences().requested(asked);
    return {};
}

Result<void> WindowPlayer::erase()
{
    waitForNext(LessonActionKind::Erase);
    m_window.erasures().open();
    return {};
}

/// Opens a model, and chooses the pairs and gold links beside it for the table of sentences.
Result<void> WindowPlayer::open(const std::string& model)
{
    const auto folder = modelOfLesson(model, m_folder.toStdString(), m_models.path().toStdString());
    if (!folder)
        return std::unexpected(folder.error());
    m_isDone = [this, runs = m_runs, folder = *folder] {
        const bool isOpened = m_facts.runs() > runs && m_facts.state().activity == Activity::Idle;
        if (isOpened)
            m_window.sentences().chooseFiles(
                QString::fromStdString(folder + pairsOfModel), QString::fromStdString(folder + linksOfModel));
        return isOpened;
    };
    m_window.dataActions().openRun(QString::fromStdString(*folder));
    return {};
}

LessonSetup::LessonSetup(MainWindow& window, FactsCollector& facts, QObject* parent)
    : QObject(parent), m_window(window), m_facts(facts)
{
    connect(&facts, &FactsCollector::changed, this, &LessonSetup::look);
    connect(&facts, &FactsCollector::runBegan, this, &LessonSetup::watch, Qt::QueuedConnection);
}

void LessonSetup::begin(std::shared_ptr<const Lesson> lesson, const QString& folder)
{
    m_hasData = m_hasData && lesson == m_lesson;
    m_lesson = std::move(lesson);
    m_folder = folder;
    m_reopened.clear();
    m_phase = Phase::Starting;
    m_stops = false;
    m_facts.forgetKept();
    look();
}

void LessonSetup::reopen(const QString& run)
{
    m_reopened = run;
    m_phase = Phase::Starting;
    m_stops = false;
    look();
}

void LessonSetup::look()
{
    const auto& state = m_facts.state();
    if (m_phase == Phase::Ready || state.activity == Activity::Starting)
        return;
    if (m_phase == Phase::Starting || m_phase == Phase::Stopping)
        return stopTraining();
    if (m_phase == Phase::Discarding && state.model == ModelState::None)
        return load();
    if (m_phase == Phase::Opening)
        return open();
    if (m_phase != Phase::Loading)
        return;
    if (m_facts.errors() > m_errors) {
        m_phase = Phase::Ready;
        return emit failed(tr("The data of the lesson could not be loaded."));
    }
    m_hasData = m_hasData || m_facts.loads() > m_loads;
    if (!m_hasData)
        return;
    choose();
    arrange();
    m_phase = Phase::Ready;
    emit finished();
}

void LessonSetup::stopTraining()
{
    const auto& state = m_facts.state();
    if (isTraining(state.activity)) {
        m_phase = Phase::Stopping;
        if (!std::exchange(m_stops, true))
            m_window.actions().stop->trigger();
        return;
    }
    if (state.activity != Activity::Idle && state.activity != Activity::Failed)
        return;
    clear();
    if (!m_reopened.isEmpty()) {
        m_phase = Phase::Opening;
        m_runs = m_facts.runs();
        m_errors = m_facts.errors();
        return m_window.dataActions().openRun(m_reopened);
    }
    if (state.model == ModelState::None || !m_facts.facts().run.openedFolder.empty())
        return load(); // a model of others is no run, so there is nothing to discard before the next model
    m_phase = Phase::Discarding;
    emit m_window.trainingActions().discardRequested(); // the lesson made the folder, so it may be deleted
}

/// Also finds the run's sentence pairs, as after every opening.
void LessonSetup::open()
{
    if (m_facts.errors() > m_errors) {
        m_phase = Phase::Ready;
        return emit failed(translated(m_facts.lastError().message));
    }
    const auto& state = m_facts.state();
    if (m_facts.runs() == m_runs || state.activity != Activity::Idle || state.data == DataState::Loading)
        return;
    restore();
    m_phase = Phase::Ready;
    emit finished();
}

void LessonSetup::clear()
{
    m_window.mainView().translation().setSentence({});
    m_window.mainView().heads().view().choose({});
    m_window.mainView().heads().view().putBack();
}

void LessonSetup::restore()
{
    clear();
    arrange();
}

void LessonSetup::stop()
{
    m_phase = Phase::Ready;
}

/// Loads the data once. Going back in the lesson does not load it again.
void LessonSetup::load()
{
    m_phase = Phase::Loading;
    m_loads = m_facts.loads();
    m_errors = m_facts.errors();
    m_window.pages().showWorkbench();
    m_hasData = m_hasData || m_lesson->data.kind == LessonDataKind::None;
    if (m_hasData)
        return look();
    const auto& data = m_lesson->data;
    DataRequest request;
    request.seed = m_lesson->seed;
    if (data.kind == LessonDataKind::Sample) {
        request.sample = data.name;
        request.samplePairs = data.pairs;
    } else {
        request.source = QDir(m_folder).filePath(QString::fromStdString(data.name)).toStdString();
    }
    m_window.sideBar().data().load(request);
}

/// Preset and settings are chosen after the data, because their defaults depend on the number of pairs.
void LessonSetup::choose()
{
    chooseRun(m_window, *m_lesson, m_lesson->preset, {});
    watch();
}

/// Also needed when a training begins, because the window then watches the preset's own examples of vectors.
void LessonSetup::watch()
{
    if (!m_lesson || m_lesson->watched.empty())
        return;
    std::vector<WatchedSentence> watched;
    for (const auto& sentence : m_lesson->watched)
        watched.push_back({sentence, std::nullopt});
    auto& bar = m_window.mainView().header().watched();
    if (bar.watched() == watched)
        return;
    bar.setWatched(watched);
    bar.chooser()->setCurrentIndex(0);
}

void LessonSetup::arrange()
{
    const auto opens = [this](const char* part) {
        return m_lesson->layout.empty() || std::ranges::find(m_lesson->layout, part) != m_lesson->layout.end();
    };
    auto& actions = m_window.actions();
    actions.lines->setChecked(!m_lesson->layout.empty() && opens("lines"));
    actions.heads->setChecked(opens("heads"));
    m_window.mainView().attention().releasePin();
    if (auto* window = m_window.dissections().window())
        window->close();
    if (m_window.mainView().header().view() != MainPage::Watched && !m_lesson->watched.empty())
        m_window.mainView().setView(MainPage::Watched);
}

} // namespace attentoscope::ui
