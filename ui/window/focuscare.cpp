// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/focuscare.h"

#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h" // IWYU pragma: keep, it is a QWidget
#include "ui/training/runcontrols.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/accessibility.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowpages.h"

#include <utility>

namespace attentoscope::ui {

namespace {

bool isSettled(const EngineState& state)
{
    switch (state.activity) {
    case Activity::Idle:
    case Activity::Running:
    case Activity::Paused:
    case Activity::Failed:
        return state.data != DataState::Loading;
    default:
        return false;
    }
}

bool canHaveFocus(const QWidget* widget)
{
    return widget && widget->isVisible() && widget->isEnabled();
}

} // namespace

FocusCare::FocusCare(WindowPages& pages) : QObject(&pages), m_pages(pages)
{
    // The stack of pages would focus the first control of a page, which is farthest from the next step.
    connect(&pages, &WindowPages::pageChanged, this, [this] {
        const auto* focused = m_pages.window()->focusWidget();
        if (!focused || m_pages.isAncestorOf(focused))
            goHome();
    });
}

QWidget* FocusCare::trainButton() const
{
    return m_pages.sideBar().controls().focusProxy();
}

bool FocusCare::takesOver(QWidget* focused)
{
    if (!focused || focused == m_waiting || canHaveFocus(focused))
        return false;
    if (focused->isVisible())
        m_waiting = focused; // probably disabled for a moment only
    else
        goHome();
    return true;
}

void FocusCare::setState(const EngineState& state)
{
    const auto* focused = m_pages.window()->focusWidget();
    if (m_waiting && focused != m_waiting)
        m_waiting = nullptr;
    if (m_parked && focused != m_parked)
        m_parked = nullptr;
    if (m_waiting && (canHaveFocus(m_waiting) || isSettled(state)))
        if (!canHaveFocus(std::exchange(m_waiting, nullptr)))
            goHome();
    if (m_parked && canHaveFocus(trainButton())) {
        m_parked = nullptr;
        trainButton()->setFocus(Qt::OtherFocusReason);
    }
}

void FocusCare::offerTraining()
{
    const auto* focused = m_pages.window()->focusWidget();
    const bool types = focused && m_pages.mainView().translation().isAncestorOf(focused);
    const bool chooses = focused && m_pages.sideBar().training().isAncestorOf(focused);
    if (!types && !chooses)
        goHome();
}

void FocusCare::goHome()
{
    m_waiting = nullptr;
    if (m_pages.showsWelcome())
        return m_pages.welcome().takeFocus();
    if (canHaveFocus(trainButton()))
        return trainButton()->setFocus(Qt::OtherFocusReason);
    auto& attention = m_pages.mainView().attention();
    if (canHaveFocus(&attention))
        return park(attention);
    if (const auto stops = tabStops(m_pages.mainView()); !stops.isEmpty())
        park(*stops.constFirst());
}

void FocusCare::park(QWidget& widget)
{
    widget.setFocus(Qt::OtherFocusReason);
    m_parked = &widget;
}

} // namespace attentoscope::ui
