// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interruptions.h"

#include "engine/settings/presets.h"
#include "engine/storage/runlist.h"
#include "engine/storage/runlock.h"
#include "ui/data/datapanel.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/training/watchedbar.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowpages.h"

#include <algorithm>
#include <cstddef>
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
    const auto hide = [this, bar] {
        if (!m_waiting) // the person chose something else meanwhile
            bar->hide();
    };
    connect(&engine, &EngineController::dataLoaded, bar, hide);
    connect(&engine, &EngineController::runStarted, bar, hide);
    connect(&engine, &EngineController::failed, this, &Interruptions::giveUp);
    connect(&engine, &EngineController::dataOfRunFailed, this, &Interruptions::giveUp);
    connect(&window.sideBar().data(), &ui::DataPanel::cancelRequested, this, &Interruptions::giveUp);
    connect(&window.sideBar().data(), &ui::DataPanel::loadRequested, this, &Interruptions::giveUp);
    connect(&window.dataActions(), &ui::DataActions::openRunRequested, this, &Interruptions::giveUp);
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

QObject* Interruptions::beginWaiting()
{
    giveUp();
    m_waiting = new QObject(this);
    return m_waiting;
}

void Interruptions::giveUp()
{
    if (!m_waiting)
        return;
    m_engine.disconnect(m_waiting);
    m_waiting->deleteLater(); // it may be what is being called
    m_waiting.clear();
}

void Interruptions::resume(const InterruptedRun& run)
{
    run.step > 0 ? resumeSaved(run) : resumeUnsaved(run);
}

/// The run is opened first, because it brings its sentences and its pairs.
void Interruptions::resumeSaved(const InterruptedRun& run)
{
    m_window.dataActions().openRun(QString::fromStdString(run.folder));
    auto* waiting = beginWaiting();
    connect(&m_engine, &EngineController::runStarted, waiting, [this, run](const RunDescription& opened) {
        if (opened.folder != run.folder)
            giveUp();
        else if (run.task != Task::Sentences || opened.hasItsData)
            train(run);
    });
    connect(&m_engine, &EngineController::dataLoaded, waiting,
        [this, run](const CorpusSummary& loaded) { loaded.isOfRun ? train(run) : giveUp(); });
}

/// A run without a save cannot be opened.
void Interruptions::resumeUnsaved(const InterruptedRun& run)
{
    connect(&m_engine, &EngineController::dataLoaded, beginWaiting(), [this, run](const CorpusSummary& loaded) {
        if (loaded.request.source != run.data.source || loaded.request.sample != run.data.sample)
            return giveUp();
        auto watched = run.watched;
        watched.resize(std::min(watched.size(), std::size_t(ui::WatchedDialog::mostSentences)));
        if (!watched.empty())
            m_window.mainView().header().watched().setWatched(watched);
        train(run);
    });
    m_window.sideBar().data().showRequest(run.data);
    m_engine.loadData(run.data);
}

void Interruptions::train(const InterruptedRun& run)
{
    giveUp();
    m_engine.resumeTraining(QString::fromStdString(run.folder), {}, m_window.mainView().watched().sentences());
}

void Interruptions::forget(const QString& folder)
{
    if (const auto forgotten = RunLock::forget(folder.toStdString()); !forgotten)
        m_window.pages().messages().showError(forgotten.error());
}

} // namespace attentoscope
