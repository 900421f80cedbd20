// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

#include <vector>

namespace attentoscope::ui {

class HeatmapPlot;

/// What selected words give or get together: bars with their numbers under the map and beside it. Part of exported
/// files.
class SelectionSums : public QCPLayerable
{
    Q_OBJECT

public:
    explicit SelectionSums(HeatmapPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawBelow(QCPPainter& painter) const;
    void drawBeside(QCPPainter& painter) const;

    const HeatmapPlot& m_plot;
};

} // namespace attentoscope::ui
