// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the window is laid out, and what it remembers.
#include "ui/data/datapanel.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pictureexports.h"
#include "ui/window/sidebar.h"
#include "ui/window/stage.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"

#include <QActionGroup>
#include <QMenu>
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
    button->setToolTip(plainTip(tipWithShortcut(*action)));
    button->setAccessibleName(action->toolTip());
    return button;
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
    memory.exportFolder = m_exports->folder();
    memory.exportFormat = m_exports->format();
    memory.attention = m_stage->attention().options();
    memory.loss = m_stage->loss().options();
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
    m_exports->restorePlace(memory.exportFolder, memory.exportFormat);
    m_stage->attention().setOptions(memory.attention);
    m_stage->loss().setOptions(memory.loss);
}

} // namespace attentoscope::ui
