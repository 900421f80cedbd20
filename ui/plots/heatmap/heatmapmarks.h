// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/heatmapcontent.h"
#include "ui/plots/style/styledplot.h"

#include <optional>

namespace attentoscope::ui {

class HeatmapPlot;

enum class MarkKind : std::uint8_t { Hover, Pin };

/// Outlines a cell, its row and its column, and shows both words in full; of a word under the pointer its row or
/// column. A pin is part of exported files.
class HeatmapMarks : public QCPLayerable
{
    Q_OBJECT

public:
    HeatmapMarks(HeatmapPlot& plot, MarkKind kind);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    struct Spot ///< a row, a column, or the cell where they cross
    {
        std::optional<int> row;
        std::optional<int> column;
    };

    [[nodiscard]] Spot spot() const;
    void drawBands(QCPPainter& painter, const Spot& spot) const;
    void drawOutline(QCPPainter& painter, Cell cell) const;
    void drawLabels(QCPPainter& painter, const Spot& spot) const;

    const HeatmapPlot& m_plot;
    MarkKind m_kind;
};

} // namespace attentoscope::ui
