// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/files/filetranslationdialog.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/runs/recentruns.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/settings/settingsdialog.h"
#include "ui/stage/stage.h"
#include "ui/stage/stagelayout.h"
#include "ui/theme/icons.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/taborder.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/pictureexports.h"
#include "ui/window/runtransfer.h"
#include "ui/window/shortcutsdialog.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/viewactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QActionGroup>
#include <QApplication>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>

namespace attentoscope::ui {

namespace {

constexpr QSize firstSize(1180, 760);

} // namespace

MainWindow::MainWindow(std::unique_ptr<Dialogs> dialogs, QWidget* parent)
    : QMainWindow(parent)
    , m_dialogs(dialogs ? std::move(dialogs) : std::make_unique<DesktopDialogs>())
    , m_actions(new WindowActions(*this))
    , m_pages(new WindowPages(*m_actions, this))
    , m_transfer(new RunTransfer(m_pages->messages(), *this))
    , m_data(new DataActions(*m_actions, *m_pages, *m_transfer, *m_dialogs, *this))
    , m_training(new TrainingActions(*m_actions, *m_pages, *m_dialogs, *this))
    , m_view(new ViewActions(*m_actions, *m_pages, *this))
    , m_exports(new PictureExports(*m_actions, stage(), m_pages->messages(), *this))
    , m_dissections(new DissectionController(stage().attention(), this))
    , m_fileTranslation(new FileTranslationDialog(this))
    , m_sentences(new SentenceController(stage().attention(), *m_dialogs, this))
    , m_comparisons(new ComparisonController(stage().attention(), m_data->runSources(), this))
    , m_earlierRuns(new EarlierRunsController(stage().loss(), m_data->runSources(), this))
    , m_runList(new RunListController(*m_dialogs, this))
    , m_reports(new EngineReports(
          {*m_pages, *m_data, *m_training, *m_view, *m_sentences, *m_dissections, *m_fileTranslation}, *this))
{
    setWindowTitle(tr("Attentoscope"));
    QApplication::setWindowIcon(applicationIcon()); // of its further windows too
    setAcceptDrops(true);
    setCentralWidget(m_pages);
    stage().setGold(m_sentences->gold());
    connectParts();
    connectWindows();
    connectRunList();
    restore({});
    m_reports->setState({});
}

MainWindow::~MainWindow() = default;

Stage& MainWindow::stage() const
{
    return m_pages->stage();
}

SideBar& MainWindow::sideBar() const
{
    return m_pages->sideBar();
}

/// What the parts of the window tell each other.
void MainWindow::connectParts()
{
    connect(&m_data->recent(), &RecentItems::changed, this, &MainWindow::memoryChanged);
    connect(m_view, &ViewActions::kept, this, &MainWindow::memoryChanged);
    connect(m_exports, &PictureExports::placeChanged, this, &MainWindow::memoryChanged);
    connect(m_exports, &PictureExports::said, m_reports, &EngineReports::say);
    connect(&sideBar().data(), &DataPanel::pairsRequested, &stage(), [this] { stage().setView(StageView::Pairs); });
    connect(m_sentences, &SentenceController::goldChanged, &stage(), &Stage::refreshGold);
    connect(m_sentences, &SentenceController::failed, &m_pages->messages(), &MessageBar::showError);
    connect(m_sentences, &SentenceController::opened, &stage(), [this](const GivenTranslation& given) {
        m_pages->showWorkbench();
        stage().showGiven(given);
    });
    connect(m_comparisons, &ComparisonController::exportRequested, m_exports,
        [exports = m_exports](Exportable* view) { exports->exportView(*view); });
}

/// The actions that open further windows.
void MainWindow::connectWindows()
{
    const auto& all = *m_actions;
    connect(all.quit, &QAction::triggered, this, &QWidget::close);
    connect(all.dissect, &QAction::triggered, m_dissections, &DissectionController::open);
    connect(all.sentences, &QAction::triggered, m_sentences, &SentenceController::open);
    connect(all.openGold, &QAction::triggered, m_sentences, &SentenceController::openGold);
    connect(all.compareModels, &QAction::triggered, m_comparisons, &ComparisonController::open);
    connect(all.earlierRuns, &QAction::triggered, m_earlierRuns, &EarlierRunsController::open);
    connect(all.exportRun, &QAction::triggered, m_transfer,
        [this] { m_transfer->askToPack(QString::fromStdString(m_training->runFolder()), m_exports->folder()); });
    connect(all.translateFile, &QAction::triggered, m_fileTranslation, [dialog = m_fileTranslation] {
        dialog->show(); // not open(): the window stays in use meanwhile
        dialog->raise();
        dialog->activateWindow();
    });
    connect(all.allSettings, &QAction::triggered, this, [this] {
        auto* dialog = new SettingsDialog(sideBar().training().settings(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(all.shortcuts, &QAction::triggered, this, [this] { openShortcutsDialog(*menuBar(), this); });
    connect(all.about, &QAction::triggered, this, [this] { openAboutDialog(this, m_reports->kernels()); });
}

void MainWindow::connectRunList()
{
    auto* welcome = &m_pages->welcome().runs();
    connect(m_data, &DataActions::runListWanted, m_runList, &RunListController::open);
    connect(m_runList, &RunListController::openRequested, m_data, &DataActions::openRun);
    connect(m_runList, &RunListController::openRequested, m_runList, &RunListController::close);
    connect(m_runList, &RunListController::continueRequested, m_data, &DataActions::continueRun);
    connect(m_runList, &RunListController::continueRequested, m_runList, &RunListController::close);
    connect(m_runList, &RunListController::folderWanted, m_data, &DataActions::askForRunFolder);
    connect(m_runList, &RunListController::fileWanted, m_data, &DataActions::askForPackedRun);
    connect(m_runList, &RunListController::packRequested, m_transfer,
        [this](const QString& folder) { m_transfer->askToPack(folder, m_exports->folder()); });
    connect(m_runList, &RunListController::compareRequested, m_earlierRuns,
        [this](const QString& folder, const QString& name) {
            m_earlierRuns->open();
            m_earlierRuns->add({folder, name, {}});
        });
    connect(m_runList, &RunListController::changed, welcome, [this, welcome] { welcome->setRuns(m_runList->runs()); });
    connect(welcome, &RecentRuns::runChosen, m_data, &DataActions::openRun);
    connect(welcome, &RecentRuns::allWanted, m_runList, &RunListController::open);
}

WindowMemory MainWindow::memory() const
{
    WindowMemory memory;
    memory.geometry = saveGeometry();
    memory.sideBar = m_pages->saveLayout();
    memory.stage = stage().arrangement().save();
    memory.sideBarShown = m_actions->sideBar->isChecked();
    memory.lossPlace = LossPlace(m_actions->lossPlaces->checkedAction()->data().toInt());
    memory.theme = ThemeChoice(m_actions->themes->checkedAction()->data().toInt());
    memory.recent = m_data->recent().toLines();
    memory.dataFolder = m_data->folder();
    memory.exportFolder = m_exports->folder();
    memory.exportFormat = m_exports->format();
    memory.attention = stage().attention().options();
    memory.loss = stage().loss().options();
    return memory;
}

void MainWindow::restore(const WindowMemory& memory)
{
    if (memory.geometry.isEmpty() || !restoreGeometry(memory.geometry))
        resize(firstSize);
    m_actions->themes->actions().at(int(memory.theme))->setChecked(true);
    m_actions->lossPlaces->actions().at(int(memory.lossPlace))->setChecked(true);
    stage().arrangement().setLossPlace(memory.lossPlace);
    stage().arrangement().restore(memory.stage);
    m_pages->restoreLayout(memory.sideBar);
    m_actions->sideBar->setChecked(memory.sideBarShown);
    m_data->recent().setLines(memory.recent);
    m_data->setFolder(memory.dataFolder);
    m_exports->restorePlace(memory.exportFolder, memory.exportFormat);
    stage().attention().setOptions(memory.attention);
    stage().loss().setOptions(memory.loss);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_training->mayClose())
        return event->ignore();
    m_actions->present->setChecked(false); // or the next start would take the whole screen
    emit memoryChanged();
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_actions->present->isChecked())
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
    if (m_data->canDrop(event->mimeData()->urls()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_data->drop(event->mimeData()->urls());
}

} // namespace attentoscope::ui
