// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stagelayout.h"

#include "ui/stage/lossside.h"
#include "ui/theme/grid.h"

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

/// Beside each other from this many units of width on, 1,700 px with a usual font.
constexpr int wideStage = 200;

} // namespace

StageLayout::StageLayout(QWidget& stage, const Parts& parts)
    : QObject(&stage)
    , m_stage(stage)
    , m_splitter(new QSplitter(Qt::Vertical, &stage))
    , m_box(parts.box)
    , m_loss(parts.loss)
{
    auto* side = new QWidget(&stage);
    m_heatmapColumn = new QVBoxLayout(side);
    m_heatmapColumn->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1));
    m_heatmapColumn->setSpacing(grid(1));
    m_heatmapColumn->addWidget(parts.header);
    m_heatmapColumn->addWidget(parts.pages, 1);
    m_heatmapColumn->addWidget(parts.timeBar);
    m_heatmapColumn->addWidget(parts.box);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(side);
    m_splitter->addWidget(parts.loss);
    auto* column = new QVBoxLayout(&stage);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter, 1);
    stage.installEventFilter(this);
    restore({});
}

void StageLayout::setLossPlace(LossPlace place)
{
    m_place = place;
    arrange();
}

void StageLayout::arrange()
{
    const bool wide = m_stage.width() >= grid(wideStage);
    const bool beside = m_isPresented || m_place == LossPlace::Beside || (m_place == LossPlace::Automatic && wide);
    const auto wanted = beside ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() == wanted)
        return;
    m_splitter->setOrientation(wanted);
    placeBox();
    restore({});
}

/// Side by side, the heatmap takes the whole height and the sentence stands over the curve; in type of twice the size
/// it needs all of the width.
void StageLayout::placeBox()
{
    m_box->setContentsMargins(m_isPresented ? QMargins(grid(2), 0, grid(2), grid(1)) : QMargins());
    if (m_isPresented)
        m_stage.layout()->addWidget(m_box);
    else if (m_splitter->orientation() == Qt::Horizontal)
        m_loss->putAbove(m_box);
    else
        m_heatmapColumn->addWidget(m_box);
    m_box->show(); // a move hides it until the next event, which would take the focus from it
}

bool StageLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_stage && event->type() == QEvent::Resize)
        arrange();
    return QObject::eventFilter(watched, event);
}

QByteArray StageLayout::save() const
{
    return m_splitter->saveState();
}

void StageLayout::restore(const QByteArray& layout)
{
    const auto orientation = m_splitter->orientation();
    const bool restored = !layout.isEmpty() && m_splitter->restoreState(layout);
    if (restored && m_splitter->orientation() == orientation)
        return;
    m_splitter->setOrientation(orientation);
    const int whole = orientation == Qt::Horizontal ? qMax(100, m_stage.width()) : qMax(100, m_stage.height());
    m_splitter->setSizes(orientation == Qt::Horizontal ? QList<int>{whole * 60 / 100, whole * 40 / 100}
                                                       : QList<int>{whole * 70 / 100, whole * 30 / 100});
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 1);
}

/// With type of twice the size there is room for both views only side by side, the sentence below them.
void StageLayout::setPresented(bool presented)
{
    if (presented)
        m_before = save();
    m_isPresented = presented;
    arrange();
    placeBox();
    if (presented)
        m_splitter->setSizes({m_stage.width() / 2, m_stage.width() / 2}); // the legend needs room beside the curve
    else
        restore(m_before);
}

} // namespace attentoscope::ui
