// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/dissection/dissections.h"
#include "ui/files/filetranslationdialog.h"
#include "ui/panels/abilities.h"
#include "ui/panels/datapanel.h"
#include "ui/panels/rundestination.h"
#include "ui/panels/settingsmodel.h"
#include "ui/panels/trainingpanel.h"
#include "ui/panels/translationbox.h"
#include "ui/plots/attentionview.h"
#include "ui/plots/lossplot.h"
#include "ui/sentences/sentences.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/paths.h"
#include "ui/window/dialogs.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/stage.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
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

QString validationText(const ValidationReport& report)
{
    return MainWindow::tr("Validation at step %1: loss %2, BLEU %3")
        .arg(countText(std::size_t(report.step)), lossText(report.loss), QLocale().toString(report.bleu, 'f', 1));
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
    m_sideBar->data().setCatalogue(catalogue);
    m_sideBar->training().setCatalogue(catalogue);
    m_dissections->setKinds(catalogue.kinds);
    m_actions->samplesMenu->clear();
    for (const auto& sample : catalogue.samples) {
        const auto id = QString::fromStdString(sample.id);
        auto* action = m_actions->samplesMenu->addAction(QString::fromStdString(sample.name));
        action->setToolTip(QString::fromStdString(sample.help));
        action->setStatusTip(action->toolTip());
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
    m_actions->exportHeatmap->setEnabled(m_stage->attention().hasContent());
    m_actions->dissect->setEnabled(m_stage->attention().hasContent() && m_state.model == ModelState::Loaded);
    m_actions->validate->setVisible(isTraining(m_state.activity));
    m_actions->copyHeatmap->setEnabled(m_stage->attention().hasContent());
    m_actions->exportLoss->setEnabled(m_stage->loss().hasContent());
    m_actions->present->setEnabled(m_pages->currentWidget() == m_workbench);
}

void MainWindow::showLoadingProgress(double fraction)
{
    m_sideBar->data().showProgress(fraction);
}

void MainWindow::showCorpus(const CorpusSummary& summary)
{
    m_sample = QString::fromStdString(summary.request.sample);
    m_dataName = QString::fromStdString(summary.name);
    m_sideBar->data().showCorpus(summary);
    m_stage->showCorpus(summary);
    m_sentences->showCorpus(summary);
    m_messages->hide();
    m_statusText->setFullText(tr("%1 is loaded").arg(m_dataName));
    setWindowTitle(tr("%1 – Attentoscope").arg(m_dataName));
    m_pages->setCurrentWidget(m_workbench);
    if (!m_stage->translation().input()->hasFocus())
        m_sideBar->controls().setFocus(); // the next thing to do is to train
    const auto& request = summary.request;
    if (request.source.empty())
        return;
    m_recent->add(
        {RecentItem::Kind::Data, QString::fromStdString(request.source), QString::fromStdString(request.target)});
    emit memoryChanged();
}

void MainWindow::showRun(const RunDescription& run)
{
    m_sideBar->training().showRun(run);
    m_sideBar->controls().showRun(run);
    m_stage->showRun(run);
    m_sentences->showRun(run);
    m_run = run;
    m_run.steps.clear();
    m_run.validations.clear();
    m_run.changes.clear();
    m_messages->hide();
    m_pages->setCurrentWidget(m_workbench);
    const auto preset = QString::fromStdString(run.configuration.preset);
    const auto parameters = compactCountText(double(run.parameters));
    m_modelText->setText(run.configuration.task == Task::Sentences
            ? tr("%1: %2 parameters, %3 source and %4 target words")
                  .arg(preset, parameters, countText(run.sourceVocabulary), countText(run.targetVocabulary))
            : tr("%1: %2 parameters").arg(preset, parameters));
    const auto folder = QString::fromStdString(run.folder);
    m_statusText->setFullText(
        folder.isEmpty() ? tr("This run is not saved") : tr("Saved in %1").arg(shortPath(folder)));
    refreshActions();
    if (folder.isEmpty())
        return;
    m_transfer->tellAbout(folder);
    m_recent->add({RecentItem::Kind::Run, folder, {}});
    emit memoryChanged();
}

void MainWindow::showReports(const TrainingReports& reports)
{
    m_sideBar->controls().showReports(reports);
    m_stage->showReports(reports);
    for (const auto& error : reports.saveFailures)
        m_messages->showError(error);
    for (const auto& notice : reports.notices)
        m_messages->showNotice(QString::fromStdString(notice));
    if (!reports.validations.empty())
        m_statusText->setFullText(validationText(reports.validations.back()));
    if (!m_actions->exportLoss->isEnabled() || !m_actions->exportHeatmap->isEnabled())
        refreshActions();
}

void MainWindow::showTrainingEnd(TrainingEnd end)
{
    if (std::exchange(m_startsAgain, false))
        return startTraining();
    if (end == TrainingEnd::EarlyStopped)
        m_messages->showNotice(
            tr("Training stopped early: validation has not improved for as long as \"Patience\" allows. "
               "The best model is kept."));
    if (end == TrainingEnd::GoalReached)
        m_messages->showNotice(tr("Training ended: the loss is as low as the recipe asks for. Type numbers in any "
                                  "order below, such as \"3 1 2\", to see them put in order."));
}

void MainWindow::showDiscarded(const QString& folder)
{
    m_startsAgain = false;
    if (!folder.isEmpty())
        m_recent->remove({RecentItem::Kind::Run, folder, {}});
    m_run = {};
    m_sideBar->controls().showRun({});
    m_stage->forgetRun();
    m_modelText->clear();
    m_messages->hide();
    m_statusText->setFullText(
        folder.isEmpty() ? tr("The model was thrown away") : tr("The run in %1 was deleted").arg(shortPath(folder)));
    refreshActions();
    emit memoryChanged();
}

void MainWindow::showSaved(const SaveReport& report)
{
    m_run.folder = report.folder;
    m_stage->loss().setSaves(report.kept);
    m_statusText->setFullText(tr("Saved at step %1 in %2")
            .arg(countText(std::size_t(report.step)), shortPath(QString::fromStdString(report.folder))));
}

void MainWindow::showPartialTranslation(const Translation& partial)
{
    m_stage->showPartialTranslation(partial);
}

void MainWindow::showTranslation(const Translation& translation)
{
    m_stage->showTranslation(translation);
    refreshActions();
}

void MainWindow::showDissection(const Dissection& dissection)
{
    m_dissections->showDissection(dissection);
}

void MainWindow::showError(const Error& error)
{
    m_startsAgain = false;
    m_messages->showError(error);
    m_stage->translation().stopWaiting();
    m_dissections->stopWaiting();
    const bool nothingToShow = m_state.data == DataState::None && m_state.model == ModelState::None;
    if (nothingToShow)
        m_pages->setCurrentWidget(m_welcome);
    if (error.code == ErrorCode::FileNotFound)
        m_recent->remove(m_opening);
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
    TrainingLimit limit;
    limit.epochs = int(std::ceil(m_run.epoch - 1e-6)) + m_sideBar->training().epochs();
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
