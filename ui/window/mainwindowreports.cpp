// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window does with what the engine has done.
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/paths.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pictureexports.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/stage.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"

#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>

#include <utility>

namespace attentoscope::ui {

namespace {

QString validationText(const ValidationReport& report)
{
    return MainWindow::tr("Validation at step %1: loss %2, BLEU %3")
        .arg(countText(std::size_t(report.step)), lossText(report.loss), decimalText(report.bleu, 1));
}

} // namespace

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
    setWindowTitle(plainTitle(tr("%1 – Attentoscope").arg(m_dataName)));
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
    m_run.history = noHistory; // the plots have taken what they show
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
    m_run.step = reports.progress.step;
    m_run.epoch = reports.progress.epoch;
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
    emit m_exports->translated(translation);
    m_stage->showTranslation(translation);
    refreshActions();
}

void MainWindow::showTranslationFailure(quint64 id, const Error& error)
{
    emit m_exports->translationFailed(id, error);
    if (m_stage->takesFailure(id))
        showError(error);
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

} // namespace attentoscope::ui
