// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stageheadsoff.h"

#include "ui/heads/headsoffwords.h"
#include "ui/heads/headsview.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/translation/translationbox.h"

#include <QShortcut>

namespace attentoscope::ui {

StageHeadsOff::StageHeadsOff(HeadsView& heads, TranslationBox& box, QWidget* stage)
    : QObject(stage), m_heads(heads), m_box(box), m_measuring(m_off, nullptr)
{
    connect(&heads, &HeadsView::switchRequested, this, &StageHeadsOff::switchHeads);
    connect(&heads, &HeadsView::putBackRequested, this, &StageHeadsOff::release);
    connect(&m_off, &HeadsOff::changed, this, &StageHeadsOff::apply);
    connect(&m_measuring, &HeadsOffMeasuring::changed, this, &StageHeadsOff::refresh);
    listenForEscape(*stage);
    listenForEscape(heads);
    refresh();
}

/// A shortcut comes before the keys of whatever has the focus.
void StageHeadsOff::listenForEscape(QWidget& widget)
{
    auto* escape = new QShortcut(Qt::Key_Escape, &widget);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &StageHeadsOff::release);
    connect(escape, &QShortcut::activatedAmbiguously, this, &StageHeadsOff::release); // one in the other
    m_escapes.push_back(escape);
}

void StageHeadsOff::switchHeads(const std::vector<AttentionHead>& heads)
{
    const Translation sentence = m_shown;
    const bool isOwn = m_view == StageView::Own;
    if (!isOwn)
        m_off.putBack(); // what was off was off for another sentence
    m_off.toggle(heads);
    if (!isOwn && !sentence.source.empty())
        m_box.setSentence(textOf(sentence.source));
}

void StageHeadsOff::apply()
{
    m_box.setSwitchedOff(m_off.heads());
    refresh();
}

void StageHeadsOff::show(StageView view, const Translation& shown)
{
    m_view = view;
    m_shown = shown;
    refresh();
}

void StageHeadsOff::refresh()
{
    const bool isOwn = m_view == StageView::Own && !m_shown.source.empty();
    m_heads.setWithout(isOwn ? headsOffText(m_off.heads(), m_shown, m_measuring) : QString());
    for (QShortcut* escape : m_escapes)
        escape->setEnabled(isOwn && !m_off.heads().empty());
}

void StageHeadsOff::forgetModel()
{
    m_shown = {};
    m_off.putBack();
    m_measuring.forget();
}

bool StageHeadsOff::release()
{
    return m_view == StageView::Own && !m_shown.source.empty() && m_off.putBack();
}

} // namespace attentoscope::ui
