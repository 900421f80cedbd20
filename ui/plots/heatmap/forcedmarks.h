// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeatmapPlot;
struct HeatmapGeometry;

/// What a person forced: a line under the label of a word, an arrow and a frame at a row of attention. Draws nothing
/// for other translations.
class ForcedMarks : public QCPLayerable
{
    Q_OBJECT

public:
    explicit ForcedMarks(HeatmapPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawWord(QCPPainter& painter, int row) const;
    void drawRow(QCPPainter& painter, int row) const;

    const HeatmapPlot& m_plot;
};

} // namespace attentoscope::ui
