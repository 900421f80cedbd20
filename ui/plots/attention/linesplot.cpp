// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/linesplot.h"

#include "ui/plots/attention/attentionmarks.h"
#include "ui/plots/style/plottext.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

/// With more, curves would cover each other and take too long to draw.
constexpr int mostCurves = 3000;

/// Paints the layers of the lines view. Each drawing has its own painter.
class LinesPainter
{
public:
    LinesPainter(const LinesPlot& plot, QCPPainter& painter)
        : m_plot(plot), m_geometry(plot.geometry()), m_look(plot.look()), m_painter(painter)
    {
    }

    void drawCurves() const; ///< curves between the words, lightest first, and the key of widths and weights
    void drawWords() const;
    /// Emphasises the curves of a cell, of a word or of the selection by fading all others, and highlights the words at
    /// both ends. Exported files include a selection and a pin.
    void drawMarks(MarkKind kind) const;

    // Samples of marks for the legend.
    void sampleFaded(const QRectF& place) const;
    void sampleUnknown(const QRectF& place) const { drawUnknownWord(m_painter, m_look, place); }
    void samplePin(const QRectF& place) const;
    void sampleSelected(const QRectF& place) const { m_painter.fillRect(place, m_look.selected); }

private:
    void drawFaded() const;
    [[nodiscard]] QPen fadedPen() const;
    void drawKey() const;
    void drawRow(Side side) const;
    void drawWord(Word word, const QColor& text, const QColor& behind) const;
    void drawVeil() const;
    void drawCurves(const std::vector<Cell>& cells, const QColor& color) const;
    void bringOut(Cell cell, MarkKind kind) const;
    void bringOut(Word word) const;
    void bringOutSelection() const;
    void shadeWords(Side side, const std::vector<double>& sums) const;
    void lightWord(Word word) const;

    const LinesPlot& m_plot;
    const LinesGeometry& m_geometry;
    const PlotStyle& m_look;
    QCPPainter& m_painter;
};

void LinesPainter::drawCurves() const
{
    m_painter.setBrush(Qt::NoBrush);
    drawFaded();
    drawCurves(m_plot.curves(), m_look.training);
    drawKey();
}

void LinesPainter::drawCurves(const std::vector<Cell>& cells, const QColor& color) const
{
    for (const Cell cell : cells) {
        m_painter.setPen(m_plot.stroke(m_plot.scaling().position(m_plot.weightAt(cell)), color));
        m_painter.drawPath(m_geometry.curve(cell));
    }
}

QPen LinesPainter::fadedPen() const
{
    QColor color = m_look.mutedText;
    color.setAlphaF(0.18F);
    return {color, 0.5};
}

void LinesPainter::sampleFaded(const QRectF& place) const
{
    m_painter.setPen(fadedPen());
    for (const double share : {0.3, 0.5, 0.7})
        m_painter.drawLine(QPointF(place.left(), place.top() + share * place.height()),
            QPointF(place.right(), place.top() + share * place.height()));
}

void LinesPainter::samplePin(const QRectF& place) const
{
    m_painter.setPen(QPen(m_look.accent, 3));
    m_painter.drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()));
}

void LinesPainter::drawFaded() const
{
    constexpr double seen = 0.05; // position on the scale; lighter curves are not drawn
    m_painter.setPen(fadedPen());
    for (const int row : m_plot.places(Side::Target).tokens()) {
        for (const int column : m_plot.places(Side::Source).tokens()) {
            const Cell cell{row, column};
            if (!m_plot.isCarried(cell) && m_plot.scaling().position(m_plot.weightAt(cell)) >= seen)
                m_painter.drawPath(m_geometry.curve(cell));
        }
    }
}

