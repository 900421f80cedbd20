// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interruptions.h"

#include "engine/settings/presets.h"
#include "engine/storage/runlist.h"
#include "engine/storage/runlock.h"
#include "ui/data/datapanel.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowpages.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

namespace attentoscope {

Interruptions::Interruptions(ui::MainWindow& window, EngineController& engine) : m_window(window), m_engine(engine)
{
    auto* bar = &window.pages().interruption();
    connect(bar, &ui::InterruptionBar::resumeRequested, this, &Interruptions::resume);
    connect(bar, &ui::InterruptionBar::openRequested, &window.dataActions(), &ui::DataActions::openPath);
    connect(bar, &ui::InterruptionBar::forgetRequested, this, &Interruptions::forget);
    connect(&engine, &EngineController::dataLoaded, bar, &QWidget::hide); // the person chose something else meanwhile
    connect(&engine, &EngineController::runStarted, bar, &QWidget::hide);
    const auto giveUp = [this] { delete m_waiting; };
    connect(&window.sideBar().data(), &ui::DataPanel::cancelRequested, this, giveUp);
    connect(&window.sideBar().data(), &ui::DataPanel::loadRequested, this, giveUp);
    connect(&window.dataActions(), &ui::DataActions::openRunRequested, this, giveUp);
}

void Interruptions::offer(const QString& runsFolder)
{
    std::vector<std::filesystem::path> known;
    for (const auto& item : m_window.dataActions().recent().items())
        if (item.kind == ui::RecentItem::Kind::Run)
            known.emplace_back(item.path.toStdString());
    auto found = findInterruptedRuns(known, runsFolder.toStdString());
    // A task without pairs resumes by opening its run. That needs a save, so runs without one are left out.
    std::erase_if(found, [](const InterruptedRun& run) { return run.task != Task::Sentences && run.step == 0; });
    const auto presets = presetInfos();
    for (auto& run : found)
        if (const auto preset = std::ranges::find(presets, run.preset, &PresetInfo::id); preset != presets.end())
            run.preset = preset->name;
    m_window.pages().interruption().offer(std::move(found));
}

void Interruptions::resume(const InterruptedRun& run)
{
    delete m_waiting;
    m_waiting = new QObject(this);
    auto* waiting = m_waiting.data();
    connect(&m_engine, &EngineController::failed, waiting, &QObject::deleteLater);
    if (run.task != Task::Sentences) { // this task needs no pairs, only the open run
        connect(&m_engine, &EngineController::runStarted, waiting, [this, run, waiting](const RunDescription& opened) {
            waiting->deleteLater();
            if (opened.folder == run.folder)
                train(run);
        });
        return m_engine.openRun(QString::fromStdString(run.folder));
    }
    connect(&m_engine, &EngineController::dataLoaded, waiting, [this, run, waiting](const CorpusSummary& loaded) {
        waiting->deleteLater();
        if (loaded.request.source == run.data.source && loaded.request.sample == run.data.sample)
            train(run);
    });
    m_engine.loadData(run.data);
}

void Interruptions::train(const InterruptedRun& run)
{
    m_engine.resumeTraining(QString::fromStdString(run.folder), {}, m_window.mainView().watched().sentences());
}

void Interruptions::forget(const QString& folder)
{
    if (const auto forgotten = RunLock::forget(folder.toStdString()); !forgotten)
        m_window.pages().messages().showError(forgotten.error());
}

} // namespace attentoscope
