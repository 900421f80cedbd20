// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsbar.h"

#include "ui/plots/style/readoutline.h"
#include "ui/theme/grid.h"
#include "ui/widgets/plaintext.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

QToolButton* makeHeadsButton(const QString& text, const QString& tip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setText(text);
    button->setToolTip(plainTip(tip));
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the heads their keys
    return button;
}

} // namespace

HeadsBar::HeadsBar(QWidget* parent)
    : QWidget(parent)
    , m_readout(new ReadoutLine(this))
    , m_without(new ReadoutLine(this))
    , m_switch(makeHeadsButton(tr("Switch off"), tr("Translate without the chosen heads (X)"), this))
    , m_putBack(makeHeadsButton(tr("Put all back"), tr("Switch all heads on again (Esc)"), this))
    , m_numbers(makeHeadsButton(tr("Numbers of heads"),
          tr("What each head looks at, in numbers, and how that changed during training"), this))
{
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addStretch(1);
    lines->addWidget(m_without);
    lines->addWidget(m_readout);
    lines->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(0.5));
    row->addLayout(lines, 1);
    row->addWidget(m_switch);
    row->addWidget(m_putBack);
    row->addWidget(m_numbers);
    connect(m_switch, &QToolButton::clicked, this, &HeadsBar::switchRequested);
    connect(m_putBack, &QToolButton::clicked, this, &HeadsBar::putBackRequested);
    connect(m_numbers, &QToolButton::clicked, this, &HeadsBar::numbersRequested);
    m_without->setAccessibleName(tr("Without the heads that are off"));
    setSwitching(Switching::Nothing);
    setWithout({});
}

void HeadsBar::setSwitching(Switching switching)
{
    m_switch->setEnabled(switching != Switching::Nothing);
    m_switch->setText(switching == Switching::On ? tr("Switch on") : tr("Switch off"));
}

void HeadsBar::setWithout(const QString& text)
{
    m_without->setReading(text);
    m_without->setVisible(!text.isEmpty());
    m_putBack->setVisible(!text.isEmpty() && !m_isPresented);
}

void HeadsBar::setPresented(bool presented)
{
    m_isPresented = presented;
    m_switch->setVisible(!presented);
    m_numbers->setVisible(!presented);
    m_putBack->setVisible(!presented && !m_without->isHidden());
}

} // namespace attentoscope::ui
