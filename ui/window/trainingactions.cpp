// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/trainingactions.h"

#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QRandomGenerator>

#include <cmath>
#include <utility>

namespace attentoscope::ui {

namespace {

void describe(QAction& action, const QString& tip)
{
    action.setToolTip(plainTip(tip));
    action.setStatusTip(plainTip(tip));
}

} // namespace

TrainingActions::TrainingActions(
    WindowActions& actions, WindowPages& pages, Dialogs& dialogs, const ShownModel& shown, QWidget& window)
    : QObject(&window), m_actions(actions), m_pages(pages), m_dialogs(dialogs), m_window(window), m_shown(shown)
{
    connect(actions.train, &QAction::triggered, this, &TrainingActions::trainOrPause);
    connect(actions.goOn, &QAction::triggered, this, &TrainingActions::goOn);
    connect(actions.discard, &QAction::triggered, this, &TrainingActions::askToDiscard);
    connect(actions.again, &QAction::triggered, this, [this] { startAgain(NextSeed::Same); });
    connect(actions.againAnew, &QAction::triggered, this, [this] { startAgain(NextSeed::Another); });
    connect(&shown, &ShownModel::changed, this, &TrainingActions::refresh);
    refresh();
}

std::string TrainingActions::runFolder() const
{
    return m_shown.run() ? m_shown.run()->folder : std::string();
}

void TrainingActions::refresh()
{
    const bool training = isTraining(m_shown.state().activity);
    const bool hasFolder = !runFolder().empty();
    const auto loaded = m_shown.run() ? m_shown.run()->task : Task::Sentences;
    const auto able = abilitiesFor(m_shown.state(), {m_shown.chosenTask(), loaded});
    m_actions.apply(able);
    if (m_shown.run() && m_shown.run()->isTrainedOn) // a new model would begin with random weights
        for (auto* again : {m_actions.again, m_actions.againAnew})
            again->setEnabled(false);
    m_actions.goOn->setEnabled(canContinue(m_shown));
    m_actions.saveRun->setEnabled(able.save && hasFolder);
    for (auto* exported : {m_actions.exportRun, m_actions.exportPage})
        exported->setEnabled(hasFolder);
    if (m_areRunsElsewhere)
        for (auto* read : {m_actions.exportRun, m_actions.earlierRuns})
            read->setEnabled(false);
    m_actions.goOn->setVisible(!training);
    m_actions.step->setVisible(training);
    m_actions.validate->setVisible(training);
    describe(*m_actions.train, trainTip(m_shown));
    describe(*m_actions.goOn, continueTip(m_shown));
}

void TrainingActions::setRunsElsewhere()
{
    m_areRunsElsewhere = true;
    for (auto* read : {m_actions.exportRun, m_actions.earlierRuns})
        describe(*read, tr("Not from here: the folders of these runs are on another machine"));
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
    const auto& panel = m_pages.sideBar().training();
    auto request = panel.request(m_shown.data());
    // Whether the sample of that preset is displayed.
    const bool isDisplayed = m_shown.data() == QString::fromStdString(request.preset);
    m_pages.mainView().watched().watchExamples(isDisplayed ? std::vector<WatchedSentence>() : panel.examples());
    request.watched = m_pages.mainView().watched().sentences();
    m_pages.messages().hide();
    emit startRequested(request);
}

void TrainingActions::carryOut(const Remedy& remedy)
{
    m_pages.sideBar().training().changeTogether(remedy.settings, tr("advice"));
    switch (remedy.action) {
    case RemedyAction::StartAgain:
        return m_actions.again->trigger();
    case RemedyAction::Continue:
        return m_actions.goOn->trigger();
    case RemedyAction::OpenPairs:
        return m_actions.openFile->trigger();
    case RemedyAction::Change:
        break;
    }
}

void TrainingActions::trainOrPause()
{
    if (m_shown.state().activity == Activity::Running)
        emit pauseRequested();
    else if (isTraining(m_shown.state().activity))
        emit resumeRequested();
    else
        start();
}

void TrainingActions::goOn()
{
    if (!m_shown.run())
        return;
    const auto& done = m_shown.run()->progress;
    auto limit = m_pages.sideBar().training().limit(); // doubles the limit
    if (limit.minutes > 0.0)
        limit.minutes += done.seconds / 60.0;
    else if (limit.steps > 0)
        limit.steps += done.step;
    else
        limit.epochs += int(std::ceil(done.epoch - 1e-6));
    emit continueRequested(QString::fromStdString(runFolder()), limit, m_pages.mainView().watched().sentences());
}

void TrainingActions::askToDiscard()
{
    const auto folder = QString::fromStdString(runFolder());
    const auto question = folder.isEmpty()
        ? tr("Stop training and discard this model? It was never saved.")
        : tr("Stop training and delete the run in %1? What it has learned cannot be brought back.")
              .arg(wrappablePath(folder));
    if (m_dialogs.confirm(&m_window, question, folder.isEmpty() ? tr("Discard it") : tr("Delete the run")))
        emit discardRequested();
}

bool TrainingActions::wouldLoseRun() const
{
    return isTraining(m_shown.state().activity) && runFolder().empty();
}

void TrainingActions::startAgain(NextSeed next)
{
    if (wouldLoseRun()
        && !m_dialogs.confirm(
            &m_window, tr("This run is not saved. Start again and lose it?"), tr("Start again and lose it")))
        return;
    const quint64 before = m_shown.run() ? m_shown.run()->seed : 0;
    const quint64 seed = next == NextSeed::Same ? before : QRandomGenerator::global()->bounded(1U, 1'000'000'000U);
    m_pages.sideBar().training().settings().setValue(QStringLiteral("seed"), QString::number(seed));
    if (!isTraining(m_shown.state().activity)) // training may have ended while the user was asked
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
