// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/heatmapplot.h"

#include "ui/plots/attention/attentionmarks.h"
#include "ui/plots/style/plottext.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace attentoscope::ui {

namespace {

QString sumNumber(double sum)
{
    return QLocale().toString(sum, 'f', 2);
}

/// The number of intervals of a colour bar's scale. `lines` is the height of the bar in lines of text. 0: it has no
/// space for both ends.
int partsOf(double lines)
{
    return lines > 9 ? 4 : lines > 3 ? 2 : lines > 2 ? 1 : 0;
}

/// The first and last column of a row's window.
std::pair<int, int> windowOf(const HeatmapPlot& plot, int row)
{
    const AttentionMap& map = plot.translation().attention;
    const auto centre = static_cast<double>(map.centres[static_cast<std::size_t>(row)]);
    const auto radius = static_cast<double>(map.windowRadius);
    const int last = static_cast<int>(map.columns) - 1;
    const int from = std::clamp(static_cast<int>(std::ceil(centre - radius)), 0, last);
    return {from, std::clamp(static_cast<int>(std::floor(centre + radius)), from, last)};
}

/// Paints the layers of a heatmap. Each drawing has its own painter.
class HeatmapPainter
{
public:
    HeatmapPainter(const HeatmapPlot& plot, QCPPainter& painter)
        : m_plot(plot), m_geometry(plot.geometry()), m_look(plot.look()), m_painter(painter)
    {
    }

    /// Draws a rectangle for each cell. Vector files get rectangles too, and cells are drawn exactly where they are
    /// hit.
    void drawCells() const;
    /// Draws the windows of local attention: each row's window as a frame, and its centre p(t) as a ring.
    void drawWindows() const;
    void drawGoldLinks() const; ///< outlines: sure ones solid, possible ones dashed
    void drawSums() const; ///< sums of selected words, as bars under the map and beside it
    void drawLabels() const;
    void drawForced() const; ///< what the user forced: a line under a word, an arrow and a frame at a row of attention
    void drawColorBar() const; ///< always with the scale of the cells
    /// Outlines a cell, its row and its column, and shows both words in full. For a word, outlines its row or column.
    void drawMarks(MarkKind kind) const;

    // Marks at the size of a place. The legend uses them as samples.
    void drawSureLink(const QRectF& place) const { drawGoldOutline(place, GoldLink::Sure); }
    void drawPossibleLink(const QRectF& place) const { drawGoldOutline(place, GoldLink::Possible); }
    void sampleWindow(const QRectF& place) const { drawWindowFrame(m_painter, m_look, place); }
    void sampleRing(const QRectF& place) const { drawRing(m_painter, place); }
    void sampleForcedRow(const QRectF& place) const
    {
        drawForcedRowMark(m_painter, m_look, place, 0.4 * place.height());
    }
    void sampleForcedWord(const QRectF& place) const { drawForcedWordMark(m_painter, m_look, place); }
    void drawFaded(const QRectF& place) const;
    void drawPin(const QRectF& place) const;
    void drawSelected(const QRectF& place) const;
    void sampleUnknown(const QRectF& place) const { drawUnknownWord(m_painter, m_look, place); }
    void drawPlus(const QRectF& place) const { m_painter.fillRect(place, m_plot.colorMap().color(1.0)); }
    void drawMinus(const QRectF& place) const { m_painter.fillRect(place, m_plot.colorMap().color(0.0)); }

private:
    [[nodiscard]] std::vector<int> columnsFromTheLeft() const;
    [[nodiscard]] double gapBetween(Cell cell, Cell next, double side) const;
    void drawValues() const;
    void drawWindow(int row, double centre) const;
    void drawGoldOutline(const QRectF& cell, GoldLink kind) const;
    void drawSumsBelow() const;
    void drawSumsBeside() const;
    void drawColumnLabels() const;
    void drawRowLabels() const;
    void setTokenStyle(const Token& token) const;
    void drawColumnLabel(int column, const QColor& behind) const;
    void drawRowLabel(int row, const QColor& behind) const;
    void drawCaption() const;
    void drawForcedWord(int row) const;
    void drawForcedRow(int row) const;
    void drawStrip() const;
    void drawTicks() const;
    void drawBands(std::optional<int> row, std::optional<int> column) const;

