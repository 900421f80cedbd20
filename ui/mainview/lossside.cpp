// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/lossside.h"

#include "ui/plots/loss/lossplot.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

LossSide::LossSide(QWidget* parent)
    : QWidget(parent)
    , m_plot(new LossPlot(this))
    , m_options(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_heading(new ElidedLabel(this))
    , m_parts(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_options->setIcon(icon(QStringLiteral("settings")));
    m_options->setAutoRaise(true);
    m_options->setPopupMode(QToolButton::InstantPopup);
    m_options->setMenu(m_plot->optionsMenu());
    m_options->setToolTip(tr("Axes and smoothing of the loss curve"));
    m_options->setAccessibleName(m_options->toolTip());
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(grid(0.5));
    buttons->addWidget(m_options);
    buttons->addWidget(m_export);
    buttons->addStretch(1);
    auto* row = new QHBoxLayout;
    row->setSpacing(grid(0.5));
    row->addWidget(m_plot, 1);
    row->addLayout(buttons);
    auto* curve = new QVBoxLayout;
    curve->setSpacing(grid(0.5));
    curve->addWidget(m_heading);
    curve->addLayout(row, 1);
    m_parts->addLayout(curve, 1);
    makeQuiet(m_heading, TextSize::Normal);
    setHeading({});
    setMargins();
}

void LossSide::setExportAction(QAction* action)
{
    showAsIcon(*m_export, action);
}

void LossSide::setHeading(const QString& heading)
{
    m_heading->setFullText(heading);
    m_heading->setVisible(!heading.isEmpty());
}

void LossSide::setPresented(bool presented)
{
    m_isPresented = presented;
    m_plot->setPresented(presented);
    showTools();
    setMargins();
}

void LossSide::setFolded(bool folded)
{
    m_isFolded = folded;
    m_plot->setFolded(folded);
    showTools();
}

void LossSide::setAlone(bool alone)
{
    m_box->setVisible(!alone);
}

void LossSide::showTools()
{
    m_options->setVisible(!m_isPresented && !m_isFolded);
    m_export->setVisible(!m_isPresented && !m_isFolded);
}

void LossSide::setBox(QWidget* box)
{
    m_box = box;
    m_parts->insertWidget(0, box);
}

/// In a strip below the heatmap, box and curve share the width equally.
void LossSide::arrange(Qt::Orientation direction)
{
    const bool strip = direction == Qt::Horizontal;
    m_parts->setDirection(strip ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    setMargins();
}

void LossSide::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMargins();
}

void LossSide::setMargins()
{
    const bool strip = m_isFolded || m_parts->direction() == QBoxLayout::LeftToRight;
    m_parts->setSpacing(grid(strip ? 1 : 2));
    const bool isBeside = m_parts->direction() == QBoxLayout::LeftToRight;
    m_parts->setStretchFactor(m_box, !isBeside ? 0 : m_isPresented ? 2 : 1); // words are worth more than the curve
    if (m_isPresented)
        m_parts->setContentsMargins(grid(1), 0, grid(1), grid(0.25));
    else
        m_parts->setContentsMargins(grid(2), grid(strip ? 0.5 : 1), grid(2), grid(strip ? 0.5 : 1));
}

} // namespace attentoscope::ui
