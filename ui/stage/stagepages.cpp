// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stagepages.h"

#include "ui/data/pairsview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/validation/validationhistory.h"
#include "ui/validation/validationview.h"

namespace attentoscope::ui {

StagePages::StagePages(ValidationHistory& validation, QWidget* parent)
    : QStackedWidget(parent)
    , m_validation(validation)
    , m_pairs(new PairsView(this))
    , m_attention(new AttentionView(this))
    , m_validationView(new ValidationView(m_validation, this))
{
    addWidget(m_pairs);
    addWidget(m_attention);
    addWidget(m_validationView);
    connect(m_attention, &AttentionView::optionsChanged, this,
        [this] { m_validationView->setOptions(m_attention->options()); });
}

bool StagePages::showsAttention() const
{
    return currentWidget() == m_attention;
}

void StagePages::showPage(StageView view)
{
    setCurrentWidget(pageFor(view));
}

QWidget* StagePages::pageFor(StageView view) const
{
    if (view == StageView::Pairs)
        return m_pairs;
    const bool lists = view == StageView::Validation && !m_validation.openPair();
    return lists ? static_cast<QWidget*>(m_validationView) : m_attention;
}

bool StagePages::releaseByEscape(StageView view)
{
    if (showsAttention() && m_attention->pinnedCell())
        m_attention->releasePin();
    else if (showsAttention() && !m_attention->selection().isEmpty())
        m_attention->select({});
    else if (view == StageView::Validation && m_validation.openPair())
        m_validation.close();
    else
        return false;
    return true;
}

void StagePages::moveFocus()
{
    if (m_validation.openIndex())
        m_attention->setFocus(Qt::OtherFocusReason);
    else
        m_validationView->setFocusOn(m_opened);
    m_opened = m_validation.openIndex().value_or(0);
}

} // namespace attentoscope::ui
