// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/files/filetranslationdialog.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/icons.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/paths.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/stage.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Presets that need no data, but have a sample of their own to look at.
QStringList companionsIn(const Catalogue& catalogue)
{
    QStringList ids;
    for (const auto& preset : catalogue.presets)
        if (preset.task != Task::Sentences
            && std::ranges::find(catalogue.samples, preset.id, &SampleInfo::id) != catalogue.samples.end())
            ids << QString::fromStdString(preset.id);
    return ids;
}

} // namespace

MainWindow::MainWindow(std::unique_ptr<Dialogs> dialogs, QWidget* parent)
    : QMainWindow(parent)
    , m_dialogs(dialogs ? std::move(dialogs) : std::make_unique<DesktopDialogs>())
    , m_actions(new WindowActions(*this))
    , m_recent(new RecentItems(this))
{
    setWindowTitle(tr("Attentoscope"));
    QApplication::setWindowIcon(applicationIcon()); // of its further windows too
    setAcceptDrops(true);
    layOut();
    connectActions();
    connectViewActions();
    connectPanels();
    connectSentences();
    connectComparisons();
    restore({});
    setState({});
}

MainWindow::~MainWindow() = default;

bool MainWindow::showsWelcome() const
{
    return m_pages->currentWidget() == m_welcome;
}

void MainWindow::setRunsFolder(const QString& folder)
{
    m_runsFolder = folder;
    m_sideBar->training().destination().setRunsFolder(folder);
}

void MainWindow::setCatalogue(const Catalogue& catalogue)
{
    m_welcome->setSamples(catalogue.samples);
    m_companions = companionsIn(catalogue);
    m_kernels = catalogue.kernels;
    m_sideBar->data().setCatalogue(catalogue);
    m_sideBar->training().setCatalogue(catalogue);
    m_dissections->setKinds(catalogue.kinds);
    m_actions->samplesMenu->clear();
    for (const auto& sample : catalogue.samples) {
        const auto id = QString::fromStdString(sample.id);
        auto* action = m_actions->samplesMenu->addAction(QString::fromStdString(sample.name));
        action->setToolTip(plainTip(QString::fromStdString(sample.help)));
        action->setStatusTip(plainTip(QString::fromStdString(sample.help)));
        connect(action, &QAction::triggered, this, [this, id] { openSample(id); });
    }
}

void MainWindow::setState(const EngineState& state)
{
    m_state = state;
    refreshActions();
    m_welcome->setLoadingEnabled(abilitiesFor(state).loadData);
    m_sideBar->data().setState(state);
    m_sideBar->training().setState(state);
    m_sideBar->controls().setState(state);
    m_stage->setState(state);
    m_fileTranslation->setState(state);
    m_sentences->setState(state);
}

void MainWindow::refreshActions()
{
    const auto able = abilitiesFor(m_state, {m_sideBar->training().task(), m_run.configuration.task});
    m_actions->apply(able);
    m_actions->goOn->setEnabled(able.goOn && !m_run.folder.empty());
    m_actions->saveRun->setEnabled(able.save && !m_run.folder.empty());
    m_actions->exportRun->setEnabled(!m_run.folder.empty());
    m_actions->goOn->setVisible(!isTraining(m_state.activity));
    m_actions->step->setVisible(isTraining(m_state.activity));
    m_actions->undoForced->setEnabled(m_stage->translation().isForced());
    const bool isShown = m_stage->showsAttention() && m_stage->attention().hasContent();
    m_actions->exportHeatmap->setEnabled(isShown);
    m_actions->dissect->setEnabled(isShown && m_state.model == ModelState::Loaded);
    m_actions->validate->setVisible(isTraining(m_state.activity));
    m_actions->copyHeatmap->setEnabled(isShown);
    m_actions->exportLoss->setEnabled(m_stage->loss().hasContent());
    m_actions->present->setEnabled(m_pages->currentWidget() == m_workbench);
}

