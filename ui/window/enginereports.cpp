// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/enginereports.h"

#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headsoff.h"
#include "ui/language/languages.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/runs/followbar.h"
#include "ui/sentences/linkscontroller.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/theme/grid.h"
#include "ui/training/adviceline.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/filetranslationdialog.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/dataactions.h"
#include "ui/window/focuscare.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/viewactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowpages.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>
#include <functional>
#include <utility>

namespace attentoscope::ui {

namespace {

/// From this width on, in units, the status bar shows the save even if another text is cut.
constexpr int widthForSaved = 60;

/// The new activity of the engine, for screen readers. Empty for short ones.
QString announcementFor(const EngineState& before, const EngineState& now)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("StateAnnouncer", source); };
    const bool wasTraining = isTraining(before.activity) || before.activity == Activity::Stopping;
    if (now.data == DataState::Loading && before.data != DataState::Loading)
        return text("Reading the data");
    if (before.activity == Activity::Saving)
        return {}; // training is as it was before the save
    if (now.activity == Activity::Running)
        return before.activity == Activity::Paused ? text("Training goes on") : text("Training has begun");
    if (now.activity == Activity::Paused)
        return text("Training is paused");
    if (now.activity == Activity::Failed)
        return text("Training was stopped by an error");
    if (now.activity == Activity::Idle && wasTraining)
        return text("Training has ended");
    return now.data == DataState::Loaded && before.data == DataState::Loading ? text("The data are loaded") : QString();
}

QString validationNumbers(const ValidationReport& report)
{
    const auto step = countText(std::size_t(report.step));
    const auto loss = lossText(report.loss);
    const auto bleu = bleuText(report);
    if (!report.attention)
        return EngineReports::tr("Validation at step %1: loss %2, BLEU %3").arg(step, loss, bleu);
    return EngineReports::tr("Validation at step %1: loss %2, BLEU %3, entropy of a row %4")
        .arg(step, loss, bleu, bitsText(report.attention->entropy));
}

QString validationText(const ValidationReport& report)
{
    const auto numbers = validationNumbers(report);
    return report.mean
        ? EngineReports::tr("Mean of %1 saves: %2").arg(countText(std::size_t(report.mean->count)), numbers)
        : numbers;
}

} // namespace

EngineReports::EngineReports(const Parts& parts, QMainWindow& window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
    , m_status(new ElidedLabel(&window, Qt::ElideMiddle))
    , m_saved(makeQuietLabel({}, &window))
    , m_model(makeQuietLabel({}, &window))
{
    auto* bar = window.statusBar();
    makeQuiet(m_status);
    bar->addWidget(m_status, 1);
    m_saved->setContentsMargins(0, 0, grid(2), 0);
    bar->addPermanentWidget(m_saved); // a permanent widget, because tips of actions hide all others
    bar->addPermanentWidget(m_model);
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(grid(1.5), 0, grid(1.5), 0);
    bar->installEventFilter(this);
    connect(&parts.shown, &ShownModel::changed, this, &EngineReports::refresh);
}

void EngineReports::refresh()
{
    const auto& shown = m_parts.shown;
    m_window.setWindowTitle(plainTitle(windowTitle(shown)));
    m_model->setText(modelText(shown));
    m_saved->setText(saveText(shown));
    m_saved->setToolTip(plainTip(saveTip(shown)));
    fitStatus();
}

bool EngineReports::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitStatus();
    return QObject::eventFilter(watched, event);
}

void EngineReports::fitStatus()
{
    constexpr int gaps = 8; // units
    const auto& bar = *m_window.statusBar();
    const int needed = m_status->sizeHint().width() + m_saved->sizeHint().width() + m_model->sizeHint().width();
    const bool hasRoom = needed + grid(gaps) <= bar.width();
    m_model->setVisible(hasRoom && !m_model->text().isEmpty());
    const bool isCut = m_status->sizeHint().width() + m_saved->sizeHint().width() + grid(gaps) > bar.width();
    m_saved->setVisible(!m_saved->text().isEmpty() && !(isCut && bar.width() < grid(widthForSaved)));
    m_status->setToolTip(plainTip(hasRoom
            ? m_status->fullText()
            : QStringList{m_status->fullText(), m_saved->text(), m_model->text()}.join(QLatin1Char('\n'))));
}

void EngineReports::say(const QString& text)
{
    m_status->setFullText(text);
    fitStatus();
}

void EngineReports::setCatalogue(const Catalogue& catalogue)
{
    m_kernels = catalogue.kernels;
    m_parts.shown.setPresets(catalogue.presets);
    m_parts.pages.welcome().setSamples(catalogue.samples);
    m_parts.pages.sideBar().data().setCatalogue(catalogue);
    m_parts.pages.sideBar().training().setCatalogue(catalogue);
    m_parts.dissections.setKinds(catalogue.kinds);
    m_parts.data.setCatalogue(catalogue);
}

void EngineReports::setState(const EngineState& state)
{
    const auto before = std::exchange(m_state, state);
    m_parts.shown.setState(state);
    m_parts.view.setState(state);
    m_parts.pages.welcome().setState(state);
    m_parts.pages.sideBar().data().setState(state);
    m_parts.pages.sideBar().training().setState(state);
    m_parts.pages.mainView().setState(state);
    m_parts.fileTranslation.setState(state);
    m_parts.sentences.setState(state);
    m_parts.pages.focus().setState(state);
    if (const auto text = announcementFor(before, state); !text.isEmpty() && before != state)
        announce(m_parts.pages.sideBar().controls(), text);
}

