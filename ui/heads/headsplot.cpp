// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsplot.h"

#include "ui/heads/headwords.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/style/plottext.h"
#include "ui/widgets/direction.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Compares addresses, because weights are shared and never change.
bool isSameMap(const HeadMap& one, const HeadMap& other)
{
    return one.id == other.id && one.attention.weights == other.attention.weights;
}

void drawThumbnails(QCPPainter& painter, HeadsPlot& plot)
{
    const HeadsGeometry& geometry = plot.geometry();
    if (painter.modes().testFlag(QCPPainter::pmVectorized)) {
        painter.setPen(Qt::NoPen);
        for (const HeadMap& head : plot.translation().heads)
            fillHead(head, geometry.thumbnail(head.id), plot.paint(),
                [&painter](const QRectF& cell, const QColor& color) { painter.fillRect(cell, color); });
        return;
    }
    const double scale = painter.transform().m11() * painter.device()->devicePixelRatioF();
    const QImage& image = plot.thumbnails(scale);
    painter.drawImage(QRectF(plot.thumbnailsArea().topLeft(), QSizeF(image.size()) / scale), image);
}

void drawColorBar(QCPPainter& painter, const HeadsPlot& plot)
{
    const QRectF bar = plot.geometry().colorBar;
    painter.fillRect(bar, plot.paint().colors.gradient(bar.bottomLeft(), bar.topLeft()));
    painter.setPen(plot.look().mutedText);
    painter.setFont(plot.geometry().captionFont);
    const double line = plot.geometry().numbersHeight;
    const double margin = std::min(line / 3, bar.height() / 2); // a low bar has no space for whole labels
    for (const ScaleTick& tick : plot.paint().scaling.ticks(bar.height() > 6 * line ? 4 : 2)) {
        const double centre = bar.bottom() - tick.position * bar.height();
        const double middle = std::clamp(centre, bar.top() + margin, bar.bottom() - margin);
        drawPlotText(painter, QRectF(bar.right() + line / 4, middle - line / 2, 100, line),
            Qt::AlignLeft | Qt::AlignVCenter, tick.label);
    }
}

/// Draws the thumbnails and their common colour bar. On screens and in pictures the thumbnails are one image, in vector
/// files a rectangle for each cell with a visible weight.
void drawHeadCells(QCPPainter& painter, HeadsPlot& plot)
{
    if (plot.geometry().blocks.empty())
        return;
    drawThumbnails(painter, plot);
    drawColorBar(painter, plot);
}

void drawTip(QCPPainter& painter, const HeadsPlot& plot, QPointF left)
{
    constexpr double reach = 5.0; // px
    const QPointF tip = left + QPointF(reach, 0.0);
    painter.setPen(QPen(plot.look().accent, 1)); // two colours, so that it is visible on light and dark cells
    painter.setBrush(plot.look().background);
    painter.drawPolygon(QPolygonF{{tip, tip - QPointF(reach, reach), tip + QPointF(-reach, reach)}});
    painter.setBrush(Qt::NoBrush);
}

/// Draws a mark at the left edge of each forced row of the translation, as in the heatmap.
void drawForcedTips(QCPPainter& painter, const HeadsPlot& plot)
{
    for (const ForcedRow& row : plot.translation().forcedHeads) {
        const QRectF place = row.head ? plot.geometry().thumbnail(*row.head) : QRectF();
        const HeadMap* map = row.head ? findHead(plot.translation(), *row.head) : nullptr;
        if (place.isEmpty() || !map || row.position >= map->attention.rows)
            continue;
        const double share = (static_cast<double>(row.position) + 0.5) / static_cast<double>(map->attention.rows);
        drawTip(painter, plot, QPointF(place.left(), place.top() + share * place.height()));
    }
}

void drawCross(QCPPainter& painter, const HeadsPlot& plot, const QRectF& place)
{
    painter.setPen(QPen(plot.look().text, 2));
    painter.drawLine(QLineF(place.topLeft(), place.bottomRight()));
    painter.drawLine(QLineF(place.topRight(), place.bottomLeft()));
}

/// Fades heads that are off in the translation, and draws a cross over them, also in exported pictures.
void drawOffCrosses(QCPPainter& painter, const HeadsPlot& plot)
{
    QColor faded = plot.look().background;
    faded.setAlphaF(0.7F);
    for (const AttentionHead head : plot.translation().switchedOff) {
        const QRectF place = plot.geometry().thumbnail(head);
        if (place.isEmpty())
            continue;
        painter.fillRect(place, faded);
        drawCross(painter, plot, place);
    }
}

