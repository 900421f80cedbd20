// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/lossside.h"

#include "ui/plots/loss/lossplot.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labels.h"

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
    , m_column(new QVBoxLayout(this))
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
    row->addWidget(m_plot, 1);
    row->addLayout(buttons);
    m_column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1));
    m_column->setSpacing(grid(2));
    auto* curve = new QVBoxLayout;
    curve->setSpacing(grid(0.5));
    curve->addWidget(m_heading);
    curve->addLayout(row, 1);
    m_column->addLayout(curve, 1);
    makeQuiet(m_heading, TextSize::Normal);
    setHeading({});
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
    m_options->setVisible(!presented);
    m_export->setVisible(!presented);
    m_plot->setPresented(presented);
}

void LossSide::putAbove(QWidget* widget)
{
    m_column->insertWidget(0, widget);
}

} // namespace attentoscope::ui
