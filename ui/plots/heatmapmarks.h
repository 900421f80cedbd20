// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/heatmapcontent.h"
#include "ui/plots/styledplot.h"

#include <optional>

namespace attentoscope::ui {

class HeatmapPlot;

enum class MarkKind : std::uint8_t { Hover, Pin };

/// Outlines a cell, its row and its column, and shows both words in full. A pin is part of exported files.
class HeatmapMarks : public QCPLayerable
{
    Q_OBJECT

public:
    HeatmapMarks(HeatmapPlot& plot, MarkKind kind);
    void setCell(std::optional<Cell> cell) { m_cell = cell; }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawBands(QCPPainter& painter) const;
    void drawOutline(QCPPainter& painter) const;
    void drawLabels(QCPPainter& painter) const;

    const HeatmapPlot& m_plot;
    MarkKind m_kind;
    std::optional<Cell> m_cell;
};

} // namespace attentoscope::ui
