// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/wordselection.h"
#include "ui/plots/heatmap/heatmapmarks.h"

namespace attentoscope::ui {

class LinesPlot;

/// Brings out the curves of a cell, of a word or of what is selected, by a veil over all others, and lights the words
/// at both ends. Pin and selection are part of exported files.
class LineMarks : public QCPLayerable
{
    Q_OBJECT

public:
    LineMarks(LinesPlot& plot, MarkKind kind);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] std::vector<Cell> curvesOf(Word word) const;
    void drawVeil(QCPPainter& painter) const;
    void drawCurves(QCPPainter& painter, const std::vector<Cell>& cells, const QColor& color) const;
    void drawCell(QCPPainter& painter, Cell cell) const;
    void drawWord(QCPPainter& painter, Word word) const;
    void drawSelection(QCPPainter& painter) const;
    void shadeWords(QCPPainter& painter, Side side, const std::vector<double>& sums) const;
    void lightWord(QCPPainter& painter, Word word) const;

    const LinesPlot& m_plot;
    MarkKind m_kind;
};

} // namespace attentoscope::ui
