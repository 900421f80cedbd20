// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headspicture.h"

#include "ui/plots/style/plotstyle.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

namespace attentoscope::ui {

namespace {

constexpr double gap = 2.0; ///< between two thumbnails, in pixels

/// The space around the thumbnails, which does not depend on their size.
struct Surroundings
{
    double left = 0.0; ///< for names of the layers
    double right = 0.0; ///< for the colour bar
    double top = 0.0; ///< for captions and numbers
    double between = 0.0; ///< between two blocks of heads
    double bottom = gap;
    double line = 0.0;
};

Surroundings around(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double line = std::ceil(metrics.height());
    Surroundings rim;
    rim.line = line;
    rim.left = std::ceil(metrics.horizontalAdvance(QCoreApplication::translate("Heads", "Layer %1").arg(0))) + line;
    rim.right = std::ceil(metrics.horizontalAdvance(QStringLiteral("0.00"))) + 2.0 * line;
    rim.top = 2.0 * line;
    rim.between = line;
    return rim;
}

int columnsOf(const std::vector<HeadsBlock>& blocks)
{
    int columns = 0;
    for (const HeadsBlock& block : blocks)
        columns += block.heads;
    return columns;
}

int layersOf(const std::vector<HeadsBlock>& blocks)
{
    int layers = 0;
    for (const HeadsBlock& block : blocks)
        layers = std::max(layers, block.layers);
    return layers;
}

constexpr int leastWordSize = 8; ///< pixels
constexpr double lineOfWord = 1.08; ///< height of a map's row, as a multiple of the font size
constexpr double longestWord = 9.0; ///< space for a word, as a multiple of the font size

double longestOf(const QStringList& words, const QFont& font)
{
    const QFontMetricsF metrics(font);
    double width = 0.0;
    for (const QString& word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return std::ceil(std::min(width, longestWord * font.pixelSize()) + font.pixelSize() / 2.0);
}

/// The blocks with space for their words in this font.
std::vector<HeadsBlock> withLabels(
    std::vector<HeadsBlock> blocks, const std::vector<HeadLabels>& labels, const QFont& font)
{
    for (HeadsBlock& block : blocks)
        if (const auto found = std::ranges::find(labels, block.kind, &HeadLabels::kind); found != labels.end()) {
            block.rowWords = longestOf(found->rows, font);
            block.columnWords = longestOf(found->columns, font);
        }
    return blocks;
}

qsizetype mostLabels(const std::vector<HeadLabels>& labels)
{
    qsizetype most = 1;
    for (const HeadLabels& kind : labels)
        most = std::max({most, kind.rows.size(), kind.columns.size()});
    return most;
}

double rowWordsOf(const std::vector<HeadsBlock>& blocks)
{
    return std::accumulate(
        blocks.begin(), blocks.end(), 0.0, [](double sum, const HeadsBlock& block) { return sum + block.rowWords; });
}

double columnWordsOf(const std::vector<HeadsBlock>& blocks)
{
    return blocks.empty() ? 0.0 : std::ranges::max(blocks, {}, &HeadsBlock::columnWords).columnWords;
}

double widthAround(const Surroundings& rim, std::size_t blocks)
{
    return rim.left + rim.right + rim.between * static_cast<double>(blocks - 1);
}

} // namespace

QRectF HeadsGeometry::thumbnail(AttentionHead head) const
{
    const auto block = std::ranges::find(blocks, head.kind, &HeadsBlock::kind);
    if (block == blocks.end() || head.layer < 1 || head.layer > block->layers || head.head < 1
        || head.head > block->heads)
        return {};
    return {block->area.left() + (head.head - 1) * pitch, block->area.top() + (block->layers - head.layer) * pitch,
        side, side};
}

std::optional<AttentionHead> HeadsGeometry::headAt(QPointF position) const
{
    for (const HeadsBlock& block : blocks) {
        if (!block.area.contains(position))
            continue;
        const int column = static_cast<int>((position.x() - block.area.left()) / pitch);
        const int row = static_cast<int>((position.y() - block.area.top()) / pitch);
        return AttentionHead{block.kind, std::max(1, block.layers - row), std::min(block.heads, column + 1)};
    }
    return std::nullopt;
}

AttentionHead HeadsGeometry::neighbour(AttentionHead head, int columns, int layers) const
{
    int column = head.head - 1 + columns;
    auto block = std::ranges::find(blocks, head.kind, &HeadsBlock::kind);
    if (block == blocks.end())
        return head;
    for (; column < 0 && block != blocks.begin(); column += block->heads)
        --block;
    for (; column >= block->heads && std::next(block) != blocks.end(); ++block)
        column -= block->heads;
    return {
        block->kind, std::clamp(head.layer + layers, 1, block->layers), std::clamp(column, 0, block->heads - 1) + 1};
}

std::vector<HeadsBlock> headsBlocks(const std::vector<HeadMap>& heads)
{
    std::vector<HeadsBlock> blocks;
    for (const HeadKind kind : headKinds) {
        HeadsBlock block{.kind = kind, .area = {}, .caption = {}};
        for (const HeadMap& head : heads) {
            if (head.id.kind != kind)
                continue;
            block.layers = std::max(block.layers, head.id.layer);
            block.heads = std::max(block.heads, head.id.head);
        }
        if (block.layers > 0 && block.heads > 0)
            blocks.push_back(block);
    }
    return blocks;
}

QSize sizeOfHeads(const std::vector<HeadsBlock>& blocks, const QFont& captionFont, int side, int mostLayers)
{
    if (blocks.empty())
        return {};
    const Surroundings rim = around(captionFont);
    const double pitch = side + gap;
    return {
        static_cast<int>(std::ceil(widthAround(rim, blocks.size()) + rowWordsOf(blocks) + pitch * columnsOf(blocks))),
        static_cast<int>(
            std::ceil(rim.top + rim.bottom + columnWordsOf(blocks) + pitch * std::min(mostLayers, layersOf(blocks))))};
}

QSize sizeOfLabelledHeads(
    const std::vector<HeadsBlock>& blocks, const QFont& captionFont, const std::vector<HeadLabels>& labels)
{
    constexpr int largestLabelled = 200; // pixels; with more words, no labels are drawn
    QFont font = captionFont;
    font.setPixelSize(leastWordSize + 1);
    const int side = static_cast<int>(std::ceil(lineOfWord * font.pixelSize() * mostLabels(labels)));
    return labels.empty() || side > largestLabelled
        ? sizeOfHeads(blocks, captionFont, largestThumbnail)
        : sizeOfHeads(withLabels(blocks, labels, font), captionFont, std::max(side, largestThumbnail));
}

int thumbnailFor(int width, const std::vector<HeadsBlock>& blocks, const QFont& captionFont)
{
    int side = largestThumbnail;
    while (side > smallestThumbnail && sizeOfHeads(blocks, captionFont, side).width() > width)
        --side;
    return side;
}

namespace {

HeadsGeometry layOutBlocks(const QRectF& area, std::vector<HeadsBlock> blocks, const QFont& captionFont)
{
    HeadsGeometry geometry;
    geometry.captionFont = captionFont;
    if (blocks.empty())
        return geometry;
    const Surroundings rim = around(captionFont);
    const int columns = columnsOf(blocks);
    const int layers = layersOf(blocks);
    const double forThumbnails = area.width() - widthAround(rim, blocks.size()) - rowWordsOf(blocks);
    const double byWidth = forThumbnails / columns;
    const double byHeight = (area.height() - rim.top - rim.bottom - columnWordsOf(blocks)) / layers;
    geometry.pitch = std::max(gap + 1.0, std::floor(std::min(byWidth, byHeight)));
    geometry.side = geometry.pitch - gap;
    geometry.numbersHeight = rim.line;
    const double top = area.top() + rim.top;
    double left = area.left() + rim.left + std::max(0.0, std::floor((forThumbnails - columns * geometry.pitch) / 2));
    geometry.layerNames = {left - rim.left, top, rim.left - rim.line / 2, layers * geometry.pitch};
    for (HeadsBlock& block : blocks) {
        left += block.rowWords;
        const double width = block.heads * geometry.pitch;
        const double lower = (layers - block.layers) * geometry.pitch;
        block.area = {left, top + lower, width, block.layers * geometry.pitch};
        block.caption = {left, area.top(), width + rim.between / 2, rim.line};
        left += width + rim.between;
    }
    geometry.colorBar = {left - rim.between / 2, top, std::floor(rim.line * 0.6), layers * geometry.pitch - gap};
    geometry.blocks = std::move(blocks);
    return geometry;
}

} // namespace

HeadsGeometry layOutHeads(
    const QRectF& area, std::vector<HeadsBlock> blocks, const QFont& captionFont, const std::vector<HeadLabels>& labels)
{
    QFont font = captionFont;
    for (int pixels = captionFont.pixelSize(); !labels.empty() && pixels >= leastWordSize; --pixels) {
        font.setPixelSize(pixels);
        HeadsGeometry geometry = layOutBlocks(area, withLabels(blocks, labels, font), captionFont);
        geometry.wordFont = font;
        if (geometry.side >= lineOfWord * pixels * static_cast<double>(mostLabels(labels)))
            return geometry;
    }
    return layOutBlocks(area, std::move(blocks), captionFont);
}

namespace {

/// A range of cells that share one pixel; it has at least one.
struct Span
{
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const Span&) const = default;
};

Span spanOf(int pixel, int pixels, std::size_t cells)
{
    const auto begin = static_cast<std::size_t>(pixel) * cells / static_cast<std::size_t>(pixels);
    const auto end = (static_cast<std::size_t>(pixel) + 1) * cells / static_cast<std::size_t>(pixels);
    return {begin, std::max(begin + 1, end)};
}

class ThumbnailPainter
{
public:
    ThumbnailPainter(const HeadMap& head, const HeadsPaint& paint, int pixels)
        : m_map(head.attention), m_kind(head.id.kind), m_paint(paint), m_pixels(pixels)
    {
        const bool mirrored = paint.isRightToLeft(m_kind);
        for (int x = 0; x < pixels; ++x)
            m_columns.push_back(spanOf(mirrored ? pixels - 1 - x : x, pixels, m_map.columns));
    }

