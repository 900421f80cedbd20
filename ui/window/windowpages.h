// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSplitter;
class QStackedWidget;

namespace attentoscope::ui {

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
    WelcomePage& welcome() const { return *m_welcome; }
    SideBar& sideBar() const { return *m_sideBar; }
    MainView& mainView() const { return *m_mainView; }
    FocusCare& focus() const { return *m_focus; }

    /// Beside everything else, at the end of the row. Deleting it removes it.
    void setCompanion(QWidget& companion);
    void showWelcome();
    void showWorkbench(); ///< side bar and main view
    bool showsWelcome() const;
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout); ///< empty: the default layout

signals:
    void pageChanged();

private:
    void addButtons(const WindowActions& actions);
    void setStale(bool stale); ///< paler, while the connection to the engine is lost

    MessageBar* m_messages = nullptr;
    InterruptionBar* m_interruption = nullptr;
    FollowBar* m_followBar = nullptr;
    LinkBar* m_linkBar = nullptr;
    PaleCover* m_cover = nullptr;
    RunDataBar* m_runData = nullptr;
    QSplitter* m_across = nullptr; ///< the pages and their companion
    QStackedWidget* m_pages = nullptr;
    WelcomePage* m_welcome = nullptr;
    QSplitter* m_workbench = nullptr; ///< side bar and main view
    QWidget* m_work = nullptr; ///< with the heads below
    SideBar* m_sideBar = nullptr;
    MainView* m_mainView = nullptr;
    FocusCare* m_focus = nullptr;
};

} // namespace attentoscope::ui
