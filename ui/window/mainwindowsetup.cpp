// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the window is put together: layout, connections, what it asks the person, and what it remembers.
#include "ui/animation/animationdialog.h"
#include "ui/dissection/dissections.h"
#include "ui/files/filetranslationdialog.h"
#include "ui/panels/datapanel.h"
#include "ui/panels/rundestination.h"
#include "ui/panels/settingsdialog.h"
#include "ui/panels/trainingpanel.h"
#include "ui/panels/translationbox.h"
#include "ui/panels/watchedbar.h"
#include "ui/plots/attentionview.h"
#include "ui/plots/batchexportdialog.h"
#include "ui/plots/exportdialog.h"
#include "ui/plots/lossplot.h"
#include "ui/plots/plotexport.h"
#include "ui/plots/styledplot.h"
#include "ui/samples/samplehistory.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/taborder.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/dialogs.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"
#include "ui/window/runtransfer.h"
#include "ui/window/shortcutsdialog.h"
#include "ui/window/sidebar.h"
#include "ui/window/stage.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"

#include <QActionGroup>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

constexpr QSize firstSize(1180, 760);

QToolButton* makeHeadingButton(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setToolTip(tipWithShortcut(*action));
    button->setAccessibleName(action->toolTip());
    return button;
}

QString localPath(const QUrl& url)
{
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

} // namespace

void MainWindow::layOut()
{
    m_messages = new MessageBar(this);
    m_interruption = new InterruptionBar(this);
    m_welcome = new WelcomePage({m_actions->openFile, m_actions->openParallel, m_actions->openRun}, this);
    m_sideBar = new SideBar({m_actions->train, m_actions->step, m_actions->validate, m_actions->stop, m_actions->goOn,
                                {m_actions->again, m_actions->againAnew, nullptr, m_actions->discard}},
        this);
    m_stage = new Stage(this);
    m_workbench = new QSplitter(Qt::Horizontal, this);
    m_workbench->setHandleWidth(1);
    m_workbench->setChildrenCollapsible(false);
    m_workbench->addWidget(m_sideBar);
    m_workbench->addWidget(m_stage);
    m_workbench->setStretchFactor(0, 0);
    m_workbench->setStretchFactor(1, 1);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_workbench);

    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_interruption);
    connect(m_pages, &QStackedWidget::currentChanged, this, &MainWindow::refreshActions);
    column->addWidget(m_pages, 1);
    setCentralWidget(central);

    m_statusText = new ElidedLabel(this, Qt::ElideMiddle);
    m_modelText = makeQuietLabel({}, this);
    makeQuiet(m_statusText);
    statusBar()->addWidget(m_statusText, 1);
    statusBar()->addPermanentWidget(m_modelText);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(grid(1.5), 0, grid(1.5), 0);

    auto& dataPanel = m_sideBar->data();
    auto* samples = new QToolButton(&dataPanel);
    samples->setIcon(icon(QStringLiteral("sample")));
    samples->setAutoRaise(true);
    samples->setPopupMode(QToolButton::InstantPopup);
    samples->setMenu(m_actions->samplesMenu);
    samples->setToolTip(tr("Use a sample"));
    samples->setAccessibleName(samples->toolTip());
    dataPanel.addSourceButton(samples);
    for (auto* action : {m_actions->openFile, m_actions->openParallel, m_actions->swapDirection})
        dataPanel.addSourceButton(makeHeadingButton(action, &dataPanel));
    m_sideBar->training().setAllSettingsAction(m_actions->allSettings);
    m_stage->header().setExportAction(m_actions->exportHeatmap);
    m_stage->header().setFormAction(m_actions->lines);
    m_stage->setLossExportAction(m_actions->exportLoss);
    m_stage->setAnimationExportAction(m_actions->exportAnimation);
    m_actions->heatmapMenu->addActions(m_stage->attention().optionsMenu()->actions());
    m_actions->lossMenu->addActions(m_stage->loss().optionsMenu()->actions());
    m_recent->fill(m_actions->recentMenu);
}