    const HeatmapPlot& m_plot;
    const HeatmapGeometry& m_geometry;
    const PlotStyle& m_look;
    QCPPainter& m_painter;
};

void HeatmapPainter::drawCells() const
{
    m_painter.setPen(Qt::NoPen);
    // QCustomPlot cannot do this: it moves smoothed drawings by half a pixel, so lines between cells would be two
    // pixels wide.
    m_painter.setRenderHint(QPainter::Antialiasing, m_geometry.gap > 0.0);
    const QRectF inside = m_geometry.map.adjusted(0, 0, -m_geometry.gap, -m_geometry.gap);
    m_painter.fillRect(inside, m_plot.gridColor());
    const auto columns = columnsFromTheLeft();
    for (int place = 0; place < m_geometry.rowPlaces.count(); ++place)
        for (std::size_t across = 0; across < columns.size(); ++across) {
            const int row = m_geometry.rowPlaces.tokenAt(place);
            const Cell cell{row, columns[across]};
            const bool isLast = across + 1 == columns.size();
            const bool isLowest = place + 1 == m_geometry.rowPlaces.count();
            const QRectF filled = m_geometry.cellRect(cell).adjusted(0, 0,
                isLast ? 0.0 : -gapBetween(cell, {row, columns[across + 1]}, m_geometry.cellWidth),
                isLowest
                    ? 0.0
                    : -gapBetween(cell, {m_geometry.rowPlaces.tokenAt(place + 1), cell.column}, m_geometry.cellHeight));
            m_painter.fillRect(filled & inside, m_plot.cellColor(cell));
        }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    if (m_plot.scene().options.values == CellValues::WhereRoom)
        drawValues();
}

std::vector<int> HeatmapPainter::columnsFromTheLeft() const
{
    std::vector<int> columns = m_geometry.columnPlaces.tokens();
    if (m_geometry.rightToLeft)
        std::ranges::reverse(columns);
    return columns;
}

/// The width of the line between two cells; none between faded cells. Without a line, a cell extends under the next
/// one.
double HeatmapPainter::gapBetween(Cell cell, Cell next, double side) const
{
    const double gap = m_plot.isCarried(cell) ? m_geometry.gap : 0.0;
    const double nextGap = m_plot.isCarried(next) ? m_geometry.gap : 0.0;
    return gap > 0.0 || nextGap > 0.0 ? gap : -underlap(side);
}

void HeatmapPainter::drawValues() const
{
    const QFontMetricsF metrics(m_geometry.captionFont);
    if (m_geometry.cellWidth < metrics.horizontalAdvance(QStringLiteral("0.00")) + 4
        || m_geometry.cellHeight < metrics.height())
        return;
    m_painter.setFont(m_geometry.captionFont);
    for (const int row : m_geometry.rowPlaces.tokens()) {
        for (const int column : m_geometry.columnPlaces.tokens()) {
            const double weight = m_plot.weightAt({row, column});
            if (std::abs(weight) < 0.005 || !m_plot.isCarried({row, column}))
                continue;
            m_painter.setPen(m_plot.colorMap().contrastingText(m_plot.scaling().position(weight)));
            drawPlotText(
                m_painter, m_geometry.cellRect({row, column}), Qt::AlignCenter, QLocale().toString(weight, 'f', 2));
        }
    }
}

void HeatmapPainter::drawWindows() const
{
    const auto& centres = m_plot.translation().attention.centres;
    const int rows = std::min(m_geometry.rows, static_cast<int>(centres.size()));
    for (const int row : m_geometry.rowPlaces.tokens())
        if (row < rows)
            drawWindow(row, static_cast<double>(centres[static_cast<std::size_t>(row)]));
}

void HeatmapPainter::drawWindow(int row, double centre) const
{
    const double gap = m_geometry.gap;
    if (const auto [from, to] = windowOf(m_plot, row); from > 0 || to < m_geometry.columns - 1) {
        QRectF window;
        for (int column = from; column <= to; ++column)
            window = window.united(m_geometry.cellRect({row, column}));
        if (!window.isEmpty())
            drawWindowFrame(m_painter, m_look, window.adjusted(0, 0, -gap, -gap));
    }
    const QPointF middle(
        m_geometry.columnCentre(std::clamp(centre, 0.0, double(m_geometry.columns - 1))), m_geometry.rowCentre(row));
    const QSizeF cell(m_geometry.cellWidth, m_geometry.cellHeight);
    drawRing(m_painter, QRectF(middle - QPointF(cell.width() / 2, cell.height() / 2), cell));
}

void HeatmapPainter::drawGoldLinks() const
{
    m_painter.setBrush(Qt::NoBrush);
    for (const int row : m_geometry.rowPlaces.tokens()) {
        for (const int column : m_geometry.columnPlaces.tokens()) {
            const GoldLink kind = m_plot.goldAt({row, column});
            const QRectF cell = m_geometry.cellRect({row, column}).adjusted(0, 0, -m_geometry.gap, -m_geometry.gap);
            if (kind != GoldLink::None)
                drawGoldOutline(cell, kind);
        }
    }
}

void HeatmapPainter::drawGoldOutline(const QRectF& cell, GoldLink kind) const
{
    m_painter.setBrush(Qt::NoBrush);
    const double width = std::clamp(0.07 * std::min(cell.width(), cell.height()), 0.8, 2.2);
    const double edged = width + 2.0 * std::min(1.0, width / 2.0);
    const QRectF outline = cell.adjusted(edged / 2, edged / 2, -edged / 2, -edged / 2);
    QPen pen(HeatmapPlot::goldEdge(), edged, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (kind == GoldLink::Possible) {
        // A pattern is in units of the pen's width, so both lines have the same dashes.
        const double dash = std::max(3.0, 0.14 * (cell.width() + cell.height()) / 2.0);
        pen.setDashPattern({dash / edged, dash / edged});
        m_painter.setPen(pen);
        m_painter.drawRect(outline);
        pen.setDashPattern({dash / width, dash / width});
    } else {
        m_painter.setPen(pen);
        m_painter.drawRect(outline);
    }
    pen.setColor(HeatmapPlot::linkColor(m_plot.linksKind()));
    pen.setWidthF(width);
    m_painter.setPen(pen);
    m_painter.drawRect(outline);
}

void HeatmapPainter::drawSums() const
{
    m_painter.setFont(m_geometry.captionFont);
    if (!m_geometry.sumsBelow.isEmpty())
        drawSumsBelow();
    if (!m_geometry.sumsBeside.isEmpty())
        drawSumsBeside();
}

void HeatmapPainter::drawSumsBelow() const
{
    const QRectF& strip = m_geometry.sumsBelow;
    const QFontMetricsF metrics(m_geometry.captionFont);
    const std::vector<double> sums = sumOfRows(m_plot.translation().attention, m_plot.scene().selection.rows);
    const double largest = std::max(1e-9, *std::ranges::max_element(sums));
    const bool withNumbers = strip.height() >= 1.8 * metrics.height()
        && m_geometry.cellWidth >= metrics.horizontalAdvance(sumNumber(largest)) + 2;
    const double longest = strip.height() - (withNumbers ? metrics.height() : 0.0);
    QPainterPath bars; // one shape without seams between the bars
    bars.setFillRule(Qt::WindingFill);
    for (const int column : m_geometry.columnPlaces.tokens()) {
        const double sum = sums[static_cast<std::size_t>(column)];
        const double left = m_geometry.columnCentre(column) - m_geometry.cellWidth / 2;
        const double length = std::max(1.0, longest * sum / largest);
        const QRectF bar(left, strip.top(), m_geometry.cellWidth - m_geometry.gap, length);
        bars.addRect(bar);
        m_painter.setPen(m_look.text);
        if (withNumbers)
            drawPlotText(m_painter, QRectF(left, bar.bottom(), m_geometry.cellWidth, metrics.height()),
                Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, sumNumber(sum));
    }
    m_painter.fillPath(bars, m_look.training);
    m_painter.setPen(m_look.mutedText);
    const QRectF caption(0.0, strip.top(), m_geometry.map.left() - m_geometry.labelDistance, metrics.height());
    drawPlotText(m_painter, caption, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, HeatmapPlot::tr("Sum"));
}

void HeatmapPainter::drawSumsBeside() const
{
    const QRectF& strip = m_geometry.sumsBeside;
    const QFontMetricsF metrics(m_geometry.captionFont);
    const std::vector<double> sums = sumOfColumns(m_plot.translation().attention, m_plot.scene().selection.columns);
    const double largest = std::max(1e-9, *std::ranges::max_element(sums));
    const double numberWidth = metrics.horizontalAdvance(sumNumber(largest)) + 4;
    const bool withNumbers = m_geometry.cellHeight >= metrics.height() && strip.width() > 1.5 * numberWidth;
    const double longest = strip.width() - (withNumbers ? numberWidth : 0.0);
    QPainterPath bars; // one shape without seams between the bars
    bars.setFillRule(Qt::WindingFill);
    for (const int row : m_geometry.rowPlaces.tokens()) {
        const double sum = sums[static_cast<std::size_t>(row)];
        const double top = m_geometry.rowCentre(row) - m_geometry.cellHeight / 2;
        const double length = std::max(1.0, longest * sum / largest);
        const QRectF bar(strip.left(), top, length, m_geometry.cellHeight - m_geometry.gap);
        bars.addRect(bar);
        m_painter.setPen(m_look.text);
        if (withNumbers)
            drawPlotText(m_painter, QRectF(bar.right() + 2, top, numberWidth, m_geometry.cellHeight),
                Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, sumNumber(sum));
    }
    m_painter.fillPath(bars, m_look.training);
    if (m_geometry.sumsBelow.isEmpty() && strip.bottom() + metrics.height() > m_plot.viewport().bottom())
        return; // no space for the caption; the text below the plot says the same
    m_painter.setPen(m_look.mutedText);
    drawPlotText(m_painter, QRectF(strip.left(), strip.bottom(), strip.width(), metrics.height()),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, HeatmapPlot::tr("Sum"));
}

void HeatmapPainter::drawLabels() const
{
    m_painter.setLayoutDirection(Qt::LeftToRight);
    drawColumnLabels();
    drawRowLabels();
    drawCaption();
}

void HeatmapPainter::drawColumnLabels() const
{
    for (int place = 0; place < m_geometry.columnPlaces.count(); place += m_geometry.columnStep) {
        const int column = m_geometry.columnPlaces.tokenAt(place);
        setTokenStyle(m_plot.translation().source[static_cast<std::size_t>(column)]);
        const bool selected = m_plot.scene().selection.contains({Side::Source, column});
        drawColumnLabel(column, selected ? m_look.selected : QColor());
    }
}

void HeatmapPainter::drawRowLabels() const
{
    for (int place = 0; place < m_geometry.rowPlaces.count(); place += m_geometry.rowStep) {
        const int row = m_geometry.rowPlaces.tokenAt(place);
        setTokenStyle(m_plot.translation().target[static_cast<std::size_t>(row)]);
        const bool selected = m_plot.scene().selection.contains({Side::Target, row});
        drawRowLabel(row, selected ? m_look.selected : QColor());
    }
}

/// Special tokens are muted; words that the model does not know are muted and slanted.
void HeatmapPainter::setTokenStyle(const Token& token) const
{
    QFont font = m_geometry.labelFont;
    font.setItalic(token.unknown);
    m_painter.setFont(font);
    m_painter.setPen(token.special || token.unknown ? m_look.mutedText : m_look.text);
}

/// Uses the painter's font and colour, and cuts the text to its space.
void HeatmapPainter::drawColumnLabel(int column, const QColor& behind) const
{
    m_geometry.columnLabel(column).draw(m_painter, QFontMetricsF(m_painter.font()), m_plot.columnLabels()[column],
        m_geometry.roomForColumnLabel(column), behind);
}

void HeatmapPainter::drawRowLabel(int row, const QColor& behind) const
{
    const QFontMetricsF metrics(m_painter.font());
    const QString& text = m_plot.rowLabels()[row];
    const double room = m_geometry.rowLabelRoom;
    if (behind.isValid())
        m_painter.fillRect(m_geometry.rowLabel(row, metrics, text, room).adjusted(-2, 0, 2, 0), behind);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, room);
    drawPlotText(m_painter, m_geometry.rowLabel(row, metrics, shown, room + 2.0),
        Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, shown);
}

void HeatmapPainter::drawCaption() const
{
    const QString note = m_plot.labelNote();
    if (note.isEmpty())
        return;
    m_painter.setFont(m_geometry.captionFont);
    m_painter.setPen(m_look.mutedText);
    drawPlotText(m_painter, m_plot.captionSpace(), Qt::AlignHCenter | Qt::AlignBottom, note);
}

void HeatmapPainter::drawForced() const
{
    const auto& choices = m_plot.translation().choices;
    if (choices.size() != m_plot.translation().target.size())
        return;
    for (const int row : m_geometry.rowPlaces.tokens()) {
        const auto& choice = choices[static_cast<std::size_t>(row)];
        if (choice.chosenBy == ChosenBy::Person)
            drawForcedWord(row);
        if (choice.forcedColumn)
            drawForcedRow(row);
    }
}

void HeatmapPainter::drawForcedWord(int row) const
{
    m_painter.setFont(m_geometry.labelFont);
    const QRectF label =
        m_geometry.rowLabel(row, QFontMetricsF(m_geometry.labelFont), m_plot.rowLabels()[row], m_geometry.rowLabelRoom);
    drawForcedWordMark(m_painter, m_look, label);
}

void HeatmapPainter::drawForcedRow(int row) const
{
    const TokenPlaces& columns = m_geometry.columnPlaces;
    const QRectF cells = m_geometry.cellRect({row, columns.tokenAt(0)})
                             .united(m_geometry.cellRect({row, columns.tokenAt(columns.count() - 1)}));
    const double half = std::min(m_geometry.labelDistance - 2.0, 0.5 * m_geometry.cellHeight);
    drawForcedRowMark(m_painter, m_look, cells.adjusted(-1 - half, 0, -m_geometry.gap, -m_geometry.gap), half);
}

void HeatmapPainter::drawFaded(const QRectF& place) const
{
    const auto half = QSizeF(place.width() / 2, place.height());
    m_painter.fillRect(QRectF(place.topLeft(), half), m_plot.fadedColor(m_plot.colorMap().color(0.0)));
    m_painter.fillRect(
        QRectF(QPointF(place.center().x(), place.top()), half), m_plot.fadedColor(m_plot.colorMap().color(1.0)));
}

void HeatmapPainter::drawPin(const QRectF& place) const
{
    drawCellOutline(m_painter, place, m_look.accent);
}

void HeatmapPainter::drawSelected(const QRectF& place) const
{
    m_painter.fillRect(place, m_look.selected);
}

void HeatmapPainter::drawColorBar() const
{
    drawStrip();
    drawTicks();
}

void HeatmapPainter::drawStrip() const
{
    const QRectF bar = m_geometry.colorBar;
    m_painter.fillRect(bar.adjusted(-1, -1, 1, 1), m_look.frame);
    m_painter.fillRect(bar, m_plot.colorMap().gradient(bar.bottomLeft(), bar.topLeft()));
}

void HeatmapPainter::drawTicks() const
{
    const QRectF bar = m_geometry.colorBar;
    const QFont& font = m_geometry.captionFont;
    const QFontMetricsF metrics(font);
    const int parts = partsOf(bar.height() / metrics.height());
    if (parts == 0)
        return;
    const double margin = metrics.height() / 3;
    m_painter.setFont(font);
    m_painter.setPen(m_look.mutedText);
    for (const ScaleTick& tick : m_plot.scaling().ticks(parts)) {
        const double centre = bar.bottom() - tick.position * bar.height();
        const double middle = std::clamp(centre, bar.top() + margin, bar.bottom() - margin);
        const QRectF line(bar.right() + m_look.unit(), middle - metrics.height() / 2, 100, metrics.height());
        drawPlotText(m_painter, line, Qt::AlignLeft | Qt::AlignVCenter, tick.label);
    }
}

void HeatmapPainter::drawMarks(MarkKind kind) const
{
    const std::optional<Cell> cell = m_plot.markedCell(kind);
    const std::optional<Word> word = m_plot.markedWord(kind);
    if (!cell && !word)
        return;
    std::optional<int> row;
    std::optional<int> column;
    if (cell || word->side == Side::Target)
        row = cell ? cell->row : word->token;
    if (cell || word->side == Side::Source)
        column = cell ? cell->column : word->token;
    drawBands(row, column);
    if (cell)
        drawCellOutline(m_painter, m_geometry.cellRect(*cell).adjusted(-1, -1, 0, 0),
            kind == MarkKind::Pin ? m_look.accent : QColor(Qt::black));
    m_painter.setAntialiasing(true);
    m_painter.setLayoutDirection(Qt::LeftToRight);
    m_painter.setFont(m_geometry.labelFont);
    m_painter.setPen(lightness(m_look.accent) > 60.0 ? Qt::black : Qt::white);
    if (column)
        drawColumnLabel(*column, m_look.accent);
    if (row)
        drawRowLabel(*row, m_look.accent);
}

void HeatmapPainter::drawBands(std::optional<int> row, std::optional<int> column) const
{
    const QRectF& map = m_geometry.map;
    QColor color = m_look.accent;
    color.setAlphaF(0.85F);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color, 1));
    if (row) {
        const double top = m_geometry.rowCentre(*row) - m_geometry.cellHeight / 2;
        m_painter.drawRect(QRectF(map.left() - 1, top - 1, map.width() + 1, m_geometry.cellHeight + 1));
    }
    if (column) {
        const double left = m_geometry.columnCentre(*column) - m_geometry.cellWidth / 2;
        m_painter.drawRect(QRectF(left - 1, map.top() - 1, m_geometry.cellWidth + 1, map.height() + 1));
    }
}

