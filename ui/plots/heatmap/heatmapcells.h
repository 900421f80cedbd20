// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/heatmapcontent.h"
#include "ui/plots/style/styledplot.h"

#include <vector>

namespace attentoscope::ui {

class HeatmapPlot;

/// The cells, one rectangle each, so that vector files hold rectangles and a cell is exactly where it is hit.
class HeatmapCells : public QCPLayerable
{
    Q_OBJECT

public:
    explicit HeatmapCells(HeatmapPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] std::vector<int> columnsFromTheLeft() const;
    [[nodiscard]] double gapBetween(Cell cell, Cell next, double side) const;
    void drawValues(QCPPainter& painter) const;

    const HeatmapPlot& m_plot;
};

} // namespace attentoscope::ui
