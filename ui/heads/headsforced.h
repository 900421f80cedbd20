// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeadsPlot;

/// Heads of which rows were forced for the translation: a tip at the left edge of each such row, as in the heatmap.
class HeadsForced : public QCPLayerable
{
    Q_OBJECT

public:
    explicit HeadsForced(HeadsPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    const HeadsPlot& m_plot;
};

} // namespace attentoscope::ui