/// The drawn rows that have an entry in a list of the translation.
template <typename List>
std::vector<int> rowsWith(const HeatmapPlot& plot, const List& list)
{
    std::vector<int> rows = plot.places(Side::Target).tokens();
    std::erase_if(rows, [&](int row) { return static_cast<std::size_t>(row) >= list.size(); });
    return rows;
}

template <LinksKind links, GoldLink kind>
bool hasLinks(const HeatmapPlot& plot)
{
    return plot.linksKind() == links
        && std::ranges::any_of(plot.drawnCells(), [&](Cell cell) { return plot.goldAt(cell) == kind; });
}

bool hasWindows(const HeatmapPlot& plot)
{
    const AttentionMap& map = plot.translation().attention;
    return std::ranges::any_of(rowsWith(plot, map.centres), [&](int row) {
        const auto [from, to] = windowOf(plot, row);
        return from > 0 || to + 1 < static_cast<int>(map.columns);
    });
}

bool hasCentres(const HeatmapPlot& plot)
{
    return !rowsWith(plot, plot.translation().attention.centres).empty();
}

template <typename Test>
bool hasChoice(const HeatmapPlot& plot, Test test)
{
    const auto& choices = plot.translation().choices;
    return choices.size() == plot.translation().target.size()
        && std::ranges::any_of(
            rowsWith(plot, choices), [&](int row) { return test(choices[static_cast<std::size_t>(row)]); });
}

