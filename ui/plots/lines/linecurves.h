// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class LinesPlot;

/// The curves between the words, lightest first, and the key that says which width is which weight.
class LineCurves : public QCPLayerable
{
    Q_OBJECT

public:
    explicit LineCurves(LinesPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawFaded(QCPPainter& painter) const;
    void drawKey(QCPPainter& painter) const;

    const LinesPlot& m_plot;
};

} // namespace attentoscope::ui
