// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowpages.h"

#include "ui/data/datapanel.h"
#include "ui/heads/headsview.h"
#include "ui/mainview/lossside.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/viewlayout.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/runs/followbar.h"
#include "ui/runs/linkbar.h"
#include "ui/runs/rundatabar.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/training/adviceline.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/focuscare.h"
#include "ui/window/interruptionbar.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace attentoscope::ui {

/// Covers a widget and makes it pale, to mark it as out of date. The widget below stays usable.
class PaleCover : public QWidget
{
    Q_OBJECT

public:
    explicit PaleCover(QWidget& below);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

PaleCover::PaleCover(QWidget& below) : QWidget(&below)
{
    setObjectName(QStringLiteral("paleCover"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(below.rect());
    below.installEventFilter(this);
    hide();
}

bool PaleCover::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded)) {
        setGeometry(parentWidget()->rect());
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void PaleCover::paintEvent(QPaintEvent*)
{
    constexpr int halfway = 150; // opacity, of 255
    auto colour = palette().color(QPalette::Window);
    colour.setAlpha(halfway);
    QPainter(this).fillRect(rect(), colour);
}

WindowPages::WindowPages(const WindowActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_messages(new MessageBar(this))
    , m_interruption(new InterruptionBar(this))
    , m_followBar(new FollowBar(this))
    , m_linkBar(new LinkBar(this))
    , m_runData(new RunDataBar(this))
    , m_advice(new AdviceLine({actions.again, actions.goOn, actions.openFile}, this))
    , m_across(new QSplitter(Qt::Horizontal, this))
    , m_pages(new QStackedWidget(this))
    , m_welcome(new WelcomePage({actions.openFile, actions.openParallel, actions.openRun}, this))
    , m_workbench(new QSplitter(Qt::Horizontal, this))
    , m_work(new QWidget(this))
    , m_sideBar(new SideBar({actions.train, actions.step, actions.validate, actions.stop, actions.goOn,
                                actions.fineTune, {actions.again, actions.againAnew, nullptr, actions.discard}},
          this))
    , m_mainView(new MainView(this))
    , m_tabs(new QTabBar(m_work))
    , m_sideBarAction(*actions.sideBar)
    , m_presentAction(*actions.present)
    , m_enlargeAction(*actions.enlarge)
    , m_enlargeNextAction(*actions.enlargeNext)
{
    m_workbench->setChildrenCollapsible(false);
    m_workbench->addWidget(m_sideBar);
    m_workbench->addWidget(m_mainView);
    m_workbench->setStretchFactor(0, 0);
    m_workbench->setStretchFactor(1, 1);
    m_workbench->setHandleWidth(grid(0.75));
    m_pages->addWidget(m_welcome);
    auto* work = new QVBoxLayout(m_work);
    work->setContentsMargins(0, 0, 0, 0);
    work->setSpacing(0);
    work->addWidget(m_tabs);
    work->addWidget(m_workbench, 1);
    work->addWidget(&m_mainView->heads().view());
    m_pages->addWidget(m_work);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_interruption);
    column->addWidget(m_linkBar);
    column->addWidget(m_followBar);
    column->addWidget(m_runData);
    m_across->setHandleWidth(grid(0.75));
    m_across->setChildrenCollapsible(false);
    m_across->addWidget(m_pages);
    m_across->setStretchFactor(0, 1);
    column->addWidget(m_across, 1);
    column->addWidget(m_advice);
    m_cover = new PaleCover(*m_pages);
    connect(m_pages, &QStackedWidget::currentChanged, this, &WindowPages::pageChanged);
    connect(this, &WindowPages::pageChanged, m_cover, &QWidget::raise);
    connect(m_linkBar, &LinkBar::staleChanged, this, &WindowPages::setStale);
    m_focus = new FocusCare(*this);
    connect(m_welcome, &WelcomePage::backRequested, this, &WindowPages::showWorkbench);
    addButtons(actions);
    addTabs();
}

void WindowPages::addTabs()
{
    m_tabs->addTab(tr("Data and training"));
    m_tabs->addTab(tr("Views"));
    m_tabs->setExpanding(true);
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(tr("Parts of the window"));
    m_tabs->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) { m_sideBarAction.setChecked(tab == 0); });
    connect(&m_presentAction, &QAction::toggled, this, [this] {
        showSideBar();
        showTab();
        quietAdvice();
    });
    connect(&m_enlargeAction, &QAction::toggled, this, [this](bool on) {
        if (!on)
            enlarge(Enlarged::None);
        else if (m_enlarged == Enlarged::None) // otherwise enlargeNext() has already chosen a part
            enlarge(partToEnlarge());
    });
    connect(&m_enlargeNextAction, &QAction::triggered, this, &WindowPages::enlargeNext);
    connect(this, &WindowPages::pageChanged, &m_enlargeAction, [this] {
        if (showsWelcome())
            m_enlargeAction.setChecked(false);
        quietAdvice();
    });
    m_work->installEventFilter(this);
    m_sideBar->installEventFilter(this);
}

