// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/heatmaplayout.h"

#include "ui/plots/style/plotstyle.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace attentoscope::ui {

namespace {

constexpr double labelShare = 0.32; ///< largest share for labels, of the area's width and of the height of a small area
constexpr double leastLabelShare = 0.2; ///< the same for the height of a large area
constexpr double largerLabel = 1.2; ///< the words are the content, so they are larger than the text around the plot
constexpr double widestCell = 3.0; ///< width over height
constexpr double tallestCell = 1.6; ///< height over width
/// Share of the area's side. With larger cells a few words would look like a chequerboard.
constexpr double largestCell = 0.145;
constexpr int smallestLabel = 8;
constexpr double labelSlant = std::numbers::sqrt2 / 2.0;

constexpr double sumsShare = 0.08; ///< share of the area for a strip of sums; the strip also stays legible

double longest(const QStringList& labels, const TokenPlaces& places, const QFontMetricsF& metrics)
{
    double width = 0.0;
    for (const int token : places.tokens())
        width = std::max(width, metrics.horizontalAdvance(labels[token]));
    return width;
}

/// Measures that all attempts share, because it is slow to measure a hundred words.
struct Measures
{
    QFont preferredFont;
    double longestRow = 0.0; ///< longest label of a row at the preferred size
    double longestColumn = 0.0;
    QFont captionFont;
    double scaleLabelWidth = 0.0;
    double unit = 4.0;
};

Measures measure(const HeatmapLayoutInput& input)
{
    const double growth = pictureGrowth(input.area.size());
    Measures measures;
    measures.preferredFont = input.font;
    measures.preferredFont.setPixelSize(static_cast<int>(std::lround(largerLabel * growth * input.font.pixelSize())));
    const QFontMetricsF metrics(measures.preferredFont);
    measures.longestRow = longest(input.rowLabels, input.rowPlaces, metrics);
    measures.longestColumn = longest(input.columnLabels, input.columnPlaces, metrics);
    measures.captionFont = input.font;
    measures.captionFont.setPixelSize(
        std::max(smallestLabel, static_cast<int>(std::lround(0.875 * growth * input.font.pixelSize()))));
    measures.scaleLabelWidth = QFontMetricsF(measures.captionFont).horizontalAdvance(input.longestScaleLabel);
    measures.unit = std::max(4, input.font.pixelSize() / 2);
    return measures;
}

/// One attempt: a font size and an angle of the column labels, and the resulting geometry.
class HeatmapAttempt
{
public:
    HeatmapAttempt(const HeatmapLayoutInput& input, const Measures& measures, int fontSize, LabelAngle angle);

    [[nodiscard]] bool everyLabelFits() const;
    [[nodiscard]] HeatmapGeometry geometry() const;

private:
    void measureLabels();
    void chooseCells();
    [[nodiscard]] double rowPitchNeeded() const { return 1.08 * m_fontSize; }
    [[nodiscard]] double columnPitchNeeded() const;
    [[nodiscard]] double sumsBeside() const
    {
        return m_input.sumsBeside ? m_unit + sumsDepth(m_input.area.width()) : 0.0;
    }
    [[nodiscard]] double sumsBelow() const
    {
        return m_input.sumsBelow ? m_unit + sumsDepth(m_input.area.height()) : 0.0;
    }
    [[nodiscard]] double sumsDepth(double side) const { return std::clamp(sumsShare * side, 3 * m_unit, 7 * m_unit); }
    [[nodiscard]] double barReserve() const
    {
        return sumsBeside() + 2 * m_unit + m_barWidth + m_unit + m_measures.scaleLabelWidth;
    }
    [[nodiscard]] double columnBandLimit() const;
    [[nodiscard]] double cellLimit(double side) const;
    void placeMap(HeatmapGeometry& geometry) const;

