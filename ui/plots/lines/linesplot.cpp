// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/lines/linesplot.h"

#include "ui/plots/lines/linecurves.h"
#include "ui/plots/lines/linemarks.h"
#include "ui/plots/lines/lineslayout.h"
#include "ui/plots/lines/linewords.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

/// More cover each other, and drawing them would take longer than people wait.
constexpr int mostCurves = 3000;

} // namespace

LinesPlot::LinesPlot(QWidget* parent) : AttentionPlot(parent)
{
    new LineCurves(*this);
    new LineWords(*this);
    new LineMarks(*this, MarkKind::Pin);
    new LineMarks(*this, MarkKind::Hover);
    refreshLook();
}

QString LinesPlot::labelNote() const
{
    const int step = std::max(m_geometry.source.step, m_geometry.target.step);
    QStringList left;
    if (step > 1)
        left << tr("1 in %1 words is labelled").arg(step);
    if (curves().size() == mostCurves)
        left << tr("the %1 heaviest lines are drawn").arg(QLocale().toString(mostCurves));
    return left.join(QStringLiteral(", "));
}

double LinesPlot::strokeWidth(double position) const
{
    return std::max(0.5, weightiness(position) * m_geometry.thickest);
}

double LinesPlot::weightiness(double position) const
{
    // In powers of ten hardly a weight is small, and lines cover each other where cells do not.
    constexpr double steepness = 2.5;
    return scene().options.scale == WeightScale::Logarithmic ? std::pow(position, steepness) : position;
}

QPen LinesPlot::stroke(double position, QColor color) const
{
    // Width tells the weight; opacity only keeps light lines behind heavy ones.
    color.setAlphaF(static_cast<float>(0.9 * std::sqrt(weightiness(position))));
    return QPen(color, strokeWidth(position), Qt::SolidLine, Qt::FlatCap);
}

bool LinesPlot::hasCurve(Cell cell) const
{
    constexpr double faintest = 0.02; // of the full stroke: less is a haze over everything
    return isDrawn(cell) && isCarried(cell) && weightiness(scaling().position(weightAt(cell))) >= faintest;
}

std::vector<Cell> LinesPlot::curvesOf(Word word) const
{
    std::vector<Cell> cells;
    const Side other = word.side == Side::Target ? Side::Source : Side::Target;
    for (const int token : places(other).tokens()) {
        const Cell cell = word.side == Side::Target ? Cell{word.token, token} : Cell{token, word.token};
        if (hasCurve(cell))
            cells.push_back(cell);
    }
    sortByWeight(cells);
    return cells;
}

std::vector<Cell> LinesPlot::heaviestOf(Word word) const
{
    constexpr std::size_t most = 16;
    std::vector<Cell> cells = curvesOf(word);
    cells.erase(cells.begin(), cells.end() - static_cast<std::ptrdiff_t>(std::min(most, cells.size())));
    return cells;
}

std::vector<Cell> LinesPlot::curves() const
{
    std::vector<Cell> cells;
    for (const int row : places(Side::Target).tokens())
        for (const int column : places(Side::Source).tokens())
            if (hasCurve({row, column}))
                cells.push_back({row, column});
    sortByWeight(cells);
    if (cells.size() > mostCurves)
        cells.erase(cells.begin(), cells.end() - mostCurves);
    return cells;
}

void LinesPlot::sortByWeight(std::vector<Cell>& cells) const
{
    std::ranges::stable_sort(cells, {}, [this](Cell cell) { return weightAt(cell); });
}

std::optional<Cell> LinesPlot::cellAt(QPointF position) const
{
    const std::optional<CurveCrossing> crossing = m_geometry.crossingAt(position.y());
    if (!crossing || !m_geometry.lines.contains(position))
        return std::nullopt;
    constexpr double reach = 5.0; // px beside a curve
    constexpr double preference = 4.0; // px: a heavy curve is hit before light ones that cross it
    const double farthest = m_geometry.thickest / 2 + preference;
    double best = reach;
    std::optional<Cell> nearest;
    for (const int row : places(Side::Target).tokens()) {
        const double to = m_geometry.centre({Side::Target, row});
        for (int place = 0; place < places(Side::Source).count(); ++place) {
            const double from = m_geometry.source.centres[static_cast<std::size_t>(place)];
            const double distance = crossing->distance(from, to, position.x());
            const Cell cell{row, places(Side::Source).tokenAt(place)};
            if (distance - farthest >= best || !hasCurve(cell))
                continue;
            const double share = scaling().position(weightAt(cell));
            const double felt = distance - strokeWidth(share) / 2 - preference * share;
            if (felt < best) {
                best = felt;
                nearest = cell;
            }
        }
    }
    return nearest;
}

QRectF LinesPlot::wordArea(Word word) const
{
    const QFontMetricsF metrics(m_geometry.labelFont);
    return m_geometry.label(word)
        .outline(metrics, labels(word.side)[word.token], m_geometry.roomFor(word))
        .boundingRect();
}

void LinesPlot::layOut(const QRectF& area)
{
    m_geometry = layOutLines({.area = area,
        .font = look().font,
        .sourceLabels = columnLabels(),
        .targetLabels = rowLabels(),
        .sourcePlaces = places(Side::Source),
        .targetPlaces = places(Side::Target),
        .longestKeyLabel = scaling().longestLabel(),
        .sourceRightToLeft = readsRightToLeft(Side::Source),
        .targetRightToLeft = readsRightToLeft(Side::Target)});
}

} // namespace attentoscope::ui
