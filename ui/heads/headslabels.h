// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeadsPlot;

/// Captions of the blocks, numbers of layers and heads, rings around the heads that are chosen, and a star on
/// the one that aligns best.
class HeadsLabels : public QCPLayerable
{
    Q_OBJECT

public:
    explicit HeadsLabels(HeadsPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawCaptions(QCPPainter& painter) const;
    void drawNumbers(QCPPainter& painter) const;
    void drawRings(QCPPainter& painter) const;
    void drawBest(QCPPainter& painter) const;

    const HeadsPlot& m_plot;
};

} // namespace attentoscope::ui