void MainWindow::connectActions()
{
    auto& all = *m_actions;
    connect(all.openFile, &QAction::triggered, this, &MainWindow::askForFile);
    connect(all.openParallel, &QAction::triggered, this, &MainWindow::askForParallelFiles);
    connect(all.openRun, &QAction::triggered, this, &MainWindow::askForRun);
    connect(all.startPage, &QAction::triggered, this, [this] { m_pages->setCurrentWidget(m_welcome); });
    connect(all.saveRun, &QAction::triggered, this, &MainWindow::saveRequested);
    connect(all.exportRun, &QAction::triggered, this,
        [this] { m_transfer->askToPack(QString::fromStdString(m_run.folder), m_exportFolder); });
    connect(all.exportHeatmap, &QAction::triggered, this, [this] { exportView(m_stage->attention()); });
    connect(all.exportMany, &QAction::triggered, this, &MainWindow::exportMany);
    connect(all.copyHeatmap, &QAction::triggered, this, &MainWindow::copyHeatmap);
    connect(all.exportLoss, &QAction::triggered, this, [this] { exportView(m_stage->loss()); });
    connect(all.exportAnimation, &QAction::triggered, this, &MainWindow::exportAnimation);
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
    connect(all.about, &QAction::triggered, this, &MainWindow::showAbout);
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
        [&attention](bool on) { attention.setForm(on ? AttentionForm::Lines : AttentionForm::Matrix); });
    connect(&attention, &AttentionView::optionsChanged, all.lines,
        [&attention, lines = all.lines] { lines->setChecked(attention.form() == AttentionForm::Lines); });
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