void MainWindow::load(const DataRequest& request)
{
    m_opening = {
        RecentItem::Kind::Data, QString::fromStdString(request.source), QString::fromStdString(request.target)};
    m_pages->setCurrentWidget(m_workbench);
    m_messages->hide();
    m_sideBar->data().load(request);
}

void MainWindow::openPath(const QString& path)
{
    if (QFileInfo(path).isDir())
        return openRun(path);
    if (RunTransfer::isPackedRun(path))
        return m_transfer->unpack(path);
    DataRequest request;
    request.source = path.toStdString();
    m_dataFolder = QFileInfo(path).path();
    load(request);
}

void MainWindow::openParallel(const QString& source, const QString& target)
{
    DataRequest request;
    request.source = source.toStdString();
    request.target = target.toStdString();
    m_dataFolder = QFileInfo(source).path();
    load(request);
}

bool MainWindow::openCompanionOf(const QString& preset)
{
    if (!m_companions.contains(preset) || m_sample == preset || !abilitiesFor(m_state).loadData)
        return false;
    openSample(preset);
    return true;
}

void MainWindow::openSample(const QString& id)
{
    DataRequest request;
    request.sample = id.toStdString();
    if (m_companions.contains(id))
        m_sideBar->training().setPreset(id);
    load(request);
}

void MainWindow::openRun(const QString& folder)
{
    m_opening = {RecentItem::Kind::Run, folder, {}};
    m_messages->hide();
    emit openRunRequested(folder);
}

void MainWindow::openRecent(const RecentItem& item)
{
    if (item.kind == RecentItem::Kind::Run)
        openRun(item.path);
    else if (item.target.isEmpty())
        openPath(item.path);
    else
        openParallel(item.path, item.target);
}

void MainWindow::startTraining()
{
    auto request = m_sideBar->training().request(m_dataName);
    request.watched = m_stage->watched();
    m_messages->hide();
    emit startRequested(request);
}

void MainWindow::trainOrPause()
{
    if (m_state.activity == Activity::Running)
        emit pauseRequested();
    else if (isTraining(m_state.activity))
        emit resumeRequested();
    else
        startTraining();
}

void MainWindow::continueTraining()
{
    auto limit = m_sideBar->training().limit(); // as much again
    if (limit.steps > 0)
        limit.steps += m_run.step;
    else
        limit.epochs += int(std::ceil(m_run.epoch - 1e-6));
    emit continueRequested(QString::fromStdString(m_run.folder), limit, m_stage->watched());
}

void MainWindow::askToDiscard()
{
    const auto folder = QString::fromStdString(m_run.folder);
    const auto question = folder.isEmpty()
        ? tr("Stop training and throw this model away? It was never saved.")
        : tr("Stop training and delete the run in %1? What it has learned cannot be brought back.").arg(folder);
    if (m_dialogs->confirm(this, question, folder.isEmpty() ? tr("Throw it away") : tr("Delete the run")))
        emit discardRequested();
}

void MainWindow::startAgain(NextSeed next)
{
    const bool loses = isTraining(m_state.activity) && m_run.folder.empty();
    if (loses
        && !m_dialogs->confirm(
            this, tr("This run is not saved. Start again and lose it?"), tr("Start again and lose it")))
        return;
    const quint64 seed = next == NextSeed::Same ? m_run.configuration.training.seed
                                                : QRandomGenerator::global()->bounded(1U, 1'000'000'000U);
    m_sideBar->training().settings().setValue(QStringLiteral("seed"), QString::number(seed));
    if (!isTraining(m_state.activity)) // it may have ended while the person was asked
        return startTraining();
    m_startsAgain = true;
    emit stopRequested();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const bool unsaved = isTraining(m_state.activity) && m_run.folder.empty();
    if (unsaved
        && !m_dialogs->confirm(
            this, tr("Training is going on and this run is not saved. Close and lose it?"), tr("Close and lose it"))) {
        event->ignore();
        return;
    }
    m_actions->present->setChecked(false); // or the next start would take the whole screen
    emit memoryChanged();
    event->accept();
}

} // namespace attentoscope::ui