/// Draws one of the painter's samples.
template <auto drawSample>
void sample(QCPPainter& painter, const HeatmapPlot& plot, const QRectF& place)
{
    (HeatmapPainter(plot, painter).*drawSample)(place);
}

constexpr PlotMark<HeatmapPlot> heatmapMarks[] = {
    {hasLinks<LinksKind::Gold, GoldLink::Sure>, sample<&HeatmapPainter::drawSureLink>,
        QT_TRANSLATE_NOOP("PlotMarks", "sure gold link")},
    {hasLinks<LinksKind::Gold, GoldLink::Possible>, sample<&HeatmapPainter::drawPossibleLink>,
        QT_TRANSLATE_NOOP("PlotMarks", "possible gold link")},
    {hasLinks<LinksKind::Statistical, GoldLink::Sure>, sample<&HeatmapPainter::drawSureLink>,
        QT_TRANSLATE_NOOP("PlotMarks", "statistical link, both directions")},
    {hasLinks<LinksKind::Statistical, GoldLink::Possible>, sample<&HeatmapPainter::drawPossibleLink>,
        QT_TRANSLATE_NOOP("PlotMarks", "statistical link, less certain")},
    {hasWindows, sample<&HeatmapPainter::sampleWindow>,
        QT_TRANSLATE_NOOP("PlotMarks", "window: the words that the row can look at")},
    {hasCentres, sample<&HeatmapPainter::sampleRing>, QT_TRANSLATE_NOOP("PlotMarks", "centre of the window, p(t)")},
    {[](const HeatmapPlot& plot) {
         return hasChoice(plot, [](const auto& choice) { return choice.forcedColumn.has_value(); });
     },
        sample<&HeatmapPainter::sampleForcedRow>,
        QT_TRANSLATE_NOOP("PlotMarks", "forced row: a person chose the word that it looks at")},
    {[](const HeatmapPlot& plot) {
         return hasChoice(plot, [](const auto& choice) { return choice.chosenBy == ChosenBy::Person; });
     },
        sample<&HeatmapPainter::sampleForcedWord>, QT_TRANSLATE_NOOP("PlotMarks", "forced word: a person chose it")},
    {[](const HeatmapPlot& plot) { return plot.hasFadedCell(); }, sample<&HeatmapPainter::drawFaded>,
        QT_TRANSLATE_NOOP("PlotMarks", "faded: not among the largest weights of the row")},
    {[](const HeatmapPlot& plot) { return plot.hasUnknownWord(); }, sample<&HeatmapPainter::sampleUnknown>,
        QT_TRANSLATE_NOOP("PlotMarks", "a word that the model does not know")},
};

