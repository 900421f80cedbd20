// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/hintline.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace attentoscope::ui {

HintLine::HintLine(QAction& action, QWidget* parent)
    : QWidget(parent)
    , m_hints({tr("Click a word of the translation to put another one in its place."),
          tr("Click a cell of the heatmap to pin it. Double-click it to see how its weight came about."),
          tr("Ctrl+click a cell: the word of its row must then look at the word of its column. Ctrl+Z undoes it."),
          tr("A beam of two or more (the box beside the sentence) follows several translations at once; Tools ▸ Beam "
             "tree draws them."),
          tr("Tools ▸ Compare two models shows one sentence under two models, or under two saves of one run."),
          tr("Drag the line between the heatmap and the loss curve to give one of them more room."),
          tr("F1 opens the documentation about the part that has the focus.")})
    , m_text(new ElidedLabel(this))
    , m_next(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setAccessibleName(tr("Hints"));
    m_next->setText(tr("Next hint"));
    m_next->setAutoRaise(true);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close the hints; Help ▸ Hints brings them back"));
    m_close->setAccessibleName(tr("Close the hints"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(0.5));
    row->addWidget(m_text, 1);
    row->addWidget(m_next);
    row->addWidget(m_close);
    connect(m_next, &QToolButton::clicked, this, [this] { showHint((m_index + 1) % m_hints.size()); });
    connect(m_close, &QToolButton::clicked, &action, [&action] { action.setChecked(false); });
    connect(&action, &QAction::toggled, this, &QWidget::setVisible);
    showHint(0);
    setVisible(action.isChecked());
}

QString HintLine::text() const
{
    return m_hints[m_index];
}

void HintLine::showHint(qsizetype index)
{
    m_index = index;
    m_text->setFullText(tr("Hint: %1").arg(m_hints[index]));
}

} // namespace attentoscope::ui