/// Draws the captions, with the short name if the sentence does not fit.
void drawCaptions(QCPPainter& painter, const HeadsPlot& plot)
{
    const QFontMetricsF metrics(plot.geometry().captionFont);
    painter.setPen(plot.look().text);
    for (const HeadsBlock& block : plot.geometry().blocks) {
        const QString whole = kindCaption(block.kind);
        const bool fits = metrics.horizontalAdvance(whole) <= block.caption.width();
        drawPlotText(painter, block.caption, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
            fits ? whole : kindName(block.kind));
    }
}

void drawNumbers(QCPPainter& painter, const HeadsPlot& plot)
{
    const HeadsGeometry& geometry = plot.geometry();
    painter.setPen(plot.look().mutedText);
    for (const HeadsBlock& block : geometry.blocks)
        for (int head = 1; head <= block.heads; ++head) {
            const QRectF top = geometry.thumbnail({block.kind, block.layers, head});
            drawPlotText(painter,
                QRectF(top.left(), top.top() - geometry.numbersHeight, top.width(), geometry.numbersHeight),
                Qt::AlignCenter, QString::number(head));
        }
    int layers = 0;
    for (const HeadsBlock& block : geometry.blocks)
        layers = std::max(layers, block.layers);
    const QRectF& names = geometry.layerNames;
    for (int layer = 1; layer <= layers; ++layer)
        drawPlotText(painter,
            QRectF(names.left(), names.bottom() - layer * geometry.pitch, names.width(), geometry.side),
            Qt::AlignRight | Qt::AlignVCenter, QCoreApplication::translate("Heads", "Layer %1").arg(layer));
}

void drawChosenRing(QCPPainter& painter, const HeadsPlot& plot, const QRectF& ring, const QColor& color)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 3));
    painter.drawRect(ring);
    painter.setPen(QPen(plot.look().background, 1));
    painter.drawRect(ring.adjusted(1.5, 1.5, -1.5, -1.5));
}

/// Whether the head is chosen while another chosen head is shown alone.
bool isAside(const HeadsPlot& plot, AttentionHead head)
{
    return plot.choice().alone() && plot.choice().alone() != head;
}

void drawRings(QCPPainter& painter, const HeadsPlot& plot)
{
    for (const AttentionHead head : plot.choice().chosen())
        drawChosenRing(painter, plot, plot.geometry().thumbnail(head),
            isAside(plot, head) ? plot.look().frame : plot.look().accent);
}

/// The heads with a star: the head that aligns best, or all heads of the mean that aligns best.
std::vector<AttentionHead> bestHeads(const HeadsPlot& plot)
{
    return plot.best() ? plot.best()->reading.headsIn(plot.translation()) : std::vector<AttentionHead>();
}

template <LinksKind links>
bool hasBest(const HeadsPlot& plot)
{
    return plot.best() && plot.best()->links == links && !bestHeads(plot).empty();
}

/// A star, on a background of its own, so that it is visible on every map.
void drawStar(QCPPainter& painter, const HeadsPlot& plot, QPointF centre, double outer)
{
    constexpr int points = 5;
    QPolygonF star;
    for (int corner = 0; corner < 2 * points; ++corner) {
        const double radius = corner % 2 == 0 ? outer : 0.4 * outer;
        const double angle = std::numbers::pi * (corner / double(points) - 0.5);
        star << centre + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    painter.setAntialiasing(true);
    painter.setPen(QPen(plot.look().background, 1));
    painter.setBrush(plot.look().background);
    painter.drawEllipse(centre, 1.2 * outer, 1.2 * outer);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plot.look().accent);
    painter.drawPolygon(star);
    painter.setAntialiasing(false);
}

/// Draws the star in a corner of each of the best heads.
void drawBest(QCPPainter& painter, const HeadsPlot& plot)
{
    for (const AttentionHead head : bestHeads(plot)) {
        const QRectF place = plot.geometry().thumbnail(head);
        const double outer = place.width() / 7.0;
        drawStar(painter, plot, QPointF(place.right() - 1.4 * outer, place.top() + 1.4 * outer), outer);
    }
}

