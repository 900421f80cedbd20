// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/losslegend.h"

#include "ui/plots/loss/lossoverlays.h"

#include <algorithm>

namespace attentoscope::ui {

LossLegend::LossLegend(StyledPlot& plot) : m_plot(plot), m_line(new QCPLayoutGrid)
{
    QCPLegend& legend = *plot.legend;
    plot.axisRect()->insetLayout()->take(&legend);
    legend.setMargins({});
    legend.setRowSpacing(0);
    m_line->addElement(0, 0, &legend);
    m_line->addElement(0, 1, new QCPLayoutElement(&plot));
    m_line->setColumnStretchFactor(0, 0.001);
    QCPLayoutGrid& rows = *plot.plotLayout();
    rows.insertRow(0);
    rows.addElement(0, 0, m_line);
    rows.setRowStretchFactor(0, 0.001);
    rows.setRowSpacing(0);
}

void LossLegend::show(const std::vector<QCPGraph*>& curves, const LossOverlays& overlays)
{
    const auto fill = [&] {
        m_plot.legend->clearItems();
        for (QCPGraph* curve : curves)
            curve->addToLegend();
    };
    m_plot.legend->setVisible(true);
    m_line->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    fill();
    overlays.addToLegend();
    if (wrap() > m_plot.height() / 3) {
        fill();
        wrap();
    }
}

void LossLegend::hide()
{
    m_plot.legend->clearItems();
    m_plot.legend->setVisible(false);
    m_line->setMaximumSize(QWIDGETSIZE_MAX, 0);
}

/// How high it is then, in pixels.
int LossLegend::wrap()
{
    QCPLegend& legend = *m_plot.legend;
    QSize largest(1, 1);
    int count = 0;
    for (int place = 0; place < legend.itemCount(); ++place)
        if (const auto* item = legend.item(place)) { // the last row may have free places
            largest = largest.expandedTo(item->minimumOuterSizeHint());
            ++count;
        }
    const int room = m_plot.width() - m_line->margins().left() - m_line->margins().right();
    const int columns = std::clamp(room / (largest.width() + legend.columnSpacing()), 1, 9);
    legend.setWrap(columns);
    legend.setFillOrder(QCPLayoutGrid::foColumnsFirst, true);
    return (count + columns - 1) / columns * largest.height();
}

void LossLegend::applyLook(const PlotStyle& look, int rim)
{
    QCPLegend& legend = *m_plot.legend;
    m_line->setMargins(QMargins(look.unit(), rim, look.unit(), 0));
    legend.setFont(look.captionFont());
    legend.setTextColor(look.mutedText);
    legend.setBorderPen(Qt::NoPen);
    legend.setBrush(Qt::NoBrush);
    legend.setColumnSpacing(2 * look.unit());
    legend.setIconSize(4 * look.unit(), QFontMetrics(look.captionFont()).height() + 2);
    legend.setIconTextPadding(look.unit());
}

} // namespace attentoscope::ui
