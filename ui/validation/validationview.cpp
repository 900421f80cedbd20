// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/validation/validationview.h"

#include "ui/theme/grid.h"
#include "ui/validation/validationcard.h"
#include "ui/validation/validationhistory.h"
#include "ui/widgets/labels.h"

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace attentoscope::ui {

ValidationView::ValidationView(ValidationHistory& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_pages(new QStackedWidget(this))
    , m_message(
          new TextLabel(tr("A few sentences of the validation set are translated at each validation and shown here.\n"
                           "Train, or press Evaluate now while training."),
              this))
    , m_scroll(new QScrollArea(this))
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    auto* inner = new QWidget(m_scroll);
    inner->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(inner);
    m_column->setContentsMargins(0, 0, grid(0.5), 0);
    m_column->setSpacing(grid(0.75));
    m_column->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(inner);
    m_pages->addWidget(m_message);
    m_pages->addWidget(m_scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(&m_history, &ValidationHistory::changed, this, &ValidationView::refresh);
    refresh();
}

void ValidationView::setOptions(const AttentionOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    refresh();
}

void ValidationView::setFocusOn(std::size_t card)
{
    if (card < m_cards.size())
        m_cards[card]->setFocus(Qt::OtherFocusReason);
}

void ValidationView::refresh()
{
    if (m_history.isEmpty())
        return m_pages->setCurrentWidget(m_message);
    const auto& pairs = *m_history.validations()[m_history.shown()].pairs;
    setCardCount(pairs.size());
    for (std::size_t index = 0; index < pairs.size(); ++index)
        m_cards[index]->showPair(pairs[index], m_options);
    m_pages->setCurrentWidget(m_scroll);
}

/// Cards stay, so that the focus does.
void ValidationView::setCardCount(std::size_t count)
{
    while (m_cards.size() > count) {
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < count) {
        auto* card = new ValidationCard(m_scroll->widget());
        const std::size_t index = m_cards.size();
        card->setObjectName(QStringLiteral("pair%1").arg(index));
        connect(card, &ValidationCard::clicked, &m_history, [this, index] { m_history.open(index); });
        m_column->insertWidget(static_cast<int>(index), card);
        m_cards.push_back(card);
    }
}

} // namespace attentoscope::ui