void sampleStar(QCPPainter& painter, const HeadsPlot& plot, const QRectF& place)
{
    drawStar(painter, plot, place.center(), 0.45 * place.height());
}

/// Draws the words beside the first map of each layer, and below the maps of the lowest layer.
void drawWords(QCPPainter& painter, const HeadsPlot& plot)
{
    const HeadsGeometry& geometry = plot.geometry();
    painter.setFont(geometry.wordFont);
    painter.setPen(plot.look().text);
    const QFontMetricsF metrics(geometry.wordFont);
    const double rim = geometry.wordFont.pixelSize() / 4.0;
    const std::vector<HeadLabels> labels = plot.labels();
    for (const HeadsBlock& block : geometry.blocks) {
        const auto words = std::ranges::find(labels, block.kind, &HeadLabels::kind);
        if (block.rowWords == 0.0 || words == labels.end())
            continue;
        for (int layer = 1; layer <= block.layers; ++layer) {
            const QRectF map = geometry.thumbnail({block.kind, layer, 1});
            const double line = map.height() / static_cast<double>(words->rows.size());
            for (qsizetype row = 0; row < words->rows.size(); ++row)
                drawPlotText(painter,
                    QRectF(map.left() - block.rowWords, map.top() + double(row) * line, block.rowWords - rim, line),
                    Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                    metrics.elidedText(words->rows[row], Qt::ElideRight, block.rowWords - rim));
        }
        for (int head = 1; head <= block.heads; ++head) {
            const QRectF map = geometry.thumbnail({block.kind, 1, head});
            const double pitch = map.width() / static_cast<double>(words->columns.size());
            for (qsizetype column = 0; column < words->columns.size(); ++column)
                TurnedLabel{{map.left() + (double(column) + 0.5) * pitch, map.bottom() + rim}, LabelAngle::Vertical,
                    LabelPlace::Below}
                    .draw(painter, metrics, words->columns[column], block.columnWords - rim);
        }
    }
}

void drawHeadLabels(QCPPainter& painter, const HeadsPlot& plot)
{
    if (plot.geometry().blocks.empty())
        return;
    painter.setFont(plot.geometry().captionFont);
    painter.setLayoutDirection(Qt::LeftToRight);
    drawCaptions(painter, plot);
    drawNumbers(painter, plot);
    drawRings(painter, plot);
    drawBest(painter, plot);
    drawWords(painter, plot);
}

constexpr PlotMark<HeadsPlot> headsMarks[] = {
    {hasBest<LinksKind::Gold>, sampleStar, QT_TRANSLATE_NOOP("PlotMarks", "aligns best with the gold links")},
    {hasBest<LinksKind::Statistical>, sampleStar,
        QT_TRANSLATE_NOOP("PlotMarks", "agrees best with the statistical links")},
    {[](const HeadsPlot& plot) {
         return std::ranges::any_of(plot.choice().chosen(), [&](AttentionHead head) { return !isAside(plot, head); });
     },
        [](QCPPainter& painter, const HeadsPlot& plot, const QRectF& place) {
            drawChosenRing(painter, plot, place.adjusted(2, 0, -2, 0), plot.look().accent);
        },
        QT_TRANSLATE_NOOP("PlotMarks", "chosen: the large picture shows it")},
    {[](const HeadsPlot& plot) {
         return std::ranges::any_of(plot.choice().chosen(), [&](AttentionHead head) { return isAside(plot, head); });
     },
        [](QCPPainter& painter, const HeadsPlot& plot, const QRectF& place) {
            drawChosenRing(painter, plot, place.adjusted(2, 0, -2, 0), plot.look().frame);
        },
        QT_TRANSLATE_NOOP("PlotMarks", "chosen, but not shown now")},
    {[](const HeadsPlot& plot) { return !plot.translation().switchedOff.empty(); },
        [](QCPPainter& painter, const HeadsPlot& plot, const QRectF& place) {
            drawCross(painter, plot,
                QRectF(place.center() - QPointF(place.height() / 2, place.height() / 2),
                    QSizeF(place.height(), place.height())));
        },
        QT_TRANSLATE_NOOP("PlotMarks", "switched off in this translation")},
    {[](const HeadsPlot& plot) {
         return std::ranges::any_of(plot.translation().forcedHeads,
             [&](const ForcedRow& row) { return row.head && findHead(plot.translation(), *row.head); });
     },
        [](QCPPainter& painter, const HeadsPlot& plot, const QRectF& place) { drawTip(painter, plot, place.center()); },
        QT_TRANSLATE_NOOP("PlotMarks", "forced row: a person chose the word that it looks at")},
};

