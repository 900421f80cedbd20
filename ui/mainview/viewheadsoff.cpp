// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/viewheadsoff.h"

#include "ui/heads/headsoff.h"
#include "ui/heads/headsview.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/translation/translationbox.h"

#include <QShortcut>

namespace attentoscope::ui {

ViewHeadsOff::ViewHeadsOff(HeadsView& heads, TranslationBox& box, QWidget* mainView)
    : QObject(mainView), m_heads(heads), m_box(box), m_measuring(m_off, nullptr)
{
    connect(&heads, &HeadsView::switchRequested, this, &ViewHeadsOff::switchHeads);
    connect(&heads, &HeadsView::putBackRequested, this, &ViewHeadsOff::release);
    connect(&m_off, &HeadsOff::changed, this, &ViewHeadsOff::apply);
    connect(&m_measuring, &HeadsOffMeasuring::changed, this, &ViewHeadsOff::refresh);
    listenForEscape(*mainView);
    listenForEscape(heads);
    refresh();
}

/// Needs a shortcut, because shortcuts come before the keys of the focused widget.
void ViewHeadsOff::listenForEscape(QWidget& widget)
{
    auto* escape = new QShortcut(Qt::Key_Escape, &widget);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &ViewHeadsOff::release);
    // Nested widgets may have such a shortcut too.
    connect(escape, &QShortcut::activatedAmbiguously, this, &ViewHeadsOff::release);
    m_escapes.push_back(escape);
}

void ViewHeadsOff::switchHeads(const std::vector<AttentionHead>& heads)
{
    const Translation sentence = m_shown;
    const bool isOwn = m_view == MainPage::Own;
    if (!isOwn)
        m_off.putBack(); // heads were switched off for another sentence
    m_off.toggle(heads);
    if (!isOwn && !sentence.source.empty())
        m_box.setSentence(textOf(sentence.source));
}

void ViewHeadsOff::apply()
{
    m_box.setSwitchedOff(m_off.heads());
    refresh();
}

void ViewHeadsOff::show(MainPage view, const Translation& shown)
{
    m_view = view;
    m_shown = shown;
    refresh();
}

void ViewHeadsOff::refresh()
{
    const bool isOwn = m_view == MainPage::Own && !m_shown.source.empty();
    m_heads.setWithout(isOwn ? headsOffText(m_off.heads(), m_shown, m_measuring) : QString());
    for (QShortcut* escape : m_escapes)
        escape->setEnabled(isOwn && !m_off.heads().empty());
}

void ViewHeadsOff::forgetModel()
{
    m_shown = {};
    m_off.putBack();
    m_measuring.forget();
}

bool ViewHeadsOff::release()
{
    return m_view == MainPage::Own && !m_shown.source.empty() && m_off.putBack();
}

} // namespace attentoscope::ui
