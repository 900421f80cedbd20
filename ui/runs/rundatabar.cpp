// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/rundatabar.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace attentoscope::ui {

RunDataBar::RunDataBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new TextLabel(this))
    , m_choose(new QPushButton(tr("C&hoose the file…"), this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("runDataBar"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_choose->setToolTip(plainTip(tr("Choose the sentence pairs that this run was trained on")));
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(m_close->toolTip());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(grid(1.5), grid(1), grid(1), grid(1));
    row->setSpacing(grid(1));
    row->addWidget(m_text, 1);
    row->addWidget(m_choose, 0, Qt::AlignVCenter);
    row->addWidget(m_close, 0, Qt::AlignVCenter);
    connect(m_choose, &QPushButton::clicked, this, &RunDataBar::chooseRequested);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void RunDataBar::offer(const QString& reason)
{
    m_text->setText(
        tr("%1 You can look at the run and translate with it. To train on, choose the sentence pairs that it "
           "was trained on.")
            .arg(reason));
    setAccessibleName(m_text->text());
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString RunDataBar::text() const
{
    return m_text->text();
}

void RunDataBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor tint = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    stylepainting::drawBox(rect(), blended(base, tint, 0.10), blended(base, tint, 0.45), painter);
}

void RunDataBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace attentoscope::ui
