// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/colormap.h"
#include "ui/plots/heatmapcontent.h"
#include "ui/plots/heatmapgeometry.h"
#include "ui/plots/styledplot.h"

#include <optional>

namespace attentoscope::ui {

class HeatmapMarks;

/// Draws an attention map: cells, labels, colour bar, and the marks on a cell. Knows nothing of keys and pointers.
class HeatmapPlot : public StyledPlot
{
    Q_OBJECT

public:
    explicit HeatmapPlot(QWidget* parent = nullptr);

    void setTranslation(const Translation& translation);
    [[nodiscard]] const Translation& translation() const { return m_translation; }

    void setColorMap(ColorMapId id);
    [[nodiscard]] const ColorMap& colorMap() const { return m_colorMap; }
    void setWeightScale(WeightScale scale);
    [[nodiscard]] WeightScale weightScale() const { return m_scale; }
    [[nodiscard]] double scaleMaximum() const; ///< the weight at the top of the colour bar
    [[nodiscard]] QColor cellColor(Cell cell) const;
    [[nodiscard]] QColor gridColor() const; ///< between the cells: just visible on a weight of zero
    void setColumnOrder(ColumnOrder order);
    [[nodiscard]] ColumnOrder columnOrder() const { return m_order; }
    void setCellValues(CellValues values);
    [[nodiscard]] CellValues cellValues() const { return m_values; }

    void setHover(std::optional<Cell> cell);
    void setPin(std::optional<Cell> cell);

    [[nodiscard]] const HeatmapGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] const QStringList& columnLabels() const { return m_columnLabels; }
    [[nodiscard]] const QStringList& rowLabels() const { return m_rowLabels; }
    /// Says which labels had to be left out; empty when all are there.
    [[nodiscard]] QString labelNote() const;

protected:
    void applyLook(const PlotStyle& look) override;
    void updateLayout() override;

private:
    void layOutAgain();

    Translation m_translation;
    QStringList m_columnLabels;
    QStringList m_rowLabels;
    ColorMap m_colorMap;
    WeightScale m_scale = WeightScale::Fixed;
    ColumnOrder m_order = ColumnOrder::Automatic;
    CellValues m_values = CellValues::Hidden;
    double m_largest = 0.0;
    HeatmapGeometry m_geometry;
    QRect m_laidOutArea; ///< the area m_geometry was made for; null: none
    HeatmapMarks* m_pinMarks = nullptr;
    HeatmapMarks* m_hoverMarks = nullptr;
};

} // namespace attentoscope::ui
