// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionplot.h"
#include "ui/plots/attention/lineslayout.h"
#include "ui/plots/style/plotlegend.h"

namespace attentoscope::ui {

/// Draws an attention map as two rows of words, source above target, with a curve for each weight. Larger weights have
/// wider and darker curves.
class LinesPlot : public AttentionPlot
{
    Q_OBJECT

public:
    explicit LinesPlot(QWidget* parent = nullptr);

    [[nodiscard]] const LinesGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] QString labelNote() const; ///< says that words were left out; empty if none were
    [[nodiscard]] double strokeWidth(double position) const; ///< width of the stroke at a position on the scale, 0–1
    [[nodiscard]] QPen stroke(double position, QColor color) const;
    [[nodiscard]] bool hasCurve(Cell cell) const; ///< whether it is heavy enough to be visible, and not faded
    /// The drawn curves of a row, of a column or of the map, lightest first.
    [[nodiscard]] std::vector<Cell> curvesOf(Word word) const;
    [[nodiscard]] std::vector<Cell> curves() const;
    /// A word's heaviest curves: as many as can be highlighted fast enough.
    [[nodiscard]] std::vector<Cell> heaviestOf(Word word) const;

    [[nodiscard]] std::optional<Cell> cellAt(QPointF position) const override;
    [[nodiscard]] std::optional<Word> wordAt(QPointF position) const override { return m_geometry.wordAt(position); }
    [[nodiscard]] QRectF cellArea(Cell cell) const override { return m_geometry.curve(cell).boundingRect(); }
    [[nodiscard]] QRectF wordArea(Word word) const override;
    [[nodiscard]] std::vector<LegendEntry> marks(LegendPlace place) const override;

protected:
    void layOut(const QRectF& area) override;
    [[nodiscard]] QRectF weightsArea() const override { return m_geometry.lines; }
    [[nodiscard]] RowsName rowsName() const override { return RowsName::Below; }

private:
    [[nodiscard]] double weightiness(double position) const; ///< weight of the stroke, 0–1
    void sortByWeight(std::vector<Cell>& cells) const;

    LinesGeometry m_geometry;
};

} // namespace attentoscope::ui