    void draw(QImage& image, QPoint corner) const
    {
        const QRgb* line = nullptr;
        Span drawn;
        for (int y = 0; y < m_pixels; ++y) {
            auto* to = reinterpret_cast<QRgb*>(image.scanLine(corner.y() + y)) + corner.x();
            const Span rows = spanOf(y, m_pixels, m_map.rows);
            if (line && rows == drawn)
                std::memcpy(to, line, static_cast<std::size_t>(m_pixels) * sizeof(QRgb));
            else
                drawLine(to, rows);
            line = to;
            drawn = rows;
        }
    }

private:
    void drawLine(QRgb* to, Span rows) const
    {
        for (int x = 0; x < m_pixels; ++x) {
            const Span columns = m_columns[static_cast<std::size_t>(x)];
            const bool same = x > 0 && columns == m_columns[static_cast<std::size_t>(x) - 1];
            to[x] = same ? to[x - 1] : colorOf(rows, columns);
        }
    }

    QRgb colorOf(Span rows, Span columns) const
    {
        float largest = -1.0F;
        for (std::size_t row = rows.begin; row < rows.end; ++row)
            for (std::size_t column = columns.begin; column < columns.end; ++column)
                if (canAttend(m_kind, row, column))
                    largest = std::max(largest, m_map.at(row, column));
        return largest < 0.0F ? m_paint.background.rgb() : m_paint.color(largest).rgb();
    }

