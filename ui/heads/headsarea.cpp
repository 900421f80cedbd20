// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsarea.h"

#include "ui/heads/headsplot.h"
#include "ui/theme/grid.h"

#include <QEvent>
#include <QScrollBar>

namespace attentoscope::ui {

namespace {

constexpr int layersInSight = 4; ///< more of them scroll, so that the heatmap keeps its room

} // namespace

HeadsArea::HeadsArea(HeadsPlot& plot, QWidget* parent) : QScrollArea(parent), m_plot(plot)
{
    setWidget(&plot);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QFont HeadsArea::captionFont() const
{
    return m_plot.look().captionFont();
}

int HeadsArea::scrollBar() const
{
    return horizontalScrollBar()->sizeHint().height();
}

void HeadsArea::fit(const std::vector<HeadsBlock>& blocks)
{
    m_blocks = blocks;
    m_plot.setMinimumSize(sizeOfHeads(m_blocks, captionFont(), smallestThumbnail).expandedTo({0, 0}));
    updateGeometry();
}

void HeadsArea::showHead(AttentionHead head)
{
    const QRect place = m_plot.geometry().thumbnail(head).toAlignedRect();
    ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
}

int HeadsArea::heightForWidth(int width) const
{
    const int side = thumbnailFor(width, m_blocks, captionFont());
    const QSize heads = sizeOfHeads(m_blocks, captionFont(), side, layersInSight);
    return heads.height() + (heads.width() > width ? scrollBar() : 0);
}

QSize HeadsArea::sizeHint() const
{
    const int width = sizeOfHeads(m_blocks, captionFont(), smallestThumbnail).width();
    return {width, heightForWidth(width)};
}

QSize HeadsArea::minimumSizeHint() const
{
    return {grid(20), sizeOfHeads(m_blocks, captionFont(), smallestThumbnail, 1).height() + scrollBar()};
}

void HeadsArea::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit(m_blocks);
}

} // namespace attentoscope::ui