/// Follow the colours of a map of differences.
constexpr PlotMark<HeatmapPlot> clickedMarks[] = {
    {[](const HeatmapPlot& plot) { return plot.markedCell(MarkKind::Pin).has_value(); },
        sample<&HeatmapPainter::drawPin>, QT_TRANSLATE_NOOP("PlotMarks", "pinned cell, with its row and column"),
        false},
    {[](const HeatmapPlot& plot) { return !plot.scene().selection.isEmpty(); }, sample<&HeatmapPainter::drawSelected>,
        QT_TRANSLATE_NOOP("PlotMarks", "selected word; bars are sums over them"), false},
};

} // namespace

std::vector<LegendEntry> HeatmapPlot::marks(LegendPlace place) const
{
    if (translation().attention.isEmpty())
        return {};
    auto entries = entriesOf<HeatmapPlot>(*this, heatmapMarks, place);
    std::ranges::move(colorEntries(), std::back_inserter(entries));
    std::ranges::move(entriesOf<HeatmapPlot>(*this, clickedMarks, place), std::back_inserter(entries));
    return entries;
}

std::vector<LegendEntry> HeatmapPlot::colorEntries() const
{
    if (m_colorMap.id() != ColorMapId::Difference)
        return {};
    const auto entry = [this](void (*paint)(QCPPainter&, const HeatmapPlot&, const QRectF&), const QString& meaning) {
        return LegendEntry{
            [this, paint](QCPPainter& painter, const QRectF& place) { paint(painter, *this, place); }, meaning};
    };
    return {entry(sample<&HeatmapPainter::drawPlus>, m_colorMeanings.more),
        entry(sample<&HeatmapPainter::drawMinus>, m_colorMeanings.less)};
}