    const AttentionMap& m_map;
    HeadKind m_kind;
    const HeadsPaint& m_paint;
    int m_pixels;
    std::vector<Span> m_columns;
};

} // namespace

QImage drawHeads(const std::vector<HeadMap>& heads, const HeadsGeometry& geometry, const HeadsPaint& paint,
    const QRectF& area, double scale)
{
    QImage image((area.size() * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(paint.background);
    for (const HeadMap& head : heads) {
        const QRectF place = geometry.thumbnail(head.id).translated(-area.topLeft());
        const QPoint corner = (place.topLeft() * scale).toPoint();
        const int pixels = std::min({static_cast<int>(std::lround(place.width() * scale)), image.width() - corner.x(),
            image.height() - corner.y()});
        if (pixels > 0 && !head.attention.isEmpty())
            ThumbnailPainter(head, paint, pixels).draw(image, corner);
    }
    return image;
}

void fillHead(const HeadMap& head, const QRectF& place, const HeadsPaint& paint,
    const std::function<void(const QRectF&, const QColor&)>& fill)
{
    const AttentionMap& map = head.attention;
    if (map.isEmpty())
        return;
    const double width = place.width() / static_cast<double>(map.columns);
    const double height = place.height() / static_cast<double>(map.rows);
    const bool mirrored = paint.isRightToLeft(head.id.kind);
    for (std::size_t row = 0; row < map.rows; ++row) {
        const std::size_t seen = canAttend(head.id.kind, row, map.columns - 1) ? map.columns : row + 1;
        const auto colorAt = [&](std::size_t across) {
            return paint.color(map.at(row, mirrored ? seen - 1 - across : across));
        };
        const double left = place.left() + static_cast<double>(mirrored ? map.columns - seen : 0) * width;
        const double top = place.top() + static_cast<double>(row) * height;
        const double below = row + 1 < map.rows ? underlap(height) : 0.0;
        std::size_t end = 0;
        for (std::size_t begin = 0; begin < seen; begin = end) {
            const QColor color = colorAt(begin);
            for (end = begin + 1; end < seen && colorAt(end) == color;)
                ++end;
            const double right = end < seen ? underlap(width) : 0.0;
            fill({left + static_cast<double>(begin) * width, top, static_cast<double>(end - begin) * width + right,
                     height + below},
                color);
        }
    }
}

} // namespace attentoscope::ui
