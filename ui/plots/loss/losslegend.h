// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

#include <vector>

namespace attentoscope::ui {

class LossOverlays;

/// The line above a loss plot's axes, where no curve ever comes, that names its curves.
class LossLegend
{
public:
    explicit LossLegend(StyledPlot& plot);

    /// In as many columns as there is room for. Where earlier runs would take a third of the height from the curves,
    /// they are left out: their list says which is which.
    void show(const std::vector<QCPGraph*>& curves, const LossOverlays& overlays);
    void hide(); ///< it takes no room then
    void applyLook(const PlotStyle& look, int rim); ///< `rim` in pixels above it

private:
    int wrap();

    StyledPlot& m_plot;
    QCPLayoutGrid* m_line; ///< the plot's layout owns it
};

} // namespace attentoscope::ui
