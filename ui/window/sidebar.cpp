// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sidebar.h"

#include "ui/data/datapanel.h"
#include "ui/theme/grid.h"
#include "ui/training/trainingpanel.h"

#include <QEvent>
#include <QFrame>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

constexpr int mostWidth = 44; ///< units: the main view needs the rest

/// A hair line between two parts of the side bar.
QFrame* makeLine(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    line->setFixedHeight(1);
    return line;
}

} // namespace

SideBar::SideBar(const RunControls::Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_data(new DataPanel(this))
    , m_training(new TrainingPanel(this))
    , m_controls(new RunControls(actions, this))
{
    auto* inner = new QWidget(this);
    inner->installEventFilter(this);
    m_controls->installEventFilter(this);
    auto* parts = new QVBoxLayout(inner);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    parts->setContentsMargins(grid(2), grid(1), qMax(0, grid(2) - bar), grid(2));
    parts->setSpacing(grid(1.5));
    parts->addWidget(m_data);
    parts->addWidget(makeLine(inner));
    parts->addWidget(m_training);
    parts->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inner);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(makeLine(this));
    column->addWidget(m_controls);
    setMinimumWidth(grid(34));
}

/// With longer words the side bar is wider, because nothing in it scrolls sideways.
bool SideBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        const int forms = m_data->parentWidget()->minimumSizeHint().width() + bar;
        const int needed = qMax(forms, m_controls->minimumSizeHint().width());
        setMinimumWidth(qBound(grid(34), needed, grid(mostWidth)));
    }
    return QWidget::eventFilter(watched, event);
}

QSize SideBar::sizeHint() const
{
    return {grid(36), grid(80)};
}

} // namespace attentoscope::ui
