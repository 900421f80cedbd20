// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/walk/lessonsetup.h"

#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/dissection/dissectionwindow.h"
#include "ui/heads/headsview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/settings/settingsmodel.h"
#include "ui/stage/stage.h"
#include "ui/stage/stageheads.h"
#include "ui/training/trainingpanel.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/walk/factscollector.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QComboBox>
#include <QDir>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

void chooseRun(
    MainWindow& window, const Lesson& lesson, const std::string& preset, const std::vector<KeyValue>& settings)
{
    auto& panel = window.sideBar().training();
    auto& rows = panel.settings();
    const auto set = [&rows](const std::string& key, const std::string& value) {
        rows.setValue(QString::fromStdString(key), QString::fromStdString(value));
    };
    rows.resetAll();
    panel.setPreset(QString::fromStdString(preset));
    for (const auto* some : {&lesson.settings, &settings})
        for (const auto& one : *some)
            set(one.key, one.value);
    set("seed", std::to_string(lesson.seed));
    if (lesson.stepLimit > 0)
        set("steps", std::to_string(lesson.stepLimit));
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
    m_stage = Stage::Starting;
    m_stops = false;
    m_facts.forgetKept();
    look();
}

void LessonSetup::look()
{
    const auto& state = m_facts.state();
    if (m_stage == Stage::Ready || state.activity == Activity::Starting)
        return;
    if (m_stage == Stage::Starting || m_stage == Stage::Stopping)
        return stopTraining();
    if (m_stage == Stage::Discarding && state.model == ModelState::None)
        return load();
    if (m_stage != Stage::Loading)
        return;
    if (m_facts.errors() > m_errors) {
        m_stage = Stage::Ready;
        return emit failed(tr("The data of the lesson could not be loaded."));
    }
    m_hasData = m_hasData || m_facts.loads() > m_loads;
    if (!m_hasData)
        return;
    choose();
    arrange();
    m_stage = Stage::Ready;
    emit finished();
}

void LessonSetup::stopTraining()
{
    const auto& state = m_facts.state();
    if (isTraining(state.activity)) {
        m_stage = Stage::Stopping;
        if (!std::exchange(m_stops, true))
            m_window.actions().stop->trigger();
        return;
    }
    if (state.activity != Activity::Idle && state.activity != Activity::Failed)
        return;
    m_window.stage().translation().setSentence({});
    m_window.stage().heads().view().choose({});
    m_window.stage().heads().view().putBack();
    if (state.model == ModelState::None)
        return load();
    m_stage = Stage::Discarding;
    emit m_window.trainingActions().discardRequested(); // the folder is one of the lesson's own
}

/// Once: who goes back finds them as they were.
void LessonSetup::load()
{
    m_stage = Stage::Loading;
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

/// Preset and settings come after the data, because their defaults follow the number of pairs.
void LessonSetup::choose()
{
    chooseRun(m_window, *m_lesson, m_lesson->preset, {});
    watch();
}

/// Also when a training begins: of vectors the window watches the preset's own examples then.
void LessonSetup::watch()
{
    if (!m_lesson || m_lesson->watched.empty())
        return;
    std::vector<WatchedSentence> watched;
    for (const auto& sentence : m_lesson->watched)
        watched.push_back({sentence, std::nullopt});
    auto& bar = m_window.stage().header().watched();
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
    m_window.stage().attention().releasePin();
    if (auto* window = m_window.dissections().window())
        window->close();
    if (m_window.stage().header().view() != StageView::Watched && !m_lesson->watched.empty())
        m_window.stage().setView(StageView::Watched);
}

} // namespace attentoscope::ui
