// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/turnedlabel.h"
#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeatmapPlot;
struct HeatmapGeometry;

/// Draws one token's label beside the map, elided to its room. Shared by the labels and by the marks on top of them.
class LabelPainter
{
public:
    LabelPainter(const HeatmapGeometry& geometry, QCPPainter& painter);

    void drawColumn(int column, const QString& text, double room);
    void drawRow(int row, const QString& text, double room);
    /// Fills the place of a label, in the painter's brush.
    void fillColumn(int column, const QString& text, double room);
    void fillRow(int row, const QString& text, double room);
    /// Where a label stands; slanted and vertical ones as a polygon around the turned text.
    [[nodiscard]] QPolygonF columnOutline(int column, const QString& text, double room) const;
    [[nodiscard]] QRectF rowOutline(int row, const QString& text, double room) const;

private:
    [[nodiscard]] TurnedLabel columnLabel(int column) const;

    const HeatmapGeometry& m_geometry;
    QCPPainter& m_painter;
    QFontMetricsF m_metrics;
};

/// Source words on top, target words at the side, and which is which.
class TokenLabels : public QCPLayerable
{
    Q_OBJECT

public:
    explicit TokenLabels(HeatmapPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawColumns(QCPPainter& painter) const;
    void drawRows(QCPPainter& painter) const;
    void drawCaptions(QCPPainter& painter) const;

    const HeatmapPlot& m_plot;
};

} // namespace attentoscope::ui
