// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/goldcells.h"
#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeatmapPlot;

/// Outlines the cells of gold links, sure ones solid and possible ones dashed, in gold between two dark edges: one of
/// the three stands out from every colour of every map. Part of exported files.
class GoldMarks : public QCPLayerable
{
    Q_OBJECT

public:
    explicit GoldMarks(HeatmapPlot& plot);

    static QColor gold();
    static QColor edge(); ///< around the gold

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawOutline(QCPPainter& painter, const QRectF& cell, GoldLink kind) const;

    const HeatmapPlot& m_plot;
};

} // namespace attentoscope::ui