HeatmapPlot::HeatmapPlot(QWidget* parent) : AttentionPlot(parent)
{
    const auto add = [this](const char* layer, Antialiasing antialiasing, void (HeatmapPainter::*paint)() const) {
        addLayer(*this, QString::fromLatin1(layer), antialiasing, paint);
    };
    add("main", Antialiasing::Off, &HeatmapPainter::drawCells);
    add("main", Antialiasing::On, &HeatmapPainter::drawWindows);
    add("main", Antialiasing::On, &HeatmapPainter::drawGoldLinks);
    add("axes", Antialiasing::Off, &HeatmapPainter::drawSums);
    add("axes", Antialiasing::On, &HeatmapPainter::drawLabels);
    add("axes", Antialiasing::On, &HeatmapPainter::drawForced);
    add("axes", Antialiasing::Off, &HeatmapPainter::drawColorBar);
    addMarks(*this, Antialiasing::Off, &HeatmapPainter::drawMarks);
    refreshLook();
}

void HeatmapPlot::sceneChanged()
{
    if (m_colorMap.id() != scene().options.colorMap)
        m_colorMap = ColorMap(scene().options.colorMap, look().backdrop);
}

QColor HeatmapPlot::cellColor(Cell cell) const
{
    const QColor color = m_colorMap.color(scaling().position(weightAt(cell)));
    return isCarried(cell) ? color : fadedColor(color);
}

