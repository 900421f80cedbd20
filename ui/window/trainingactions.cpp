// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/trainingactions.h"

#include "ui/settings/settingsmodel.h"
#include "ui/stage/stage.h"
#include "ui/stage/watchedview.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/paths.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QRandomGenerator>

#include <cmath>
#include <utility>

namespace attentoscope::ui {

TrainingActions::TrainingActions(WindowActions& actions, WindowPages& pages, Dialogs& dialogs, QWidget& window)
    : QObject(&window), m_actions(actions), m_pages(pages), m_dialogs(dialogs), m_window(window)
{
    connect(actions.train, &QAction::triggered, this, &TrainingActions::trainOrPause);
    connect(actions.goOn, &QAction::triggered, this, &TrainingActions::goOn);
    connect(actions.discard, &QAction::triggered, this, &TrainingActions::askToDiscard);
    connect(actions.again, &QAction::triggered, this, [this] { startAgain(NextSeed::Same); });
    connect(actions.againAnew, &QAction::triggered, this, [this] { startAgain(NextSeed::Another); });
    connect(&pages.sideBar().training(), &TrainingPanel::presetChanged, this, &TrainingActions::refresh);
}

void TrainingActions::refresh()
{
    const bool training = isTraining(m_state.activity);
    const auto able = abilitiesFor(m_state, {m_pages.sideBar().training().task(), m_run.task});
    m_actions.apply(able);
    m_actions.goOn->setEnabled(able.goOn && !m_run.folder.empty());
    m_actions.saveRun->setEnabled(able.save && !m_run.folder.empty());
    m_actions.exportRun->setEnabled(!m_run.folder.empty());
    m_actions.goOn->setVisible(!training);
    m_actions.step->setVisible(training);
    m_actions.validate->setVisible(training);
}

void TrainingActions::setState(const EngineState& state)
{
    m_state = state;
    refresh();
}

void TrainingActions::showCorpus(const CorpusSummary& summary)
{
    m_dataName = QString::fromStdString(summary.name);
}

void TrainingActions::showRun(const RunDescription& run)
{
    m_run = {run.folder, run.configuration.task, run.configuration.training.seed, run.step, run.epoch};
    refresh();
}

void TrainingActions::showProgress(const TrainingProgress& progress)
{
    m_run.step = progress.step;
    m_run.epoch = progress.epoch;
}

void TrainingActions::showSaved(const std::string& folder)
{
    m_run.folder = folder;
}

void TrainingActions::forgetRun()
{
    m_startsAgain = false;
    m_run = {};
    refresh();
}

void TrainingActions::cancelRestart()
{
    m_startsAgain = false;
}

bool TrainingActions::restartIfAsked()
{
    if (!std::exchange(m_startsAgain, false))
        return false;
    start();
    return true;
}

void TrainingActions::start()
{
    auto request = m_pages.sideBar().training().request(m_dataName);
    request.watched = m_pages.stage().watched().sentences();
    m_pages.messages().hide();
    emit startRequested(request);
}

void TrainingActions::trainOrPause()
{
    if (m_state.activity == Activity::Running)
        emit pauseRequested();
    else if (isTraining(m_state.activity))
        emit resumeRequested();
    else
        start();
}

void TrainingActions::goOn()
{
    auto limit = m_pages.sideBar().training().limit(); // as much again
    if (limit.steps > 0)
        limit.steps += m_run.step;
    else
        limit.epochs += int(std::ceil(m_run.epoch - 1e-6));
    emit continueRequested(QString::fromStdString(m_run.folder), limit, m_pages.stage().watched().sentences());
}

void TrainingActions::askToDiscard()
{
    const auto folder = QString::fromStdString(m_run.folder);
    const auto question = folder.isEmpty()
        ? tr("Stop training and discard this model? It was never saved.")
        : tr("Stop training and delete the run in %1? What it has learned cannot be brought back.")
              .arg(wrappablePath(folder));
    if (m_dialogs.confirm(&m_window, question, folder.isEmpty() ? tr("Discard it") : tr("Delete the run")))
        emit discardRequested();
}

bool TrainingActions::wouldLoseRun() const
{
    return isTraining(m_state.activity) && m_run.folder.empty();
}

void TrainingActions::startAgain(NextSeed next)
{
    if (wouldLoseRun()
        && !m_dialogs.confirm(
            &m_window, tr("This run is not saved. Start again and lose it?"), tr("Start again and lose it")))
        return;
    const quint64 seed = next == NextSeed::Same ? m_run.seed : QRandomGenerator::global()->bounded(1U, 1'000'000'000U);
    m_pages.sideBar().training().settings().setValue(QStringLiteral("seed"), QString::number(seed));
    if (!isTraining(m_state.activity)) // it may have ended while the person was asked
        return start();
    m_startsAgain = true;
    m_actions.stop->trigger();
}

bool TrainingActions::mayClose()
{
    return !wouldLoseRun()
        || m_dialogs.confirm(&m_window, tr("A model is being trained, and it is not saved. Close and lose it?"),
            tr("Close and lose it"));
}

} // namespace attentoscope::ui