/// A band across a thumbnail, at least two pixels wide. Without a range it is the whole thumbnail.
std::pair<double, double> band(std::optional<TokenRange> range, std::size_t tokens, double begin, double length)
{
    if (!range || tokens == 0)
        return {begin, begin + length};
    constexpr double least = 2.0;
    const double unit = length / static_cast<double>(tokens);
    const double from = begin + std::min(unit * range->first, length - least);
    return {from, std::min(begin + length, std::max(from + least, begin + unit * (range->first + range->count)))};
}

void veil(QCPPainter& painter, const HeadsPlot& plot)
{
    QColor color = plot.look().background;
    color.setAlphaF(0.8F);
    for (const HeadMap& head : plot.translation().heads) {
        auto columns = litColumns(head.id.kind, plot.lit());
        const auto rows = litRows(head.id.kind, plot.lit());
        if (!rows && !columns)
            continue;
        if (columns && plot.paint().isRightToLeft(head.id.kind))
            columns->first = static_cast<int>(head.attention.columns) - columns->first - columns->count;
        const QRectF all = plot.geometry().thumbnail(head.id);
        const auto [top, bottom] = band(rows, head.attention.rows, all.top(), all.height());
        const auto [left, right] = band(columns, head.attention.columns, all.left(), all.width());
        const bool cross = rows && columns; // in a cross, neither the row nor the column is faded
        const std::array<QRectF, 4> corners{QRectF(all.topLeft(), QPointF(left, top)),
            QRectF(QPointF(right, all.top()), QPointF(all.right(), top)),
            QRectF(QPointF(all.left(), bottom), QPointF(left, all.bottom())),
            QRectF(QPointF(right, bottom), all.bottomRight())};
        const std::array<QRectF, 4> sides{QRectF(all.topLeft(), QPointF(all.right(), top)),
            QRectF(QPointF(all.left(), bottom), all.bottomRight()),
            QRectF(QPointF(all.left(), top), QPointF(left, bottom)),
            QRectF(QPointF(right, top), QPointF(all.right(), bottom))};
        for (const QRectF& part : cross ? corners : sides)
            if (!part.isEmpty())
                painter.fillRect(part, color);
    }
}

/// Draws a ring around the current head, and fades everything outside the words under the pointer.
void drawHeadMarks(QCPPainter& painter, const HeadsPlot& plot)
{
    if (plot.geometry().blocks.empty())
        return;
    if (!plot.lit().isEmpty())
        veil(painter, plot);
    if (!plot.current())
        return;
    // White inside a dark edge is visible on every map.
    const QRectF ring = plot.geometry().thumbnail(*plot.current());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 3));
    painter.drawRect(ring);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(ring);
}

} // namespace

