// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/lines/linemarks.h"

#include "ui/plots/lines/linesplot.h"
#include "ui/plots/lines/linewords.h"

#include <algorithm>

namespace attentoscope::ui {

LineMarks::LineMarks(LinesPlot& plot, MarkKind kind)
    : QCPLayerable(&plot, kind == MarkKind::Hover ? StyledPlot::markLayer : QStringLiteral("legend"))
    , m_plot(plot)
    , m_kind(kind)
{
}

void LineMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void LineMarks::draw(QCPPainter* painter)
{
    if (m_plot.translation().attention.isEmpty())
        return;
    const AttentionScene& scene = m_plot.scene();
    const std::optional<Cell> cell = m_kind == MarkKind::Pin ? scene.pin : scene.hover;
    painter->setLayoutDirection(Qt::LeftToRight);
    painter->setBrush(Qt::NoBrush);
    if (m_kind == MarkKind::Pin && !scene.selection.isEmpty())
        drawSelection(*painter);
    if (cell && m_plot.isDrawn(*cell))
        drawCell(*painter, *cell);
    else if (m_kind == MarkKind::Hover && scene.hoveredWord)
        drawWord(*painter, *scene.hoveredWord);
}

std::vector<Cell> LineMarks::curvesOf(Word word) const
{
    return m_kind == MarkKind::Hover ? m_plot.heaviestOf(word) : m_plot.curvesOf(word);
}

void LineMarks::drawVeil(QCPPainter& painter) const
{
    QColor veil = m_plot.look().background;
    veil.setAlphaF(0.82F);
    painter.fillRect(m_plot.geometry().lines.toAlignedRect(), veil); // whole pixels are filled quickly
}

void LineMarks::drawCurves(QCPPainter& painter, const std::vector<Cell>& cells, const QColor& color) const
{
    for (const Cell cell : cells) {
        painter.setPen(m_plot.stroke(m_plot.scaling().position(m_plot.weightAt(cell)), color));
        painter.drawPath(m_plot.geometry().curve(cell));
    }
}

void LineMarks::lightWord(QCPPainter& painter, Word word) const
{
    const QColor& accent = m_plot.look().accent;
    drawLineWord(painter, m_plot, word, lightness(accent) > 60.0 ? Qt::black : Qt::white, accent);
}

void LineMarks::drawCell(QCPPainter& painter, Cell cell) const
{
    const PlotStyle& look = m_plot.look();
    drawVeil(painter);
    drawCurves(painter, curvesOf({Side::Source, cell.column}), look.mutedText);
    drawCurves(painter, curvesOf({Side::Target, cell.row}), look.training);
    // Also a weight too small for a curve of its own can be pointed at by keys.
    const double width = m_plot.strokeWidth(m_plot.scaling().position(m_plot.weightAt(cell)));
    painter.setPen(QPen(look.accent, std::max(1.5, width), Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(m_plot.geometry().curve(cell));
    lightWord(painter, {Side::Source, cell.column});
    lightWord(painter, {Side::Target, cell.row});
}

void LineMarks::drawWord(QCPPainter& painter, Word word) const
{
    if (!m_plot.places(word.side).placeOf(word.token))
        return;
    drawVeil(painter);
    drawCurves(painter, curvesOf(word), m_plot.look().training);
    const AttentionMap& attention = m_plot.translation().attention;
    if (word.side == Side::Target)
        shadeWords(painter, Side::Source, sumOfRows(attention, {word.token}));
    else
        shadeWords(painter, Side::Target, sumOfColumns(attention, {word.token}));
    lightWord(painter, word);
}

void LineMarks::drawSelection(QCPPainter& painter) const
{
    const WordSelection& selection = m_plot.scene().selection;
    drawVeil(painter);
    for (const Side side : {Side::Source, Side::Target})
        for (const int token : selection.of(side))
            drawCurves(painter, m_plot.curvesOf({side, token}), m_plot.look().training);
    const AttentionMap& attention = m_plot.translation().attention;
    if (!selection.rows.empty() && selection.columns.empty())
        shadeWords(painter, Side::Source, sumOfRows(attention, selection.rows));
    if (!selection.columns.empty() && selection.rows.empty())
        shadeWords(painter, Side::Target, sumOfColumns(attention, selection.columns));
}

void LineMarks::shadeWords(QCPPainter& painter, Side side, const std::vector<double>& sums) const
{
    constexpr double seen = 0.02;
    const PlotStyle& look = m_plot.look();
    const WordRow& row = m_plot.geometry().row(side);
    for (int place = 0; place < row.places.count(); place += row.step) {
        const Word word{side, row.places.tokenAt(place)};
        const double share = m_plot.scaling().position(sums[static_cast<std::size_t>(word.token)]);
        if (share >= seen)
            drawLineWord(painter, m_plot, word, look.text, mixed(look.background, look.selected, share));
    }
}

} // namespace attentoscope::ui