    const HeatmapLayoutInput& m_input;
    const Measures& m_measures;
    int m_fontSize;
    LabelAngle m_angle;
    QFont m_font;
    double m_unit;
    double m_barWidth;
    double m_lineHeight = 0.0;
    double m_labelDistance = 0.0;
    double m_rowRoom = 0.0;
    double m_columnNatural = 0.0;
    double m_columnRoom = 0.0;
    double m_columnBand = 0.0;
    double m_right = 0.0;
    double m_cellWidth = 0.0;
    double m_cellHeight = 0.0;
};

HeatmapAttempt::HeatmapAttempt(
    const HeatmapLayoutInput& input, const Measures& measures, int fontSize, LabelAngle angle)
    : m_input(input)
    , m_measures(measures)
    , m_fontSize(fontSize)
    , m_angle(angle)
    , m_font(measures.preferredFont)
    , m_unit(measures.unit)
    , m_barWidth(2 * m_unit)
{
    m_font.setPixelSize(fontSize);
    measureLabels();
    chooseCells();
}

void HeatmapAttempt::measureLabels()
{
    // Because of hinting, widths shrink slightly less than the font.
    const double share = 1.04 * m_fontSize / m_measures.preferredFont.pixelSize();
    m_lineHeight = QFontMetricsF(m_font).height();
    m_labelDistance = std::max(4.0, m_fontSize / 2.0);
    const double width = m_input.area.width();
    m_rowRoom = std::min(std::ceil(share * m_measures.longestRow) + 1.0, labelShare * width - 2 * m_unit);
    m_columnNatural = std::ceil(share * m_measures.longestColumn) + 1.0;
    m_right = barReserve();
    if (m_angle == LabelAngle::Horizontal) {
        m_columnRoom = m_columnNatural;
        m_columnBand = m_lineHeight;
    } else if (m_angle == LabelAngle::Vertical) {
        m_columnRoom = std::min(m_columnNatural, columnBandLimit());
        m_columnBand = m_columnRoom;
    } else {
        const double beyond = m_lineHeight / 2; // a slanted line is higher than its end by half its height
        m_columnRoom = std::min(m_columnNatural, columnBandLimit() / labelSlant - beyond);
        m_columnBand = (m_columnRoom + beyond) * labelSlant + std::max(0.0, m_labelDistance - m_unit);
        m_right = std::max(m_right, std::min(m_columnRoom * labelSlant, 0.14 * width));
    }
}

/// Words need a smaller share of a larger area.
double HeatmapAttempt::columnBandLimit() const
{
    const double height = m_input.area.height();
    const double share = std::clamp(labelShare - 0.12 * (height - 300.0) / 300.0, leastLabelShare, labelShare);
    return share * height - m_unit;
}

double HeatmapAttempt::cellLimit(double side) const
{
    return std::clamp(largestCell * side, 3.6 * m_fontSize, 8.0 * m_fontSize);
}

void HeatmapAttempt::chooseCells()
{
    const double freeWidth = m_input.area.width() - m_unit - m_rowRoom - m_unit - m_right;
    const double freeHeight = m_input.area.height() - m_unit - m_columnBand - m_unit - sumsBelow();
    const double widthLimit = std::max(0.1, freeWidth / m_input.columnPlaces.count());
    const double heightLimit = std::max(0.1, freeHeight / m_input.rowPlaces.count());
    const double width = std::min(widthLimit, cellLimit(m_input.area.width()));
    const double height = std::min(heightLimit, cellLimit(m_input.area.height()));
    // Cells stay close to square, but a label's line is never clipped if there is space.
    m_cellWidth = std::max(std::min(width, widestCell * height), std::min(widthLimit, 1.5 * m_fontSize));
    m_cellHeight = std::max(std::min(height, tallestCell * width), std::min(heightLimit, 1.5 * m_fontSize));
    const auto whole = [](double size) { return size >= 4.0 ? std::floor(size) : size; };
    m_cellWidth = whole(m_cellWidth);
    m_cellHeight = whole(m_cellHeight);
}

double HeatmapAttempt::columnPitchNeeded() const
{
    switch (m_angle) {
    case LabelAngle::Horizontal:
        return m_columnNatural + m_unit;
    case LabelAngle::Slanted:
        return 1.7 * m_fontSize;
    case LabelAngle::Vertical:
        break;
    }
    return 1.08 * m_fontSize;
}

bool HeatmapAttempt::everyLabelFits() const
{
    return m_cellWidth >= columnPitchNeeded() && m_cellHeight >= rowPitchNeeded();
}

void HeatmapAttempt::placeMap(HeatmapGeometry& geometry) const
{
    const double width = m_cellWidth * geometry.columnPlaces.count();
    const double height = m_cellHeight * geometry.rowPlaces.count();
    const double barHeight =
        std::max(height, std::min(8.0 * m_measures.captionFont.pixelSize(), m_input.area.height() / 3));
    const double blockWidth = m_rowRoom + m_unit + width + m_right;
    const double blockHeight = m_columnBand + m_unit + std::max(barHeight, height + sumsBelow());
    const QPointF centre = m_input.area.center();
    const double leftmost =
        std::ceil(m_input.area.left() + m_rowRoom + m_labelDistance); // large labels have a larger distance
    const double left = std::max(leftmost, std::round(centre.x() - blockWidth / 2 + m_rowRoom + m_unit));
    const double top = std::round(centre.y() - blockHeight / 2 + m_columnBand + m_unit);
    geometry.map = QRectF(left, top, width, height);
    if (m_input.sumsBelow)
        geometry.sumsBelow = QRectF(left, top + height + m_unit, width, sumsDepth(m_input.area.height()));
    if (m_input.sumsBeside)
        geometry.sumsBeside = QRectF(left + width + m_unit, top, sumsDepth(m_input.area.width()), height);
    geometry.colorBar =
        QRectF(std::round(geometry.map.right() + sumsBeside() + 2 * m_unit), top, m_barWidth, std::round(barHeight));
}

HeatmapGeometry HeatmapAttempt::geometry() const
{
    HeatmapGeometry geometry;
    geometry.rows = static_cast<int>(m_input.rowLabels.size());
    geometry.columns = static_cast<int>(m_input.columnLabels.size());
    geometry.rowPlaces = m_input.rowPlaces;
    geometry.columnPlaces = m_input.columnPlaces;
    geometry.rightToLeft = m_input.rightToLeft;
    geometry.cellWidth = m_cellWidth;
    geometry.cellHeight = m_cellHeight;
    geometry.gap = std::min(m_cellWidth, m_cellHeight) >= 12.0 ? 1.0 : 0.0;
    geometry.labelFont = m_font;
    geometry.captionFont = m_measures.captionFont;
    geometry.columnAngle = m_angle;
    geometry.labelDistance = m_labelDistance;
    geometry.rowLabelRoom = m_rowRoom;
    geometry.columnLabelRoom = m_columnRoom;
    geometry.rightEdge = m_input.area.right() - m_unit;
    geometry.columnStep = std::max(1, static_cast<int>(std::ceil(columnPitchNeeded() / m_cellWidth)));
    geometry.rowStep = std::max(1, static_cast<int>(std::ceil(rowPitchNeeded() / m_cellHeight)));
    placeMap(geometry);
    return geometry;
}

} // namespace