void LinesPainter::drawKey() const
{
    const QFontMetricsF metrics(m_geometry.captionFont);
    const double pitch = std::max(1.6 * metrics.height(), m_geometry.thickest + 4.0);
    const int parts = m_geometry.key.height() >= 5.0 * pitch ? 4 : 2;
    const std::vector<ScaleTick> ticks = m_plot.scaling().ticks(parts);
    if (m_geometry.key.height() < (parts + 1) * pitch)
        return;
    m_painter.setFont(m_geometry.captionFont);
    double y = m_geometry.key.center().y() + pitch * parts / 2.0;
    for (const ScaleTick& tick : ticks) {
        const double right = m_geometry.key.left() + 3 * m_look.unit();
        // A weight of zero has no stroke.
        if (tick.weight > 0.0) {
            m_painter.setPen(m_plot.stroke(tick.position, m_look.training));
            m_painter.drawLine(QPointF(m_geometry.key.left(), y), QPointF(right, y));
        }
        m_painter.setPen(m_look.mutedText);
        drawPlotText(m_painter, QRectF(right + m_look.unit(), y - metrics.height() / 2, 100, metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, tick.label);
        y -= pitch;
    }
}

void LinesPainter::drawWords() const
{
    m_painter.setLayoutDirection(Qt::LeftToRight);
    drawRow(Side::Source);
    drawRow(Side::Target);
    m_painter.setFont(m_geometry.captionFont);
    m_painter.setPen(m_look.mutedText);
    drawPlotText(m_painter, m_plot.captionSpace(), Qt::AlignHCenter | Qt::AlignBottom, m_plot.labelNote());
}

void LinesPainter::drawRow(Side side) const
{
    const WordRow& row = m_geometry.row(side);
    const auto& tokens = side == Side::Source ? m_plot.translation().source : m_plot.translation().target;
    for (int place = 0; place < row.places.count(); place += row.step) {
        const Word word{side, row.places.tokenAt(place)};
        const Token& token = tokens[static_cast<std::size_t>(word.token)];
        const bool selected = m_plot.scene().selection.contains(word);
        drawWord(word, token.special || token.unknown ? m_look.mutedText : m_look.text,
            selected ? m_look.selected : QColor());
    }
}

void LinesPainter::drawWord(Word word, const QColor& text, const QColor& behind) const
{
    const auto& tokens = word.side == Side::Source ? m_plot.translation().source : m_plot.translation().target;
    QFont font = m_geometry.labelFont;
    font.setItalic(tokens[static_cast<std::size_t>(word.token)].unknown);
    m_painter.setFont(font);
    m_painter.setPen(text);
    m_geometry.label(word).draw(
        m_painter, QFontMetricsF(font), m_plot.labels(word.side)[word.token], m_geometry.roomFor(word), behind);
}

void LinesPainter::drawMarks(MarkKind kind) const
{
    m_painter.setLayoutDirection(Qt::LeftToRight);
    m_painter.setBrush(Qt::NoBrush);
    if (kind == MarkKind::Pin && !m_plot.scene().selection.isEmpty())
        bringOutSelection();
    if (const auto cell = m_plot.markedCell(kind))
        bringOut(*cell, kind);
    else if (const auto word = m_plot.markedWord(kind))
        bringOut(*word);
}

void LinesPainter::drawVeil() const
{
    QColor veil = m_look.background;
    veil.setAlphaF(0.82F);
    m_painter.fillRect(m_geometry.lines.toAlignedRect(), veil); // filling whole pixels is fast
}

void LinesPainter::lightWord(Word word) const
{
    drawWord(word, lightness(m_look.accent) > 60.0 ? Qt::black : Qt::white, m_look.accent);
}

void LinesPainter::bringOut(Cell cell, MarkKind kind) const
{
    const auto curvesOf = [this, kind](Word word) {
        return kind == MarkKind::Hover ? m_plot.heaviestOf(word) : m_plot.curvesOf(word);
    };
    drawVeil();
    drawCurves(curvesOf({Side::Source, cell.column}), m_look.mutedText);
    drawCurves(curvesOf({Side::Target, cell.row}), m_look.training);
    // With keys, a person can reach weights that are too small for a curve.
    const double width = m_plot.strokeWidth(m_plot.scaling().position(m_plot.weightAt(cell)));
    m_painter.setPen(QPen(m_look.accent, std::max(1.5, width), Qt::SolidLine, Qt::FlatCap));
    m_painter.drawPath(m_geometry.curve(cell));
    lightWord({Side::Source, cell.column});
    lightWord({Side::Target, cell.row});
}

void LinesPainter::bringOut(Word word) const
{
    drawVeil();
    drawCurves(m_plot.heaviestOf(word), m_look.training);
    const AttentionMap& attention = m_plot.translation().attention;
    if (word.side == Side::Target)
        shadeWords(Side::Source, sumOfRows(attention, {word.token}));
    else
        shadeWords(Side::Target, sumOfColumns(attention, {word.token}));
    lightWord(word);
}

void LinesPainter::bringOutSelection() const
{
    const WordSelection& selection = m_plot.scene().selection;
    drawVeil();
    for (const Side side : {Side::Source, Side::Target})
        for (const int token : selection.of(side))
            drawCurves(m_plot.curvesOf({side, token}), m_look.training);
    const AttentionMap& attention = m_plot.translation().attention;
    if (!selection.rows.empty() && selection.columns.empty())
        shadeWords(Side::Source, sumOfRows(attention, selection.rows));
    if (!selection.columns.empty() && selection.rows.empty())
        shadeWords(Side::Target, sumOfColumns(attention, selection.columns));
}

void LinesPainter::shadeWords(Side side, const std::vector<double>& sums) const
{
    constexpr double seen = 0.02;
    const WordRow& row = m_geometry.row(side);
    for (int place = 0; place < row.places.count(); place += row.step) {
        const Word word{side, row.places.tokenAt(place)};
        const double share = m_plot.scaling().position(sums[static_cast<std::size_t>(word.token)]);
        if (share >= seen)
            drawWord(word, m_look.text, mixed(m_look.background, m_look.selected, share));
    }
}

/// Draws one of the painter's samples.
template <auto drawSample>
void sample(QCPPainter& painter, const LinesPlot& plot, const QRectF& place)
{
    (LinesPainter(plot, painter).*drawSample)(place);
}

constexpr PlotMark<LinesPlot> linesMarks[] = {
    {[](const LinesPlot& plot) { return plot.hasFadedCell(); }, sample<&LinesPainter::sampleFaded>,
        QT_TRANSLATE_NOOP("PlotMarks", "faded: not among the largest weights of the row")},
    {[](const LinesPlot& plot) { return plot.hasUnknownWord(); }, sample<&LinesPainter::sampleUnknown>,
        QT_TRANSLATE_NOOP("PlotMarks", "a word that the model does not know")},
    {[](const LinesPlot& plot) { return plot.markedCell(MarkKind::Pin).has_value(); }, sample<&LinesPainter::samplePin>,
        QT_TRANSLATE_NOOP("PlotMarks", "pinned line, between its two words"), false},
    {[](const LinesPlot& plot) { return !plot.scene().selection.isEmpty(); }, sample<&LinesPainter::sampleSelected>,
        QT_TRANSLATE_NOOP("PlotMarks", "selected word; shaded words have the sums over them"), false},
};

} // namespace