void EngineReports::showCorpus(const CorpusSummary& summary)
{
    auto& pages = m_parts.pages;
    const auto name = QString::fromStdString(summary.name);
    m_parts.shown.showCorpus(summary);
    pages.sideBar().data().showCorpus(summary);
    pages.sideBar().training().showCorpus(summary);
    pages.mainView().showCorpus(summary);
    m_parts.sentences.showCorpus(summary);
    m_parts.links.showCorpus(summary);
    pages.messages().hide();
    say(tr("%1 is loaded").arg(name));
    pages.showWorkbench();
    if (!summary.isOfRun && !pages.mainView().translation().input()->hasFocus())
        pages.focus().offerTraining();
    m_parts.data.showCorpus(summary);
}

void EngineReports::showRun(const RunDescription& run)
{
    auto& pages = m_parts.pages;
    m_parts.shown.showRun(run);
    pages.sideBar().training().showRun(run);
    pages.mainView().showRun(run);
    m_parts.sentences.showRun(run);
    m_parts.links.showRun(run);
    pages.messages().hide();
    pages.showWorkbench();
    pages.showViews();
    const bool isKept = run.opened || m_parts.shown.runsLast() != RunsLast::UntilTheLessonEnds;
    if (run.past && !run.folder.empty() && isKept)
        say(tr("%1 is open").arg(folderText(m_parts.shown)));
    else
        sayPlace();
    m_parts.data.showRun(run);
    pages.advice().showRun(run);
}

/// Called when a training begins and nothing is saved yet. Also called for the runs of a lesson, because people do not
/// know their folder.
void EngineReports::sayPlace()
{
    const auto& shown = m_parts.shown;
    const auto folder = folderText(shown);
    say(folder.isEmpty()                                       ? tr("This run is not saved")
            : shown.runsLast() == RunsLast::UntilTheLessonEnds ? tr("This run is thrown away when the lesson ends")
            : shown.run()->savedStep == 0                      ? tr("The run will be saved in %1").arg(folder)
                                                               : tr("The run is saved in %1").arg(folder));
}

void EngineReports::setHost(const QString& host)
{
    m_parts.shown.setHost(host);
}

void EngineReports::throwRunsAway()
{
    m_parts.shown.setRunsLast(RunsLast::UntilTheLessonEnds);
    m_parts.pages.advice().keepQuiet();
}

void EngineReports::showReports(const TrainingReports& reports)
{
    auto& pages = m_parts.pages;
    m_parts.shown.showReports(reports);
    pages.mainView().showReports(reports);
    pages.advice().showReports(reports);
    for (const auto& error : reports.saveFailures)
        pages.messages().showError(error);
    for (const auto& notice : reports.notices)
        pages.messages().showNotice(translated(notice));
    sayValidation(reports);
    m_parts.view.refresh();
}

/// Says the newest validation. A notice tells of a mean that was discarded.
void EngineReports::sayValidation(const TrainingReports& reports)
{
    const auto& all = reports.validations;
    const auto newest = std::find_if_not(all.rbegin(), all.rend(), std::mem_fn(&ValidationReport::isDiscarded));
    if (newest != all.rend())
        say(validationText(*newest));
}

void EngineReports::showTrainingEnd(TrainingEnd end)
{
    m_parts.shown.showEnd(end);
    m_parts.pages.advice().showEnd(end);
    m_parts.pages.mainView().translation().weightsChanged();
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
    m_parts.training.cancelRestart();
    m_parts.shown.forgetRun();
    pages.advice().forgetRun();
    pages.mainView().forgetRun();
    pages.messages().hide();
    const bool isOfLesson = m_parts.shown.runsLast() == RunsLast::UntilTheLessonEnds;
    say(folder.isEmpty() || isOfLesson ? tr("The model was discarded")
                                       : tr("The run in %1 was deleted").arg(shortPath(folder)));
    m_parts.data.forgetRun(folder);
}

void EngineReports::showSaved(const SaveReport& report)
{
    const bool isFirst = m_parts.shown.run() && m_parts.shown.run()->savedStep == 0;
    m_parts.shown.showSaved(report);
    if (isFirst)
        sayPlace();
    m_parts.pages.mainView().loss().setSaves(report.kept);
    m_parts.pages.mainView().heads().numbers().setSaves(report.kept);
}

void EngineReports::showNews(const RunNews& news)
{
    m_parts.shown.showNews(news);
    if (!m_parts.shown.isTrainedElsewhere() && !m_refusal.isEmpty() && m_parts.pages.messages().text() == m_refusal)
        m_parts.pages.messages().hide(); // the refused request is possible now
    if (!m_parts.shown.isTrainedElsewhere())
        m_refusal.clear();
    m_parts.pages.followBar().showNews(news);
    if (news.activity == RunActivity::Replaced)
        return;
    m_parts.pages.mainView().showNews(news);
    sayValidation(news.reports);
}

void EngineReports::showWeights(const RunDescription& run)
{
    m_parts.shown.showWeights(run);
    m_parts.pages.followBar().setWeightsStep(run.weightsStep);
    m_parts.pages.mainView().translation().weightsChanged();
    m_parts.pages.mainView().headsOff().forget();
    say(tr("The weights of step %1 are in memory").arg(countText(std::size_t(run.weightsStep))));
}

void EngineReports::showError(const Error& error)
{
    m_parts.training.cancelRestart();
    m_parts.pages.advice().showError(error);
    m_parts.pages.messages().showError(error);
    m_refusal = m_parts.shown.isTrainedElsewhere() ? m_parts.pages.messages().text() : QString();
    m_parts.pages.mainView().translation().stopWaiting();
    m_parts.dissections.stopWaiting();
    const bool isEmpty = m_state.data == DataState::None && m_state.model == ModelState::None;
    if (!m_parts.pages.sideBar().data().askForColumns(error) && isEmpty)
        m_parts.pages.showWelcome();
    m_parts.data.showError(error);
}

} // namespace attentoscope::ui