bool WindowPages::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    const bool hasOtherRoom =
        watched == m_work && (type == QEvent::Resize || type == QEvent::LayoutRequest || type == QEvent::Show);
    const bool isSideBar = watched == m_sideBar && (type == QEvent::ShowToParent || type == QEvent::HideToParent);
    if (hasOtherRoom || isSideBar)
        fit(type == QEvent::ShowToParent ? FirstTab::SideBar : FirstTab::Fitting);
    return QWidget::eventFilter(watched, event);
}

RoomNeeds WindowPages::roomNeeds() const
{
    constexpr int leastHeatmap = 30; // units of height
    RoomNeeds needs;
    needs.window = window()->size();
    needs.page = m_work->size();
    if (m_advice->isVisible()) // the advice takes a line of the page, but must not make anything fold
        needs.page.rheight() += m_advice->height();
    if (wantsSideBar() && !m_presentAction.isChecked())
        needs.sideBar = qMax(m_sideBar->minimumWidth(), m_sideBar->sizeHint().width()) + m_workbench->handleWidth();
    const auto& heads = m_mainView->heads().view();
    if (m_mainView->heads().areWanted())
        needs.heads = heads.unfoldedHeight(needs.page.width());
    needs.headsLine = heads.foldedHeight();
    needs.curve = m_mainView->arrangement().stripHeight();
    needs.curveLine = m_mainView->arrangement().foldedHeight();
    const auto around = m_mainView->roomAroundHeatmap();
    needs.around = around.height();
    needs.margins = around.width();
    needs.tabs = m_tabs->sizeHint().height();
    needs.leastWidth = grid(leastHeatmap);
    return needs;
}

void WindowPages::fit(FirstTab first)
{
    if (m_isFitting || !m_work->isVisible())
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    if (m_enlarged != Enlarged::None)
        return showSideBar();
    const auto before = std::exchange(m_folding, foldingFor(roomNeeds(), m_folding));
    if (before != m_folding)
        applyFolding();
    if (m_isTabbed != (m_folding == Folded::Panels) && !m_presentAction.isChecked())
        setTabbed(m_folding == Folded::Panels, first);
    showTab();
}

void WindowPages::applyFolding()
{
    m_mainView->heads().view().setFolded(m_folding >= Folded::Heads);
    m_mainView->heads().setHasRoom(m_folding < Folded::Panels);
    m_mainView->arrangement().setFolded(m_folding >= Folded::Curve);
}

QWidget* WindowPages::widgetOf(Enlarged part) const
{
    switch (part) {
    case Enlarged::Heads:
        return &m_mainView->heads().view();
    case Enlarged::Curve:
        return &m_mainView->loss();
    case Enlarged::Heatmap:
    case Enlarged::None:
        break;
    }
    return &m_mainView->attention();
}

/// If the user works with the keyboard, the focus counts, because the pointer may be anywhere.
Enlarged WindowPages::partToEnlarge() const
{
    using enum Enlarged;
    const auto* focused = window()->focusWidget();
    const auto hasFocus = [&](const QWidget& one) { return focused && (&one == focused || one.isAncestorOf(focused)); };
    const auto find = [&](const auto& isMeant) {
        const auto parts = std::array{Heads, Curve, Heatmap};
        const auto found = std::ranges::find_if(
            parts, [&](Enlarged one) { return widgetOf(one)->isVisible() && isMeant(*widgetOf(one)); });
        return found == parts.end() ? None : *found;
    };
    const auto byFocus = find(hasFocus);
    const auto byPointer = find([](const QWidget& one) { return one.underMouse(); });
    const bool byKeyboard = window()->testAttribute(Qt::WA_KeyboardFocusChange);
    const auto first = byKeyboard ? byFocus : byPointer, second = byKeyboard ? byPointer : byFocus;
    return first != None ? first : second != None ? second : Heatmap;
}

/// While one part is enlarged, nothing is folded.
void WindowPages::enlarge(Enlarged part)
{
    if (m_enlarged == part)
        return;
    {
        const QScopedValueRollback fitting(m_isFitting, true);
        m_enlarged = part;
        m_folding = Folded::None;
        applyFolding();
        m_mainView->heads().setHasRoom(part == Enlarged::None || part == Enlarged::Heads);
        m_mainView->arrangement().setEnlarged(part);
        m_workbench->setVisible(part != Enlarged::Heads);
        showSideBar();
        showTab();
    }
    focusOn(part);
    fit(FirstTab::Fitting);
}

