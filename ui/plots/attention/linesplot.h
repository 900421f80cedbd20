// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionplot.h"
#include "ui/plots/attention/lineslayout.h"

namespace attentoscope::ui {

/// Draws an attention map as two rows of words, source above target, with a curve for each weight: the larger it is,
/// the wider and darker.
class LinesPlot : public AttentionPlot
{
    Q_OBJECT

public:
    explicit LinesPlot(QWidget* parent = nullptr);

    [[nodiscard]] const LinesGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] QString labelNote() const; ///< mentions words that were left out; empty if there are none
    [[nodiscard]] double strokeWidth(double position) const; ///< for a position on the scale, 0–1
    [[nodiscard]] QPen stroke(double position, QColor color) const;
    [[nodiscard]] bool hasCurve(Cell cell) const; ///< whether it is heavy enough to be visible, and not faded
    /// The drawn curves of a row, a column or everything, lightest first.
    [[nodiscard]] std::vector<Cell> curvesOf(Word word) const;
    [[nodiscard]] std::vector<Cell> curves() const;
    /// As many of a word's curves as can be highlighted fast enough.
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
    [[nodiscard]] double weightiness(double position) const; ///< for a stroke, 0–1
    void sortByWeight(std::vector<Cell>& cells) const;

    LinesGeometry m_geometry;
};

} // namespace attentoscope::ui