HeadsPlot::HeadsPlot(QWidget* parent) : StyledPlot(parent)
{
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMargins({});
    axisRect()->setMinimumSize(0, 0);
    for (QCPAxis* axis : axisRect()->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    plotLayout()->setRowSpacing(0);
    const auto add = [this](const QString& layer, Antialiasing antialiasing, auto painting) {
        new PaintedLayer(
            *this, layer, antialiasing, [this, painting](QCPPainter& painter) { painting(painter, *this); });
    };
    add(QStringLiteral("main"), Antialiasing::Off, drawHeadCells);
    add(QStringLiteral("axes"), Antialiasing::On, drawForcedTips);
    add(QStringLiteral("axes"), Antialiasing::On, drawOffCrosses);
    add(QStringLiteral("axes"), Antialiasing::Off, drawHeadLabels);
    add(markLayer, Antialiasing::Off, drawHeadMarks);
    refreshLook();
}

void HeadsPlot::setTranslation(const Translation& translation)
{
    const bool isDrawn = std::ranges::equal(translation.heads, m_translation.heads, isSameMap)
        && translation.switchedOff == m_translation.switchedOff;
    m_translation = translation;
    if (!isDrawn)
        refreshPaint();
}

void HeadsPlot::setOptions(const AttentionOptions& options)
{
    m_options = options;
    refreshPaint();
}

void HeadsPlot::setChosen(const HeadChoice& choice)
{
    if (choice.chosen() == m_choice.chosen() && choice.alone() == m_choice.alone())
        return;
    m_choice = choice;
    replot(rpQueuedReplot);
}

void HeadsPlot::setMeasured(const SharedHeadReport& measured, const std::optional<BestReading>& best)
{
    m_measured = measured;
    if (std::exchange(m_best, best) != best)
        replot(rpQueuedReplot);
}

void HeadsPlot::setCurrent(std::optional<AttentionHead> head)
{
    m_current = head;
    replotMarks();
}

void HeadsPlot::setLit(const LitWords& words)
{
    if (words == m_lit)
        return;
    m_lit = words;
    replotMarks();
}

std::optional<AttentionHead> HeadsPlot::headAt(QPointF position) const
{
    const auto head = m_geometry.headAt(position);
    return head && findHead(m_translation, *head) ? head : std::nullopt;
}

std::vector<LegendEntry> HeadsPlot::marks(LegendPlace place) const
{
    return entriesOf<HeadsPlot>(*this, headsMarks, place);
}

std::vector<HeadLabels> HeadsPlot::labels() const
{
    std::vector<HeadLabels> labels;
    for (const HeadsBlock& block : headsBlocks(m_translation.heads)) {
        HeadLabels words{block.kind, labelsOf(rowTokens(m_translation, block.kind)),
            labelsOf(columnTokens(m_translation, block.kind))};
        if (m_paint.isRightToLeft(block.kind))
            std::ranges::reverse(words.columns);
        labels.push_back(std::move(words));
    }
    return labels;
}

void HeadsPlot::refreshPaint()
{
    preparePaint();
    drawAgain();
}

void HeadsPlot::preparePaint()
{
    float largest = 0.0F;
    for (const HeadMap& head : m_translation.heads)
        largest = std::max(largest, largestWeight(head.attention));
    const bool automatic = m_options.order == ColumnOrder::Automatic;
    m_paint.colors = ColorMap(m_options.colorMap, look().backdrop);
    m_paint.scaling = WeightScaling(m_options.scale, static_cast<double>(largest));
    m_paint.background = look().background;
    m_paint.sourceRightToLeft =
        automatic ? readsRightToLeft(m_translation.source) : m_options.order == ColumnOrder::RightToLeft;
    m_paint.targetRightToLeft =
        automatic ? readsRightToLeft(m_translation.target) : m_options.order == ColumnOrder::RightToLeft;
    m_imageScale = 0.0;
}

void HeadsPlot::drawAgain()
{
    m_imageScale = 0.0;
    replot(rpQueuedReplot);
}

const QImage& HeadsPlot::thumbnails(double scale)
{
    if (scale != m_imageScale) {
        m_image = drawHeads(m_translation.heads, m_geometry, m_paint, thumbnailsArea(), scale);
        m_imageScale = scale;
    }
    return m_image;
}

QRectF HeadsPlot::thumbnailsArea() const
{
    QRectF area;
    for (const HeadsBlock& block : m_geometry.blocks)
        area |= block.area;
    return area;
}

/// Whether a legend fits below the heads without moving or shrinking them.
bool HeadsPlot::hasRoomBelow() const
{
    constexpr int linesOfLegend = 3;
    const QFont font = look().captionFont();
    const auto blocks = headsBlocks(m_translation.heads);
    const int heads = sizeOfHeads(blocks, font, thumbnailFor(viewport().width(), blocks, font)).height();
    return viewport().height() >= heads + linesOfLegend * QFontMetrics(font).height();
}

/// Does not replot: a preview that follows the plot draws with another look, and would cause itself.
void HeadsPlot::applyLook(const PlotStyle&)
{
    preparePaint();
}

void HeadsPlot::updateLayout()
{
    setLegendOnScreen(hasRoomBelow());
    StyledPlot::updateLayout();
    auto geometry = layOutHeads(axisRect()->outerRect(), headsBlocks(m_translation.heads), look().captionFont(),
        isDrawingFile() ? labels() : std::vector<HeadLabels>());
    if (geometry == m_geometry)
        return;
    m_geometry = std::move(geometry);
    m_imageScale = 0.0;
}

} // namespace attentoscope::ui
