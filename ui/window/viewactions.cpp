// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/viewactions.h"

#include "ui/heads/headnumbers.h"
#include "ui/heads/headsview.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/viewlayout.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/beambar.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/sidebar.h" // IWYU pragma: keep, it is a QWidget
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QActionGroup>
#include <QApplication>
#include <QFont>
#include <QLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRect>
#include <QStatusBar>

#include <vector>

namespace attentoscope::ui {

/// Makes the window legible from the back of a room: hides everything but the views, doubles the text size, and uses
/// the full screen. Ending it restores everything.
class Presentation : public QObject
{
    Q_OBJECT

public:
    /// `aside` are further parts to hide, besides the menu bar and the status bar.
    Presentation(QMainWindow& window, MainView& mainView, std::vector<QWidget*> aside);
    ~Presentation() override;

    void set(bool on);

private:
    void hideAside();
    void showAside();

    QMainWindow& m_window;
    MainView& m_mainView;
    std::vector<QWidget*> m_aside;
    std::vector<QPointer<QWidget>> m_hidden; ///< parts that this object has hidden
    bool m_isOn = false;
    Qt::WindowStates m_state; ///< state of the window before
    QRect m_geometry; ///< geometry of the window before
};

namespace {

constexpr double enlargement = 2.0;

/// Fonts and sizes usually change with the next events. This function applies them at once.
void layOut(const QWidget& window)
{
    for (const auto type : {QEvent::ApplicationFontChange, QEvent::LayoutRequest})
        QCoreApplication::sendPostedEvents(nullptr, type);
    window.layout()->invalidate();
    window.layout()->activate();
}

} // namespace

Presentation::Presentation(QMainWindow& window, MainView& mainView, std::vector<QWidget*> aside)
    : QObject(&window), m_window(window), m_mainView(mainView), m_aside(std::move(aside))
{
    m_aside.push_back(window.menuBar());
    m_aside.push_back(window.statusBar());
}

Presentation::~Presentation()
{
    if (!m_isOn)
        return;
    QFont font = QApplication::font(); // the window sets widgets with their own font size
    font.setPointSizeF(font.pointSizeF() / enlargement);
    QApplication::setFont(font);
}

void Presentation::set(bool on)
{
    if (m_isOn == on)
        return;
    m_isOn = on;
    const QPointer<QWidget> focused = QApplication::focusWidget();
    m_mainView.setPresented(on); // this moves parts of the main view, which lose the focus
    if (focused && focused->isVisible())
        focused->setFocus();
    if (on) {
        m_state = m_window.windowState();
        m_geometry = m_window.geometry();
        hideAside();
        scaleType(enlargement);
        m_window.setWindowState(m_state | Qt::WindowFullScreen);
        return;
    }
    scaleType(1.0 / enlargement);
    showAside();
    layOut(m_window); // otherwise the window would stay as wide as large text needs
    if (m_state & Qt::WindowFullScreen)
        return;
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
    if (!(m_state & Qt::WindowMaximized))
        m_window.setGeometry(m_geometry); // large text may have changed the geometry
}

void Presentation::hideAside()
{
    for (QWidget* part : m_aside)
        if (!part->isHidden()) {
            m_hidden.emplace_back(part);
            part->hide();
        }
}

void Presentation::showAside()
{
    for (const auto& part : m_hidden)
        if (part)
            part->show();
    m_hidden.clear();
}

ViewActions::ViewActions(WindowActions& actions, WindowPages& pages, QMainWindow& window)
    : QObject(&window), m_actions(actions), m_pages(pages)
{
    connectViews();
    connectTime();
    connectLook(window);
    auto& mainView = pages.mainView();
    connect(&pages, &WindowPages::pageChanged, this, &ViewActions::refresh);
    connect(&mainView, &MainView::refreshed, this, &ViewActions::refresh);
    connect(&mainView.translation(), &TranslationBox::forcedChanged, this, &ViewActions::refresh);
    connect(&mainView.loss(), &LossPlot::overlaysChanged, this, &ViewActions::refresh);
    refresh();
}

void ViewActions::connectViews()
{
    auto* mainView = &m_pages.mainView();
    connect(m_actions.startPage, &QAction::triggered, &m_pages, &WindowPages::showWelcome);
    connect(m_actions.lessons, &QAction::triggered, this, [this] {
        m_pages.showWelcome();
        m_pages.welcome().showLessons();
    });
    connect(m_actions.showPairs, &QAction::triggered, this, [this] { show(MainPage::Pairs); });
    connect(m_actions.showWatched, &QAction::triggered, this, [this] { show(MainPage::Watched); });
    connect(m_actions.showOwn, &QAction::triggered, this, [this] { show(MainPage::Own); });
    connect(m_actions.showValidation, &QAction::triggered, this, [this] { show(MainPage::Validation); });
    connect(m_actions.typeSentence, &QAction::triggered, this, &ViewActions::typeSentence);
    connect(m_actions.clearForced, &QAction::triggered, &mainView->translation(), &TranslationBox::undoForced);
    connect(m_actions.beamTree, &QAction::triggered, &mainView->translation().beam(), &BeamBar::openTree);
    auto* attention = &mainView->attention();
    connect(m_actions.timesValues, &QAction::toggled, this,
        [this](bool on) { m_pages.mainView().heads().setNumbers(on ? MapNumbers::TimesValues : MapNumbers::Weights); });
    connect(m_actions.lines, &QAction::toggled, attention, [attention](bool on) {
        attention->choose(&AttentionOptions::form, on ? AttentionForm::Lines : AttentionForm::Matrix);
    });
    connect(attention, &AttentionView::optionsChanged, m_actions.lines,
        [attention, lines = m_actions.lines] { lines->setChecked(attention->options().form == AttentionForm::Lines); });
    connect(m_actions.wholeWords, &QAction::toggled, attention, [attention](bool on) {
        attention->choose(&AttentionOptions::pieces, on ? WordPieces::Merged : WordPieces::Apart);
    });
    connect(attention, &AttentionView::optionsChanged, m_actions.wholeWords, [attention, words = m_actions.wholeWords] {
        words->setChecked(attention->options().pieces == WordPieces::Merged);
    });
    auto* heads = &mainView->heads();
    connect(m_actions.heads, &QAction::toggled, heads, [this, heads](bool on) {
        heads->setWanted(on);
        refresh();
        emit kept();
    });
    connect(m_actions.headNumbers, &QAction::triggered, &heads->numbers(), &HeadNumbers::open);
    connect(heads, &ViewHeads::availabilityChanged, this, &ViewActions::refresh);
    attention->setExplanation(m_actions.dissect);
    m_actions.heatmapMenu->addActions(attention->optionsMenu()->actions());
    m_actions.lossMenu->addActions(mainView->loss().optionsMenu()->actions());
    mainView->loss().optionsMenu()->addAction(m_actions.earlierRuns);
}

void ViewActions::connectTime()
{
    auto& watched = m_pages.mainView().watched();
    auto* timeline = &watched.timeline();
    connect(m_actions.watchSentences, &QAction::triggered, &m_pages.mainView().header().watched(),
        &WatchedBar::chooseSentences);
    connect(m_actions.playTime, &QAction::triggered, &watched.timeBar().player(), &TimePlayer::toggle);
    connect(m_actions.earlier, &QAction::triggered, timeline, [timeline] { timeline->moveBy(-1); });
    connect(m_actions.later, &QAction::triggered, timeline, [timeline] { timeline->moveBy(1); });
    connect(m_actions.newest, &QAction::triggered, timeline, &Timeline::follow);
    auto* bar = &watched.timeBar();
    connect(m_actions.markBefore, &QAction::triggered, bar, [bar] { bar->moveToMark(-1); });
    connect(m_actions.markAfter, &QAction::triggered, bar, [bar] { bar->moveToMark(1); });
    connect(m_actions.stopAtMarks, &QAction::toggled, bar, [this, bar](bool stops) {
        bar->setStopsAtMarks(stops);
        emit kept();
    });
    connect(timeline, &Timeline::changed, this, &ViewActions::refreshTime);
    refreshTime();
}

void ViewActions::connectLook(QMainWindow& window)
{
    auto* presentation = new Presentation(window, m_pages.mainView(), {&m_pages.sideBar()});
    connect(m_actions.present, &QAction::toggled, presentation, &Presentation::set);
    connect(m_actions.sideBar, &QAction::toggled, &m_pages.sideBar(), &QWidget::setVisible);
    connect(m_actions.fullScreen, &QAction::toggled, &window,
        [&window](bool on) { window.setWindowState(window.windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(m_actions.resetLayout, &QAction::triggered, this, &ViewActions::resetLayout);
    connect(m_actions.themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        applyTheme(ThemeChoice(action->data().toInt()));
        emit kept();
    });
    const std::initializer_list<std::pair<QAction*, int>> steps{{m_actions.largerType, 1}, {m_actions.smallerType, -1}};
    for (const auto& [action, step] : steps)
        connect(action, &QAction::triggered, this, [this, step] { setTypeSize(typeSize() + step); });
    connect(m_actions.usualType, &QAction::triggered, this, [this] { setTypeSize(0); });
    connect(m_actions.languages, &QActionGroup::triggered, this, [this] {
        emit kept();
        m_pages.messages().showNotice(tr("Attentoscope uses this language from its next start on."));
    });
    connect(m_actions.lossPlaces, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_pages.mainView().arrangement().setLossPlace(LossPlace(action->data().toInt()));
        emit kept();
    });
}

void ViewActions::setTypeSize(int steps)
{
    applyTypeSize(steps);
    refresh();
    emit kept();
}

void ViewActions::setState(const EngineState& state)
{
    m_state = state;
    refresh();
}

void ViewActions::refresh()
{
    auto& mainView = m_pages.mainView();
    const bool isShown = mainView.showsAttention() && mainView.attention().hasContent();
    m_actions.clearForced->setEnabled(mainView.translation().isForced());
    m_actions.beamTree->setEnabled(mainView.translation().beam().hasBeam());
    m_actions.exportHeatmap->setEnabled(isShown);
    m_actions.exportLinks->setEnabled(isShown && mainView.attention().showsTranslation());
    m_actions.copyHeatmap->setEnabled(isShown);
    m_actions.dissect->setEnabled(isShown && m_state.model == ModelState::Loaded);
    m_actions.erase->setEnabled(m_actions.dissect->isEnabled());
    m_actions.timesValues->setEnabled(m_actions.dissect->isEnabled() || m_actions.timesValues->isChecked());
    if (m_pages.enlarged() == Enlarged::Heads && !mainView.heads().areWanted())
        m_actions.enlarge->setChecked(false); // there are no heads any more
    const bool areHeadsShown = mainView.heads().areWanted() && mainView.heads().view().hasContent();
    m_actions.heads->setEnabled(mainView.heads().areThere());
    m_actions.headNumbers->setEnabled(mainView.heads().areThere());
    m_actions.exportHeads->setEnabled(areHeadsShown);
    m_actions.exportHeadsAnimation->setEnabled(areHeadsShown && m_actions.exportAnimation->isEnabled());
    m_actions.exportLoss->setEnabled(mainView.loss().hasContent());
    m_actions.present->setEnabled(!m_pages.showsWelcome());
    m_actions.enlarge->setEnabled(!m_pages.showsWelcome());
    m_actions.enlargeNext->setEnabled(!m_pages.showsWelcome());
    m_actions.largerType->setEnabled(typeSize() < largestType);
    m_actions.smallerType->setEnabled(typeSize() > smallestType);
}

void ViewActions::refreshTime()
{
    const bool passed = m_pages.mainView().watched().timeline().history().moments().size() > 1;
    for (auto* action : {m_actions.playTime, m_actions.earlier, m_actions.later, m_actions.newest, m_actions.markBefore,
             m_actions.markAfter, m_actions.exportAnimation})
        action->setEnabled(passed);
    refresh();
}

void ViewActions::show(MainPage view)
{
    m_pages.showWorkbench();
    if (m_pages.enlarged() != Enlarged::Heatmap)
        m_actions.enlarge->setChecked(false);
    m_pages.mainView().setView(view);
}

void ViewActions::typeSentence()
{
    m_pages.showWorkbench();
    m_actions.enlarge->setChecked(false);
    auto* input = m_pages.mainView().translation().input();
    input->setFocus(Qt::ShortcutFocusReason);
    input->selectAll();
}

void ViewActions::resetLayout()
{
    m_actions.enlarge->setChecked(false);
    m_actions.sideBar->setChecked(true);
    m_actions.heads->setChecked(true);
    m_actions.lossPlaces->actions().constFirst()->setChecked(true);
    m_pages.mainView().arrangement().setLossPlace(LossPlace::Automatic);
    m_pages.mainView().arrangement().restore({});
    m_pages.restoreLayout({});
}

} // namespace attentoscope::ui

#include "viewactions.moc"