void WindowPages::enlargeNext()
{
    using enum Enlarged;
    static constexpr std::array next{Heatmap, Heads, Curve, Heatmap};
    auto part = *std::next(std::ranges::find(next, m_enlarged == None ? Curve : m_enlarged));
    if (part == Heads && !m_mainView->heads().areWanted())
        part = Curve;
    enlarge(part);
    m_enlargeAction.setChecked(true);
}

void WindowPages::focusOn(Enlarged part)
{
    auto* shown = widgetOf(part);
    auto* target = part == Enlarged::Heads ? &m_mainView->heads().view().plot() : shown;
    const auto* focused = window()->focusWidget();
    if (part != Enlarged::None && target != focused && !shown->isAncestorOf(focused))
        target->setFocus(Qt::OtherFocusReason);
}

/// The advice is about the run of the work page.
void WindowPages::quietAdvice()
{
    m_advice->setQuiet(m_presentAction.isChecked() || showsWelcome());
}

/// A presentation hides the side bar.
void WindowPages::showSideBar()
{
    const bool isWanted = m_sideBarAction.isChecked() && !m_presentAction.isChecked();
    m_sideBar->setVisible(isWanted && m_enlarged == Enlarged::None);
}

bool WindowPages::wantsSideBar() const
{
    return m_isTabbed || m_sideBarAction.isChecked();
}

/// If something was trained, the views are the first tab.
void WindowPages::setTabbed(bool tabbed, FirstTab first)
{
    m_isTabbed = tabbed;
    m_sideBarAction.setChecked(!tabbed || first == FirstTab::SideBar || !m_mainView->loss().hasContent());
}

void WindowPages::showTab()
{
    const QSignalBlocker blocker(m_tabs);
    m_tabs->setCurrentIndex(m_sideBarAction.isChecked() ? 0 : 1);
    const bool areTabs = m_isTabbed && !m_presentAction.isChecked() && m_enlarged == Enlarged::None;
    m_tabs->setVisible(areTabs);
    const bool hidesViews = areTabs && m_sideBarAction.isChecked();
    if (m_isTabbed || m_hidesViews)
        m_mainView->setVisible(!hidesViews);
    m_hidesViews = hidesViews;
}

void WindowPages::addButtons(const WindowActions& actions)
{
    auto& panel = m_sideBar->data();
    auto* samples = new QToolButton(&panel);
    samples->setIcon(icon(QStringLiteral("sample")));
    samples->setAutoRaise(true);
    samples->setPopupMode(QToolButton::InstantPopup);
    samples->setMenu(actions.samplesMenu);
    samples->setToolTip(tr("Use a sample"));
    samples->setAccessibleName(samples->toolTip());
    panel.addSourceButton(samples);
    for (auto* action : {actions.openFile, actions.openParallel, actions.swapDirection}) {
        auto* button = new QToolButton(&panel);
        showAsIcon(*button, action);
        panel.addSourceButton(button);
    }
    m_sideBar->training().setAllSettingsAction(actions.allSettings);
    m_mainView->header().setExportAction(actions.exportHeatmap);
    m_mainView->header().setFormAction(actions.lines);
    m_mainView->lossSide().setExportAction(actions.exportLoss);
    m_mainView->watched().setExportAction(actions.exportAnimation);
}

void WindowPages::setStale(bool stale)
{
    m_cover->setVisible(stale);
    m_cover->raise();
}

void WindowPages::setCompanion(QWidget& companion)
{
    m_across->addWidget(&companion);
    m_across->setStretchFactor(1, 0);
    const int side = companion.sizeHint().width();
    m_across->setSizes({window()->width() - side, side});
}

void WindowPages::showWelcome()
{
    m_pages->setCurrentWidget(m_welcome);
}

void WindowPages::showWorkbench()
{
    m_pages->setCurrentWidget(m_work);
}

void WindowPages::showViews()
{
    if (m_isTabbed)
        m_sideBarAction.setChecked(false);
}

bool WindowPages::showsWelcome() const
{
    return m_pages->currentWidget() == m_welcome;
}

QByteArray WindowPages::saveLayout() const
{
    return m_workbench->saveState();
}

void WindowPages::restoreLayout(const QByteArray& layout)
{
    const int side = m_sideBar->sizeHint().width();
    if (layout.isEmpty() || !m_workbench->restoreState(layout))
        m_workbench->setSizes({side, window()->width() - side});
}

} // namespace attentoscope::ui

#include "windowpages.moc"