double HeatmapGeometry::columnCentre(double column) const
{
    const double place = columnPlaces.placeOfFraction(column);
    return map.left() + ((rightToLeft ? columnPlaces.count() - 1 - place : place) + 0.5) * cellWidth;
}

double HeatmapGeometry::rowCentre(int row) const
{
    return map.top() + (rowPlaces.placeOfFraction(row) + 0.5) * cellHeight;
}

QRectF HeatmapGeometry::cellRect(Cell cell) const
{
    const std::optional<int> column = columnPlaces.placeOf(cell.column);
    const std::optional<int> row = rowPlaces.placeOf(cell.row);
    if (!column || !row)
        return {};
    const int place = rightToLeft ? columnPlaces.count() - 1 - *column : *column;
    return {map.left() + place * cellWidth, map.top() + *row * cellHeight, cellWidth, cellHeight};
}

std::optional<Cell> HeatmapGeometry::cellAt(QPointF position) const
{
    const double across = (position.x() - map.left()) / cellWidth;
    const double down = (position.y() - map.top()) / cellHeight;
    if (!(across >= 0.0 && across < columnPlaces.count() && down >= 0.0 && down < rowPlaces.count()))
        return std::nullopt;
    const int place = static_cast<int>(across);
    return Cell{rowPlaces.tokenAt(static_cast<int>(down)),
        columnPlaces.tokenAt(rightToLeft ? columnPlaces.count() - 1 - place : place)};
}

std::optional<int> HeatmapGeometry::columnLabelAt(QPointF position) const
{
    const double above = map.top() - position.y();
    const double lean = columnAngle == LabelAngle::Slanted ? above : 0.0;
    const std::optional<Cell> below = cellAt({position.x() - lean, map.top()});
    return above > 0.0 && below ? std::optional(below->column) : std::nullopt;
}

std::optional<int> HeatmapGeometry::rowLabelAt(QPointF position) const
{
    const std::optional<Cell> beside = cellAt({map.left(), position.y()});
    return position.x() < map.left() && beside ? std::optional(beside->row) : std::nullopt;
}

double HeatmapGeometry::roomForColumnLabel(int column) const
{
    if (columnAngle != LabelAngle::Slanted)
        return columnLabelRoom;
    return std::min(columnLabelRoom, (rightEdge - columnCentre(column)) * std::numbers::sqrt2);
}

TurnedLabel HeatmapGeometry::columnLabel(int column) const
{
    return {{columnCentre(column) - gap / 2, map.top() - labelDistance}, columnAngle, LabelPlace::Above};
}

QRectF HeatmapGeometry::rowLabel(int row, const QFontMetricsF& metrics, const QString& text, double room) const
{
    const double width = std::min(room, metrics.horizontalAdvance(text) + 1.0);
    const double right = map.left() - labelDistance;
    return {right - width, rowCentre(row) - gap / 2 - metrics.height() / 2, width, metrics.height()};
}

HeatmapGeometry layOutHeatmap(const HeatmapLayoutInput& given)
{
    HeatmapLayoutInput input = given;
    if (input.columnPlaces.count() == 0)
        input.columnPlaces = TokenPlaces(static_cast<int>(input.columnLabels.size()));
    if (input.rowPlaces.count() == 0)
        input.rowPlaces = TokenPlaces(static_cast<int>(input.rowLabels.size()));
    const Measures measures = measure(input);
    constexpr std::array angles = {LabelAngle::Horizontal, LabelAngle::Slanted, LabelAngle::Vertical};
    for (int size = measures.preferredFont.pixelSize(); size > smallestLabel; --size) {
        for (const LabelAngle angle : angles) {
            if (const HeatmapAttempt attempt(input, measures, size, angle); attempt.everyLabelFits())
                return attempt.geometry();
        }
    }
    HeatmapLayoutInput smaller = input;
    const HeatmapAttempt last(input, measures, smallestLabel, LabelAngle::Vertical);
    if (last.everyLabelFits())
        return last.geometry();
    // Some labels are left out, and a line at the bottom says so.
    smaller.area.setBottom(smaller.area.bottom() - QFontMetricsF(measures.captionFont).height());
    return HeatmapAttempt(smaller, measures, smallestLabel, LabelAngle::Vertical).geometry();
}

} // namespace attentoscope::ui
