// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runviewkeeper.h"

#include "app/runviewfile.h"

#include <QDebug>
#include <QFileInfo>
#include <QTimer>

namespace attentoscope {

RunViewKeeper::RunViewKeeper(ui::MainWindow& window, EngineController& engine, QObject* parent)
    : QObject(parent), m_memory(new ui::RunViewMemory(window.mainView())), m_engine(engine)
{
    connect(&engine, &EngineController::runStarted, this, &RunViewKeeper::enter);
    connect(&engine, &EngineController::dataLoaded, this, [this](const CorpusSummary& loaded) {
        if (loaded.isOfRun)
            return; // it stays open with its own pairs
        leave();
        m_folder.clear(); // the sentences of the run make way for those of the data
    });
    connect(&engine, &EngineController::discarded, this, [this] { m_folder.clear(); });
}

RunViewKeeper::~RunViewKeeper()
{
    leave();
}

void RunViewKeeper::enter(const RunDescription& run)
{
    leave();
    m_folder = QString::fromStdString(run.folder);
    m_kept.reset();
    m_isOfOthers = run.past && run.past->end == RunPast::End::TrainedElsewhere;
    const bool isOpened = m_engine.state().activity == Activity::Idle;
    if (isOpened && !m_folder.isEmpty())
        QTimer::singleShot(0, this, &RunViewKeeper::restore); // when the window has shown the run
}

void RunViewKeeper::noteNews(const RunNews& news)
{
    const bool isTrained = news.activity == RunActivity::Training || news.activity == RunActivity::Unknown;
    m_isOfOthers = m_isOfOthers || (isTrained && news.folder == m_folder.toStdString());
}

void RunViewKeeper::restore()
{
    if (!m_memory || m_folder.isEmpty())
        return;
    auto view = readRunView(m_folder);
    if (!view) {
        if (view.error().code != ErrorCode::FileNotFound)
            qInfo("%s", view.error().message.c_str());
        return;
    }
    m_memory->restore(*view);
    m_kept = std::move(*view);
}

void RunViewKeeper::leave()
{
    if (!m_memory || m_isOfOthers || m_folder.isEmpty() || !QFileInfo(m_folder).isDir())
        return;
    const auto view = m_memory->view();
    if (view == m_kept)
        return;
    if (const auto written = writeRunView(m_folder, view); written)
        m_kept = view;
    else
        qInfo("%s", written.error().message.c_str());
}

} // namespace attentoscope