std::vector<LegendEntry> LinesPlot::marks(LegendPlace place) const
{
    if (translation().attention.isEmpty())
        return {};
    return entriesOf<LinesPlot>(*this, linesMarks, place);
}

LinesPlot::LinesPlot(QWidget* parent) : AttentionPlot(parent)
{
    addLayer<LinesPainter>(*this, QStringLiteral("main"), Antialiasing::On, &LinesPainter::drawCurves);
    addLayer<LinesPainter>(*this, QStringLiteral("axes"), Antialiasing::On, &LinesPainter::drawWords);
    addMarks(*this, Antialiasing::On, &LinesPainter::drawMarks);
    refreshLook();
}

QString LinesPlot::labelNote() const
{
    QStringList left;
    if (const QString labelled = labelledText(m_geometry.source.step, m_geometry.target.step); !labelled.isEmpty())
        left << labelled;
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
    // On a logarithmic scale nearly all weights are large. Curves, unlike cells, then cover each other, so small ones
    // are faded more.
    constexpr double steepness = 2.5;
    return scene().options.scale == WeightScale::Logarithmic ? std::pow(position, steepness) : position;
}

QPen LinesPlot::stroke(double position, QColor color) const
{
    // Width means weight; opacity only keeps light curves behind heavy ones.
    color.setAlphaF(static_cast<float>(0.9 * std::sqrt(weightiness(position))));
    return QPen(color, strokeWidth(position), Qt::SolidLine, Qt::FlatCap);
}

bool LinesPlot::hasCurve(Cell cell) const
{
    constexpr double faintest = 0.02; // share of the full stroke; lighter ones would blur the picture
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
    constexpr double preference = 4.0; // px by which heavy curves are preferred to light ones that cross them
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