QColor HeatmapPlot::fadedColor(const QColor& color) const
{
    constexpr double faded = 0.85;
    return mixed(color, look().background, faded);
}

QColor HeatmapPlot::gridColor() const
{
    const QColor zero = m_colorMap.color(scaling().position(0.0));
    return lightness(zero) < 50.0 ? mixed(zero, Qt::white, 0.16) : mixed(zero, Qt::black, 0.10);
}

QString HeatmapPlot::labelNote() const
{
    return labelledText(m_geometry.columnStep, m_geometry.rowStep);
}

std::optional<Word> HeatmapPlot::wordAt(QPointF position) const
{
    if (const auto column = m_geometry.columnLabelAt(position))
        return Word{Side::Source, *column};
    const auto row = m_geometry.rowLabelAt(position);
    if (!row)
        return std::nullopt;
    // Empty space to the left of the word is not part of it.
    const double width = QFontMetricsF(m_geometry.labelFont).horizontalAdvance(rowLabels()[*row]);
    const double end =
        m_geometry.map.left() - 2.0 * m_geometry.labelDistance - std::min(width, m_geometry.rowLabelRoom);
    return position.x() >= end ? std::optional(Word{Side::Target, *row}) : std::nullopt;
}

QRectF HeatmapPlot::wordArea(Word word) const
{
    const QRectF& map = m_geometry.map;
    if (word.side == Side::Target) {
        const QRectF row = m_geometry.cellRect({word.token, places(Side::Source).tokenAt(0)});
        return {map.left() - m_geometry.rowLabelRoom, row.top(), m_geometry.rowLabelRoom, row.height()};
    }
    const QRectF column = m_geometry.cellRect({places(Side::Target).tokenAt(0), word.token});
    return {column.left(), map.top() - m_geometry.columnLabelRoom, column.width(), m_geometry.columnLabelRoom};
}

void HeatmapPlot::applyLook(const PlotStyle& look)
{
    m_colorMap = ColorMap(m_colorMap.id(), look.backdrop);
    AttentionPlot::applyLook(look);
}

void HeatmapPlot::layOut(const QRectF& area)
{
    m_geometry = layOutHeatmap({.area = area,
        .font = look().font,
        .columnLabels = columnLabels(),
        .rowLabels = rowLabels(),
        .columnPlaces = places(Side::Source),
        .rowPlaces = places(Side::Target),
        .longestScaleLabel = scaling().longestLabel(),
        .sumsBelow = !scene().selection.rows.empty(),
        .sumsBeside = !scene().selection.columns.empty(),
        .rightToLeft = AttentionPlot::readsRightToLeft(Side::Source)});
}

} // namespace attentoscope::ui
