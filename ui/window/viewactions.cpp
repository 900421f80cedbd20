// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/viewactions.h"

#include "ui/heads/headnumbers.h"
#include "ui/heads/headsview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/stage/stage.h"
#include "ui/stage/stageheads.h"
#include "ui/stage/stagelayout.h"
#include "ui/stage/watchedview.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/beambar.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/presentation.h"
#include "ui/window/sidebar.h" // IWYU pragma: keep, it is a QWidget
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QActionGroup>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>

namespace attentoscope::ui {

ViewActions::ViewActions(WindowActions& actions, WindowPages& pages, QMainWindow& window)
    : QObject(&window), m_actions(actions), m_pages(pages)
{
    connectViews();
    connectTime();
    connectLook(window);
    auto& stage = pages.stage();
    connect(&pages, &WindowPages::pageChanged, this, &ViewActions::refresh);
    connect(&stage, &Stage::refreshed, this, &ViewActions::refresh);
    connect(&stage.translation(), &TranslationBox::forcedChanged, this, &ViewActions::refresh);
    connect(&stage.loss(), &LossPlot::overlaysChanged, this, &ViewActions::refresh);
    refresh();
}

void ViewActions::connectViews()
{
    auto* stage = &m_pages.stage();
    connect(m_actions.startPage, &QAction::triggered, &m_pages, &WindowPages::showWelcome);
    connect(m_actions.lessons, &QAction::triggered, this, [this] {
        m_pages.showWelcome();
        m_pages.welcome().showLessons();
    });
    connect(m_actions.showPairs, &QAction::triggered, this, [this] { show(StageView::Pairs); });
    connect(m_actions.showWatched, &QAction::triggered, this, [this] { show(StageView::Watched); });
    connect(m_actions.showOwn, &QAction::triggered, this, [this] { show(StageView::Own); });
    connect(m_actions.showValidation, &QAction::triggered, this, [this] { show(StageView::Validation); });
    connect(m_actions.typeSentence, &QAction::triggered, this, &ViewActions::typeSentence);
    connect(m_actions.clearForced, &QAction::triggered, &stage->translation(), &TranslationBox::undoForced);
    connect(m_actions.beamTree, &QAction::triggered, &stage->translation().beam(), &BeamBar::openTree);
    auto* attention = &stage->attention();
    connect(m_actions.lines, &QAction::toggled, attention, [attention](bool on) {
        attention->choose(&AttentionOptions::form, on ? AttentionForm::Lines : AttentionForm::Matrix);
    });
    connect(attention, &AttentionView::optionsChanged, m_actions.lines,
        [attention, lines = m_actions.lines] { lines->setChecked(attention->options().form == AttentionForm::Lines); });
    auto* heads = &stage->heads();
    connect(m_actions.heads, &QAction::toggled, heads, [this, heads](bool on) {
        heads->setWanted(on);
        refresh();
        emit kept();
    });
    connect(m_actions.headNumbers, &QAction::triggered, &heads->numbers(), &HeadNumbers::open);
    connect(heads, &StageHeads::availabilityChanged, this, &ViewActions::refresh);
    attention->setExplanation(m_actions.dissect);
    m_actions.heatmapMenu->addActions(attention->optionsMenu()->actions());
    m_actions.lossMenu->addActions(stage->loss().optionsMenu()->actions());
    stage->loss().optionsMenu()->addAction(m_actions.earlierRuns);
}

void ViewActions::connectTime()
{
    auto& watched = m_pages.stage().watched();
    auto* timeline = &watched.timeline();
    connect(m_actions.watchSentences, &QAction::triggered, &m_pages.stage().header().watched(),
        &WatchedBar::chooseSentences);
    connect(m_actions.playTime, &QAction::triggered, &watched.timeBar().player(), &TimePlayer::toggle);
    connect(m_actions.earlier, &QAction::triggered, timeline, [timeline] { timeline->moveBy(-1); });
    connect(m_actions.later, &QAction::triggered, timeline, [timeline] { timeline->moveBy(1); });
    connect(m_actions.newest, &QAction::triggered, timeline, &Timeline::follow);
    connect(timeline, &Timeline::changed, this, &ViewActions::refreshTime);
    refreshTime();
}

void ViewActions::connectLook(QMainWindow& window)
{
    auto* presentation = new Presentation(window, m_pages.stage(), {&m_pages.sideBar()});
    connect(m_actions.present, &QAction::toggled, presentation, &Presentation::set);
    connect(m_actions.sideBar, &QAction::toggled, &m_pages.sideBar(), &QWidget::setVisible);
    connect(m_actions.fullScreen, &QAction::toggled, &window,
        [&window](bool on) { window.setWindowState(window.windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(m_actions.resetLayout, &QAction::triggered, this, &ViewActions::resetLayout);
    connect(m_actions.themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        applyTheme(ThemeChoice(action->data().toInt()));
        emit kept();
    });
    connect(m_actions.languages, &QActionGroup::triggered, this, [this] {
        emit kept();
        m_pages.messages().showNotice(tr("Attentoscope uses this language from its next start on."));
    });
    connect(m_actions.lossPlaces, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_pages.stage().arrangement().setLossPlace(LossPlace(action->data().toInt()));
        emit kept();
    });
}

void ViewActions::setState(const EngineState& state)
{
    m_state = state;
    refresh();
}

void ViewActions::refresh()
{
    auto& stage = m_pages.stage();
    const bool isShown = stage.showsAttention() && stage.attention().hasContent();
    m_actions.clearForced->setEnabled(stage.translation().isForced());
    m_actions.beamTree->setEnabled(stage.translation().beam().hasBeam());
    m_actions.exportHeatmap->setEnabled(isShown);
    m_actions.copyHeatmap->setEnabled(isShown);
    m_actions.dissect->setEnabled(isShown && m_state.model == ModelState::Loaded);
    const bool areHeadsShown = !stage.heads().view().isHidden() && stage.heads().view().hasContent();
    m_actions.heads->setEnabled(stage.heads().areThere());
    m_actions.headNumbers->setEnabled(stage.heads().areThere());
    m_actions.exportHeads->setEnabled(areHeadsShown);
    m_actions.exportHeadsAnimation->setEnabled(areHeadsShown && m_actions.exportAnimation->isEnabled());
    m_actions.exportLoss->setEnabled(stage.loss().hasContent());
    m_actions.present->setEnabled(!m_pages.showsWelcome());
}

void ViewActions::refreshTime()
{
    const bool passed = m_pages.stage().watched().timeline().history().moments().size() > 1;
    for (auto* action :
        {m_actions.playTime, m_actions.earlier, m_actions.later, m_actions.newest, m_actions.exportAnimation})
        action->setEnabled(passed);
    refresh();
}

void ViewActions::show(StageView view)
{
    m_pages.showWorkbench();
    m_pages.stage().setView(view);
}

void ViewActions::typeSentence()
{
    m_pages.showWorkbench();
    auto* input = m_pages.stage().translation().input();
    input->setFocus(Qt::ShortcutFocusReason);
    input->selectAll();
}

void ViewActions::resetLayout()
{
    m_actions.sideBar->setChecked(true);
    m_actions.heads->setChecked(true);
    m_actions.lossPlaces->actions().constFirst()->setChecked(true);
    m_pages.stage().arrangement().setLossPlace(LossPlace::Automatic);
    m_pages.stage().arrangement().restore({});
    m_pages.restoreLayout({});
}

} // namespace attentoscope::ui
