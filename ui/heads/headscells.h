// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeadsPlot;

/// The thumbnails and the colour bar that holds for all of them. On screens and in pictures the thumbnails are one
/// image, in vector files a rectangle for each cell that differs from nothing.
class HeadsCells : public QCPLayerable
{
    Q_OBJECT

public:
    explicit HeadsCells(HeadsPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawThumbnails(QCPPainter& painter);
    void drawColorBar(QCPPainter& painter) const;

    HeadsPlot& m_plot;
};

} // namespace attentoscope::ui
