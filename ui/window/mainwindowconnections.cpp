// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What happens on which action, and what the parts of the window tell each other.
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/files/filetranslationdialog.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/settings/settingsdialog.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/samplehistory.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pictureexports.h"
#include "ui/window/presentation.h"
#include "ui/window/runtransfer.h"
#include "ui/window/shortcutsdialog.h"
#include "ui/window/sidebar.h"
#include "ui/window/stage.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"

#include <QActionGroup>
#include <QLineEdit>
#include <QMenuBar>
#include <QStackedWidget>

namespace attentoscope::ui {

void MainWindow::connectActions()
{
    auto& all = *m_actions;
    connectExports();
    connect(all.openFile, &QAction::triggered, this, &MainWindow::askForFile);
    connect(all.openParallel, &QAction::triggered, this, &MainWindow::askForParallelFiles);
    connect(all.openRun, &QAction::triggered, this, &MainWindow::askForRun);
    connect(all.startPage, &QAction::triggered, this, [this] { m_pages->setCurrentWidget(m_welcome); });
    connect(all.saveRun, &QAction::triggered, this, &MainWindow::saveRequested);
    connect(all.exportRun, &QAction::triggered, this,
        [this] { m_transfer->askToPack(QString::fromStdString(m_run.folder), m_exports->folder()); });
    connect(all.quit, &QAction::triggered, this, &QWidget::close);
    connect(all.train, &QAction::triggered, this, &MainWindow::trainOrPause);
    connect(all.goOn, &QAction::triggered, this, &MainWindow::continueTraining);
    connect(all.step, &QAction::triggered, this, &MainWindow::stepRequested);
    connect(all.validate, &QAction::triggered, this, &MainWindow::validateRequested);
    connect(all.stop, &QAction::triggered, this, &MainWindow::stopRequested);
    connect(all.discard, &QAction::triggered, this, &MainWindow::askToDiscard);
    connect(all.again, &QAction::triggered, this, [this] { startAgain(NextSeed::Same); });
    connect(all.againAnew, &QAction::triggered, this, [this] { startAgain(NextSeed::Another); });
    connect(all.swapDirection, &QAction::triggered, &m_sideBar->data(), &DataPanel::swapDirection);
    connect(all.allSettings, &QAction::triggered, this, [this] {
        auto* dialog = new SettingsDialog(m_sideBar->training().settings(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(all.shortcuts, &QAction::triggered, this, [this] { openShortcutsDialog(*menuBar(), this); });
    connect(all.about, &QAction::triggered, this, [this] { openAboutDialog(this, m_kernels); });
}

void MainWindow::connectExports()
{
    auto& all = *m_actions;
    m_exports = new PictureExports(*m_stage, *m_messages, *this);
    connect(m_exports, &PictureExports::said, m_statusText, &ElidedLabel::setFullText);
    connect(m_exports, &PictureExports::placeChanged, this, &MainWindow::memoryChanged);
    connect(m_exports, &PictureExports::translateRequested, this, &MainWindow::backgroundTranslateRequested);
    connect(this, &MainWindow::backgroundTranslated, m_exports, &PictureExports::translated);
    connect(this, &MainWindow::backgroundTranslationFailed, m_exports, &PictureExports::translationFailed);
    connect(all.exportHeatmap, &QAction::triggered, this, [this] { m_exports->exportView(m_stage->attention()); });
    connect(all.exportMany, &QAction::triggered, m_exports, &PictureExports::exportMany);
    connect(all.copyHeatmap, &QAction::triggered, m_exports, &PictureExports::copyHeatmap);
    connect(all.exportLoss, &QAction::triggered, this, [this] { m_exports->exportView(m_stage->loss()); });
    connect(all.exportAnimation, &QAction::triggered, m_exports, &PictureExports::exportAnimation);
}

void MainWindow::connectViewActions()
{
    auto& all = *m_actions;
    const auto view = [this](StageView which) {
        return [this, which] {
            m_pages->setCurrentWidget(m_workbench);
            m_stage->setView(which);
            refreshActions();
        };
    };
    connect(&m_stage->header(), &StageHeader::viewChosen, this, &MainWindow::refreshActions);
    connect(all.showPairs, &QAction::triggered, this, view(StageView::Pairs));
    connect(all.showWatched, &QAction::triggered, this, view(StageView::Watched));
    connect(all.showOwn, &QAction::triggered, this, view(StageView::Own));
    connect(all.showSamples, &QAction::triggered, this, view(StageView::Samples));
    connect(&m_stage->samples(), &SampleHistory::openChanged, this, &MainWindow::refreshActions);
    connect(all.typeSentence, &QAction::triggered, this, [this] {
        m_pages->setCurrentWidget(m_workbench);
        m_stage->translation().input()->setFocus(Qt::ShortcutFocusReason);
        m_stage->translation().input()->selectAll();
    });
    connectTimeActions();
    connect(all.undoForced, &QAction::triggered, &m_stage->translation(), &TranslationBox::undoForced);
    connect(&m_stage->translation(), &TranslationBox::forcedChanged, this, &MainWindow::refreshActions);
    connect(all.dissect, &QAction::triggered, this, [this] { m_dissections->open(); });
    auto& attention = m_stage->attention();
    connect(all.lines, &QAction::toggled, &attention,
        [&attention](bool on) { attention.choose(&AttentionOptions::form, on ? AttentionForm::Lines : AttentionForm::Matrix); });
    connect(&attention, &AttentionView::optionsChanged, all.lines,
        [&attention, lines = all.lines] { lines->setChecked(attention.options().form == AttentionForm::Lines); });
    connect(all.sideBar, &QAction::toggled, m_sideBar, &QWidget::setVisible);
    connect(all.fullScreen, &QAction::toggled, this,
        [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    m_presentation = new Presentation(*this, *m_stage, {m_sideBar});
    connect(all.present, &QAction::toggled, m_presentation, &Presentation::set);
    m_fileTranslation = new FileTranslationDialog(this);
    connect(all.translateFile, &QAction::triggered, m_fileTranslation, [dialog = m_fileTranslation] {
        dialog->show(); // not open(): the window stays in use meanwhile
        dialog->raise();
        dialog->activateWindow();
    });
    connect(all.resetLayout, &QAction::triggered, this, &MainWindow::resetLayout);
    connect(all.themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        applyTheme(ThemeChoice(action->data().toInt()));
        emit memoryChanged();
    });
    connect(all.lossPlaces, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_stage->setLossPlace(LossPlace(action->data().toInt()));
        emit memoryChanged();
    });
}

void MainWindow::connectTimeActions()
{
    auto& all = *m_actions;
    auto* timeline = &m_stage->timeline();
    connect(all.watchSentences, &QAction::triggered, &m_stage->header().watched(), &WatchedBar::chooseSentences);
    connect(all.playTime, &QAction::triggered, &m_stage->timeBar().player(), &TimePlayer::toggle);
    connect(all.earlier, &QAction::triggered, timeline, [timeline] { timeline->moveBy(-1); });
    connect(all.later, &QAction::triggered, timeline, [timeline] { timeline->moveBy(1); });
    connect(all.newest, &QAction::triggered, timeline, &Timeline::follow);
    const auto refresh = [this] {
        const bool passed = m_stage->timeline().history().moments().size() > 1;
        for (auto* action :
            {m_actions->playTime, m_actions->earlier, m_actions->later, m_actions->newest, m_actions->exportAnimation})
            action->setEnabled(passed);
    };
    connect(timeline, &Timeline::changed, this, refresh);
    refresh();
}

void MainWindow::connectPanels()
{
    connect(m_welcome, &WelcomePage::sampleChosen, this, &MainWindow::openSample);
    connect(m_welcome, &WelcomePage::recentChosen, this, &MainWindow::openRecent);
    connect(m_recent, &RecentItems::chosen, this, &MainWindow::openRecent);
    connect(m_recent, &RecentItems::changed, m_welcome, [this] { m_welcome->setRecent(m_recent->items()); });
    connect(&m_sideBar->data(), &DataPanel::loadRequested, this, &MainWindow::loadRequested);
    connect(&m_sideBar->data(), &DataPanel::cancelRequested, this, &MainWindow::cancelLoadingRequested);
    connect(&m_sideBar->data(), &DataPanel::pairsRequested, m_stage, [this] { m_stage->setView(StageView::Pairs); });
    auto& training = m_sideBar->training();
    connect(&training, &TrainingPanel::presetChanged, this, &MainWindow::refreshActions);
    connect(&training, &TrainingPanel::presetChosen, this, &MainWindow::openCompanionOf);
    connect(&training, &TrainingPanel::learningRateChanged, this, &MainWindow::learningRateRequested);
    connect(&training, &TrainingPanel::teacherForcingChanged, this, &MainWindow::teacherForcingRequested);
    connect(&training, &TrainingPanel::limitChanged, this, [this](const TrainingLimit& limit) {
        m_sideBar->controls().setLimit(limit);
        emit limitRequested(limit);
    });
    connect(&training.destination(), &RunDestination::folderRequested, this, &MainWindow::askForDestination);
    m_stage->attention().setExplanation(m_actions->dissect);
    m_dissections = new Dissections(m_stage->attention(), this);
    connect(m_dissections, &Dissections::requested, this, &MainWindow::dissectRequested);
    m_transfer = new RunTransfer(*m_messages, *this);
    connect(m_transfer, &RunTransfer::unpacked, this, &MainWindow::openRun);
    connect(m_stage, &Stage::translateRequested, this, &MainWindow::translateRequested);
    connect(m_stage, &Stage::watchedChanged, this, [this](const std::vector<WatchedSentence>& watched) {
        if (m_actions->stop->isEnabled()) // while training
            emit watchedRequested(watched);
    });
}

} // namespace attentoscope::ui
