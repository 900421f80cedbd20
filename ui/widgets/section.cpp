// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/section.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

Section::Section(const QString& title, Folding folding, QWidget* parent) : QWidget(parent), m_title(title)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.75));
    m_headingRow = new QHBoxLayout;
    m_headingRow->setContentsMargins(0, 0, 0, 0);
    m_headingRow->setSpacing(grid(0.5));
    column->addLayout(m_headingRow);

    m_summary = new ElidedLabel(this);
    makeQuiet(m_summary);
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (folding == Folding::Fixed) {
        auto* heading = new TextLabel(title, this);
        makeTitle(heading, 1);
        heading->setMinimumHeight(grid(3.5));
        m_headingRow->addWidget(heading);
    } else {
        m_fold = new QToolButton(this);
        m_fold->setAutoRaise(true);
        m_fold->setCheckable(true);
        m_fold->setText(title);
        m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_fold->setIconSize(QSize(grid(1.75), grid(1.75)));
        m_fold->setAccessibleName(title);
        m_headingRow->setContentsMargins(-grid(0.75), 0, 0, 0); // aligns the arrow with the contents
        m_headingRow->addWidget(m_fold);
        connect(m_fold, &QToolButton::toggled, this, &Section::showFolding);
    }
    m_headingRow->addWidget(m_summary, 1);

    m_body = new QWidget(this);
    m_content = new QVBoxLayout(m_body);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(grid(1));
    column->addWidget(m_body);
    if (m_fold)
        m_fold->setChecked(folding == Folding::Open);
    showFolding();
}

void Section::addHeadingWidget(QWidget* widget)
{
    m_headingRow->addWidget(widget);
}

void Section::setSummary(const QString& summary)
{
    m_summary->setFullText(summary);
    if (m_fold)
        m_fold->setAccessibleDescription(summary);
}

void Section::setExpanded(bool expanded)
{
    if (m_fold)
        m_fold->setChecked(expanded);
}

bool Section::isExpanded() const
{
    return !m_fold || m_fold->isChecked();
}

void Section::showFolding()
{
    m_body->setVisible(isExpanded());
    if (!m_fold)
        return;
    m_fold->setIcon(icon(isExpanded() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
}

} // namespace attentoscope::ui
