// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeatmapPlot;

/// Local attention's own view of the sentence, drawn over the cells: the window of each row as a frame and its centre
/// p(t) as a ring. Draws nothing for other kinds.
class WindowMarks : public QCPLayerable
{
    Q_OBJECT

public:
    explicit WindowMarks(HeatmapPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawRow(QCPPainter& painter, int row, double centre) const;

    const HeatmapPlot& m_plot;
};

} // namespace attentoscope::ui
