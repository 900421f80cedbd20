// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeatmapPlot;

/// The colour bar: always the scale the cells are drawn with.
class ColorBar : public QCPLayerable
{
    Q_OBJECT

public:
    explicit ColorBar(HeatmapPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawStrip(QCPPainter& painter) const;
    void drawTicks(QCPPainter& painter) const;

    const HeatmapPlot& m_plot;
};

} // namespace attentoscope::ui
