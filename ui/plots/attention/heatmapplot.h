// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionplot.h"
#include "ui/plots/attention/heatmaplayout.h"
#include "ui/plots/style/colormap.h"
#include "ui/plots/style/plotlegend.h"

namespace attentoscope::ui {

/// What the two colours of a map of differences mean, for the legend.
struct ColorMeanings
{
    QString more;
    QString less;
};

/// Draws an attention map as a matrix: cells, labels, colour bar, sums of selected words, and marks.
class HeatmapPlot : public AttentionPlot
{
    Q_OBJECT

public:
    explicit HeatmapPlot(QWidget* parent = nullptr);

    [[nodiscard]] const ColorMap& colorMap() const { return m_colorMap; }
    void setColorMeanings(const ColorMeanings& meanings) { m_colorMeanings = meanings; }
    [[nodiscard]] QColor cellColor(Cell cell) const;
    [[nodiscard]] QColor fadedColor(const QColor& color) const; ///< colour of a cell that the chosen share fades
    [[nodiscard]] QColor gridColor() const; ///< colour of the lines between cells, just visible on a weight of zero
    /// Gold links are outlined in gold, statistical links in pink, both between two dark edges. So an outline is
    /// visible on every map.
    [[nodiscard]] static QColor goldColor() { return {255, 196, 0}; }
    [[nodiscard]] static QColor statisticsColor() { return {255, 130, 220}; }
    [[nodiscard]] static QColor linkColor(LinksKind kind)
    {
        return kind == LinksKind::Gold ? goldColor() : statisticsColor();
    }
    [[nodiscard]] static QColor goldEdge() { return {20, 16, 0}; }

    [[nodiscard]] const HeatmapGeometry& geometry() const { return m_geometry; }
    /// Says that labels were left out; empty if none were.
    [[nodiscard]] QString labelNote() const;

    [[nodiscard]] std::optional<Cell> cellAt(QPointF position) const override { return m_geometry.cellAt(position); }
    [[nodiscard]] std::optional<Word> wordAt(QPointF position) const override;
    [[nodiscard]] QRectF cellArea(Cell cell) const override { return m_geometry.cellRect(cell); }
    [[nodiscard]] QRectF wordArea(Word word) const override;
    [[nodiscard]] std::vector<LegendEntry> marks(LegendPlace place) const override;

protected:
    void applyLook(const PlotStyle& look) override;
    void layOut(const QRectF& area) override;
    [[nodiscard]] QRectF weightsArea() const override { return m_geometry.map; }
    void sceneChanged() override;

private:
    [[nodiscard]] std::vector<LegendEntry> colorEntries() const;

    ColorMap m_colorMap;
    ColorMeanings m_colorMeanings;
    HeatmapGeometry m_geometry;
};

} // namespace attentoscope::ui
