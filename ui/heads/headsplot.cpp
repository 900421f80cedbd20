// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsplot.h"

#include "ui/heads/headscells.h"
#include "ui/heads/headscrosses.h"
#include "ui/heads/headsforced.h"
#include "ui/heads/headslabels.h"
#include "ui/heads/headsmarks.h"
#include "ui/heads/headtranslation.h"
#include "ui/plots/attention/attentioncontent.h"

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Weights are shared and never change.
bool isSameMap(const HeadMap& one, const HeadMap& other)
{
    return one.id == other.id && one.attention.weights == other.attention.weights;
}

} // namespace

HeadsPlot::HeadsPlot(QWidget* parent) : StyledPlot(parent)
{
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMargins({});
    axisRect()->setMinimumSize(0, 0);
    for (QCPAxis* axis : axisRect()->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    plotLayout()->setRowSpacing(0);
    new HeadsCells(*this);
    new HeadsForced(*this);
    new HeadsCrosses(*this);
    new HeadsLabels(*this);
    new HeadsMarks(*this);
    refreshLook();
}

void HeadsPlot::setTranslation(const Translation& translation)
{
    const bool isDrawn = std::ranges::equal(translation.heads, m_translation.heads, isSameMap)
        && translation.switchedOff == m_translation.switchedOff;
    m_translation = translation;
    if (!isDrawn)
        refreshPaint();
}

void HeadsPlot::setOptions(const AttentionOptions& options)
{
    m_options = options;
    refreshPaint();
}

void HeadsPlot::setChosen(const HeadChoice& choice)
{
    if (choice.chosen() == m_choice.chosen() && choice.alone() == m_choice.alone())
        return;
    m_choice = choice;
    replot(rpQueuedReplot);
}

void HeadsPlot::setMeasured(const SharedHeadReport& measured, const std::optional<BestHead>& best)
{
    m_measured = measured;
    if (std::exchange(m_best, best) != best)
        replot(rpQueuedReplot);
}

void HeadsPlot::setCurrent(std::optional<AttentionHead> head)
{
    m_current = head;
    replotMarks();
}

void HeadsPlot::setLit(const LitWords& words)
{
    if (words == m_lit)
        return;
    m_lit = words;
    replotMarks();
}

std::optional<AttentionHead> HeadsPlot::headAt(QPointF position) const
{
    const auto head = m_geometry.headAt(position);
    return head && findHead(m_translation, *head) ? head : std::nullopt;
}

void HeadsPlot::refreshPaint()
{
    float largest = 0.0F;
    for (const HeadMap& head : m_translation.heads)
        largest = std::max(largest, largestWeight(head.attention));
    const bool automatic = m_options.order == ColumnOrder::Automatic;
    m_paint.colors = ColorMap(m_options.colorMap, look().backdrop);
    m_paint.scaling = WeightScaling(m_options.scale, static_cast<double>(largest));
    m_paint.background = look().background;
    m_paint.sourceRightToLeft =
        automatic ? readsRightToLeft(m_translation.source) : m_options.order == ColumnOrder::RightToLeft;
    m_paint.targetRightToLeft =
        automatic ? readsRightToLeft(m_translation.target) : m_options.order == ColumnOrder::RightToLeft;
    drawAgain();
}

void HeadsPlot::drawAgain()
{
    m_imageScale = 0.0;
    replot(rpQueuedReplot);
}

const QImage& HeadsPlot::thumbnails(double scale)
{
    if (scale != m_imageScale) {
        m_image = drawHeads(m_translation.heads, m_geometry, m_paint, thumbnailsArea(), scale);
        m_imageScale = scale;
    }
    return m_image;
}

QRectF HeadsPlot::thumbnailsArea() const
{
    QRectF area;
    for (const HeadsBlock& block : m_geometry.blocks)
        area |= block.area;
    return area;
}

void HeadsPlot::applyLook(const PlotStyle&)
{
    refreshPaint();
}

void HeadsPlot::updateLayout()
{
    StyledPlot::updateLayout();
    auto geometry = layOutHeads(axisRect()->outerRect(), headsBlocks(m_translation.heads), look().captionFont());
    if (geometry == m_geometry)
        return;
    m_geometry = std::move(geometry);
    m_imageScale = 0.0;
}

} // namespace attentoscope::ui
