// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/enginereports.h"

#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/files/filetranslationdialog.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/stage/stage.h"
#include "ui/theme/grid.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/paths.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/dataactions.h"
#include "ui/window/focuscare.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/viewactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowpages.h"

#include <QMainWindow>
#include <QStatusBar>

namespace attentoscope::ui {

namespace {

QString validationText(const ValidationReport& report)
{
    return EngineReports::tr("Validation at step %1: loss %2, BLEU %3")
        .arg(countText(std::size_t(report.step)), lossText(report.loss), decimalText(report.bleu, 1));
}

QString modelText(const RunDescription& run)
{
    const auto preset = QString::fromStdString(run.configuration.preset);
    const auto parameters = compactCountText(double(run.parameters));
    return run.configuration.task == Task::Sentences
        ? EngineReports::tr("%1: %2 parameters, %3 source and %4 target words")
              .arg(preset, parameters, countText(run.sourceVocabulary), countText(run.targetVocabulary))
        : EngineReports::tr("%1: %2 parameters").arg(preset, parameters);
}

} // namespace

EngineReports::EngineReports(const Parts& parts, QMainWindow& window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
    , m_status(new ElidedLabel(&window, Qt::ElideMiddle))
    , m_model(makeQuietLabel({}, &window))
    , m_announcer(parts.pages.sideBar().controls())
{
    auto* bar = window.statusBar();
    makeQuiet(m_status);
    bar->addWidget(m_status, 1);
    bar->addPermanentWidget(m_model);
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(grid(1.5), 0, grid(1.5), 0);
}

void EngineReports::say(const QString& text)
{
    m_status->setFullText(text);
}

void EngineReports::setCatalogue(const Catalogue& catalogue)
{
    m_kernels = catalogue.kernels;
    m_parts.pages.welcome().setSamples(catalogue.samples);
    m_parts.pages.sideBar().data().setCatalogue(catalogue);
    m_parts.pages.sideBar().training().setCatalogue(catalogue);
    m_parts.dissections.setKinds(catalogue.kinds);
    m_parts.data.setCatalogue(catalogue);
}

void EngineReports::setState(const EngineState& state)
{
    m_state = state;
    m_parts.training.setState(state);
    m_parts.view.setState(state);
    m_parts.pages.welcome().setState(state);
    m_parts.pages.sideBar().data().setState(state);
    m_parts.pages.sideBar().training().setState(state);
    m_parts.pages.sideBar().controls().setState(state);
    m_parts.pages.stage().setState(state);
    m_parts.fileTranslation.setState(state);
    m_parts.sentences.setState(state);
    m_parts.pages.focus().setState(state);
    m_announcer.setState(state);
}

void EngineReports::showCorpus(const CorpusSummary& summary)
{
    auto& pages = m_parts.pages;
    const auto name = QString::fromStdString(summary.name);
    m_parts.training.showCorpus(summary);
    pages.sideBar().data().showCorpus(summary);
    pages.stage().showCorpus(summary);
    m_parts.sentences.showCorpus(summary);
    pages.messages().hide();
    say(tr("%1 is loaded").arg(name));
    m_window.setWindowTitle(plainTitle(tr("%1 – Attentoscope").arg(name)));
    pages.showWorkbench();
    pages.focus().offerTraining();
    m_parts.data.showCorpus(summary);
}

void EngineReports::showRun(const RunDescription& run)
{
    auto& pages = m_parts.pages;
    pages.sideBar().training().showRun(run);
    pages.sideBar().controls().showRun(run);
    pages.stage().showRun(run);
    m_parts.sentences.showRun(run);
    pages.messages().hide();
    pages.showWorkbench();
    m_model->setText(modelText(run));
    const auto folder = QString::fromStdString(run.folder);
    say(folder.isEmpty() ? tr("This run is not saved") : tr("Saved in %1").arg(shortPath(folder)));
    m_parts.training.showRun(run);
    m_parts.data.showRun(run);
}

void EngineReports::showReports(const TrainingReports& reports)
{
    auto& pages = m_parts.pages;
    pages.sideBar().controls().showReports(reports);
    pages.stage().showReports(reports);
    m_parts.training.showProgress(reports.progress);
    for (const auto& error : reports.saveFailures)
        pages.messages().showError(error);
    for (const auto& notice : reports.notices)
        pages.messages().showNotice(QString::fromStdString(notice));
    if (!reports.validations.empty())
        say(validationText(reports.validations.back()));
    m_parts.view.refresh();
}

void EngineReports::showTrainingEnd(TrainingEnd end)
{
    if (m_parts.training.restartIfAsked())
        return;
    if (end == TrainingEnd::EarlyStopped)
        m_parts.pages.messages().showNotice(
            tr("Training stopped early: validation has not improved for as long as \"Patience\" allows. "
               "The best model is kept."));
    if (end == TrainingEnd::GoalReached)
        m_parts.pages.messages().showNotice(
            tr("Training ended, because the loss is as low as the preset asks for. Type numbers in any "
               "order below, such as \"3 1 2\", to see them put in order."));
}

void EngineReports::showDiscarded(const QString& folder)
{
    auto& pages = m_parts.pages;
    m_parts.training.forgetRun();
    pages.sideBar().controls().showRun({});
    pages.stage().forgetRun();
    m_model->clear();
    pages.messages().hide();
    say(folder.isEmpty() ? tr("The model was discarded") : tr("The run in %1 was deleted").arg(shortPath(folder)));
    m_parts.data.forgetRun(folder);
}

void EngineReports::showSaved(const SaveReport& report)
{
    m_parts.training.showSaved(report.folder);
    m_parts.pages.stage().loss().setSaves(report.kept);
    say(tr("Saved at step %1 in %2")
            .arg(countText(std::size_t(report.step)), shortPath(QString::fromStdString(report.folder))));
}

void EngineReports::showError(const Error& error)
{
    m_parts.training.cancelRestart();
    m_parts.pages.messages().showError(error);
    m_parts.pages.stage().translation().stopWaiting();
    m_parts.dissections.stopWaiting();
    if (m_state.data == DataState::None && m_state.model == ModelState::None)
        m_parts.pages.showWelcome();
    m_parts.data.showError(error);
}

} // namespace attentoscope::ui