void MainWindow::askForFile()
{
    const auto path = m_dialogs->openFile(this, tr("Open sentence pairs"), m_dataFolder,
        tr("Sentence pairs (*.tsv *.txt *.csv *.gz *.xz);;Packed runs (*.attentoscope);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void MainWindow::askForParallelFiles()
{
    const auto all = tr("All files (*)");
    const auto source = m_dialogs->openFile(this, tr("Open the source side"), m_dataFolder, all);
    if (source.isEmpty())
        return;
    const auto target = m_dialogs->openFile(this, tr("Open the target side"), QFileInfo(source).path(), all);
    if (!target.isEmpty())
        openParallel(source, target);
}

void MainWindow::askForRun()
{
    const auto folder = m_dialogs->chooseFolder(this, tr("Open the folder of a run"), m_runsFolder);
    if (!folder.isEmpty())
        openRun(folder);
}

void MainWindow::askForDestination()
{
    auto& destination = m_sideBar->training().destination();
    destination.setChosenFolder(m_dialogs->chooseFolder(this, tr("Save the run in this folder"), m_runsFolder));
}

void MainWindow::exportView(Exportable& view)
{
    auto* dialog = new ExportDialog(view, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_exportFolder.isEmpty())
        dialog->setFolder(m_exportFolder);
    if (!m_exportFormat.isEmpty())
        dialog->setFormat(m_exportFormat);
    connect(dialog, &ExportDialog::exported, this, [this, dialog](const QString& path) {
        m_exportFolder = dialog->folder();
        m_exportFormat = dialog->format();
        m_statusText->setFullText(tr("Saved %1").arg(path));
        emit memoryChanged();
    });
    dialog->open();
}

void MainWindow::exportAnimation()
{
    m_stage->setView(StageView::Watched);
    m_stage->timeBar().player().stop();
    auto* dialog = new AnimationDialog(m_stage->timeline(), m_stage->attention(), m_stage->firstWatchedStep(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_exportFolder.isEmpty())
        dialog->setFolder(m_exportFolder);
    connect(dialog, &AnimationDialog::exported, this, [this, dialog](const QString& path) {
        m_exportFolder = dialog->folder();
        m_statusText->setFullText(tr("Saved %1").arg(path));
        emit memoryChanged();
    });
    dialog->open();
}

void MainWindow::exportMany()
{
    auto* dialog = new BatchExportDialog(m_stage->attention(), m_stage->watched(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_exportFormat.isEmpty())
        dialog->setFormat(m_exportFormat);
    if (!m_exportFolder.isEmpty())
        dialog->setFolder(m_exportFolder);
    connect(dialog, &BatchExportDialog::translateRequested, this, &MainWindow::backgroundTranslateRequested);
    connect(this, &MainWindow::backgroundTranslated, dialog, &BatchExportDialog::showTranslation);
    connect(this, &MainWindow::backgroundTranslationFailed, dialog, &BatchExportDialog::showFailure);
    connect(dialog, &BatchExportDialog::exported, this, [this, dialog](const QString& folder) {
        m_exportFolder = folder;
        m_exportFormat = dialog->format();
        emit memoryChanged();
    });
    dialog->open();
}

void MainWindow::copyHeatmap()
{
    auto& view = m_stage->attention();
    constexpr double sharp = 2.0;
    const ExportOptions options{.size = view.plot().size(), .scale = sharp, .title = view.suggestedTitle()};
    auto picture = clipboardData(view, exportFormats().front(), options);
    if (!picture)
        return m_messages->showError(picture.error());
    QGuiApplication::clipboard()->setMimeData(*picture);
    m_statusText->setFullText(tr("A picture of the heatmap is on the clipboard"));
}

void MainWindow::showAbout()
{
    openAboutDialog(this);
}

void MainWindow::resetLayout()
{
    m_actions->sideBar->setChecked(true);
    m_actions->lossPlaces->actions().constFirst()->setChecked(true);
    m_stage->setLossPlace(LossPlace::Automatic);
    m_stage->restoreLayout({});
    m_workbench->setSizes({m_sideBar->sizeHint().width(), width() - m_sideBar->sizeHint().width()});
}

WindowMemory MainWindow::memory() const
{
    WindowMemory memory;
    memory.geometry = saveGeometry();
    memory.sideBar = m_workbench->saveState();
    memory.stage = m_stage->saveLayout();
    memory.sideBarShown = m_actions->sideBar->isChecked();
    memory.lossPlace = LossPlace(m_actions->lossPlaces->checkedAction()->data().toInt());
    memory.theme = ThemeChoice(m_actions->themes->checkedAction()->data().toInt());
    memory.recent = m_recent->toLines();
    memory.dataFolder = m_dataFolder;
    memory.exportFolder = m_exportFolder;
    memory.exportFormat = m_exportFormat;
    memory.attention = m_stage->attention().options();
    memory.smoothing = m_stage->loss().smoothing();
    memory.logarithmicLoss = m_stage->loss().verticalScale() == LossScale::Logarithmic;
    memory.lossQuantity = int(m_stage->loss().quantity());
    memory.lossAxis = int(m_stage->loss().horizontalAxis());
    return memory;
}

void MainWindow::restore(const WindowMemory& memory)
{
    if (memory.geometry.isEmpty() || !restoreGeometry(memory.geometry))
        resize(firstSize);
    m_actions->themes->actions().at(int(memory.theme))->setChecked(true);
    m_actions->lossPlaces->actions().at(int(memory.lossPlace))->setChecked(true);
    m_stage->setLossPlace(memory.lossPlace);
    m_stage->restoreLayout(memory.stage);
    if (memory.sideBar.isEmpty() || !m_workbench->restoreState(memory.sideBar))
        m_workbench->setSizes({m_sideBar->sizeHint().width(), width() - m_sideBar->sizeHint().width()});
    m_actions->sideBar->setChecked(memory.sideBarShown);
    m_recent->setLines(memory.recent);
    m_dataFolder = memory.dataFolder;
    m_exportFolder = memory.exportFolder;
    m_exportFormat = memory.exportFormat;
    m_stage->attention().setOptions(memory.attention);
    m_stage->loss().setSmoothing(memory.smoothing);
    m_stage->loss().setQuantity(LossQuantity(memory.lossQuantity));
    m_stage->loss().setHorizontalAxis(LossAxis(memory.lossAxis));
    m_stage->loss().setVerticalScale(memory.logarithmicLoss ? LossScale::Logarithmic : LossScale::Linear);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_presentation->isOn())
        return m_actions->present->setChecked(false);
    QMainWindow::keyPressEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return moveFocusByLayout(*this, next ? TabDirection::Forwards : TabDirection::Backwards)
        || QMainWindow::focusNextPrevChild(next);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto urls = event->mimeData()->urls();
    const bool usable = !urls.isEmpty() && urls.size() <= 2 && !localPath(urls.constFirst()).isEmpty();
    if (usable && m_actions->openFile->isEnabled())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const auto urls = event->mimeData()->urls();
    event->acceptProposedAction();
    if (urls.size() == 2)
        openParallel(localPath(urls[0]), localPath(urls[1]));
    else if (urls.size() == 1)
        openPath(localPath(urls[0]));
}

} // namespace attentoscope::ui
