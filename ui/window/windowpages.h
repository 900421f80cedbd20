// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainview/viewlayout.h"
#include "ui/window/folding.h"

#include <QWidget>

class QAction;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace attentoscope::ui {

class AdviceLine;
class FocusCare;
class FollowBar;
class InterruptionBar;
class LinkBar;
class MessageBar;
class PaleCover;
class RunDataBar;
class SideBar;
class MainView;
class WelcomePage;
class WindowActions;

/// The contents of the window: the first screen, or side bar and main view, below the messages.
class WindowPages : public QWidget
{
    Q_OBJECT

public:
    WindowPages(const WindowActions& actions, QWidget* parent);

    MessageBar& messages() const { return *m_messages; }
    InterruptionBar& interruption() const { return *m_interruption; }
    FollowBar& followBar() const { return *m_followBar; }
    LinkBar& linkBar() const { return *m_linkBar; }
    RunDataBar& runData() const { return *m_runData; }
    AdviceLine& advice() const { return *m_advice; }
    WelcomePage& welcome() const { return *m_welcome; }
    SideBar& sideBar() const { return *m_sideBar; }
    MainView& mainView() const { return *m_mainView; }
    FocusCare& focus() const { return *m_focus; }

    /// Adds a widget beside everything else, at the end of the row. Deleting the widget removes it.
    void setCompanion(QWidget& companion);
    void showWelcome();
    void showWorkbench(); ///< shows side bar and main view
    void showViews(); ///< shows the views, if they are a tab
    bool showsWelcome() const;
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout); ///< empty: the default layout

    /// The part that fills the page: one of the main view, or the heads.
    Enlarged enlarged() const { return m_enlarged; }

    /// Whether the user wants the side bar. In a small window it is a tab.
    bool wantsSideBar() const;

signals:
    void pageChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addTabs();
    enum class FirstTab : std::uint8_t { Fitting, SideBar };
    void fit(FirstTab first); ///< folds parts that have no room
    RoomNeeds roomNeeds() const;
    void setTabbed(bool tabbed, FirstTab first);
    void showTab();
    void applyFolding();
    Enlarged partToEnlarge() const; ///< the part under the pointer or with the focus, otherwise the heatmap
    QWidget* widgetOf(Enlarged part) const;
    void enlarge(Enlarged part);
    void enlargeNext();
    void focusOn(Enlarged part);
    void showSideBar();
    void quietAdvice();
    void addButtons(const WindowActions& actions);
    void setStale(bool stale); ///< makes everything pale while the connection to the engine is lost

    MessageBar* m_messages = nullptr;
    InterruptionBar* m_interruption = nullptr;
    FollowBar* m_followBar = nullptr;
    LinkBar* m_linkBar = nullptr;
    PaleCover* m_cover = nullptr;
    RunDataBar* m_runData = nullptr;
    AdviceLine* m_advice = nullptr; ///< below all other parts
    QSplitter* m_across = nullptr; ///< contains the pages and their companion
    QStackedWidget* m_pages = nullptr;
    WelcomePage* m_welcome = nullptr;
    QSplitter* m_workbench = nullptr; ///< contains side bar and main view
    QWidget* m_work = nullptr; ///< contains the main view, with the heads below
    SideBar* m_sideBar = nullptr;
    MainView* m_mainView = nullptr;
    FocusCare* m_focus = nullptr;
    QTabBar* m_tabs = nullptr; ///< for side bar and views, if there is no room for both
    QAction& m_sideBarAction;
    QAction& m_presentAction;
    QAction& m_enlargeAction;
    QAction& m_enlargeNextAction;
    Enlarged m_enlarged = Enlarged::None;
    Folded m_folding = Folded::None;
    bool m_isTabbed = false;
    bool m_hidesViews = false; ///< while the tab of the side bar is chosen
    bool m_isFitting = false;
};

} // namespace attentoscope::ui
