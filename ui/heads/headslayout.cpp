// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headslayout.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr double gap = 2.0; ///< between two thumbnails

/// What stands around the thumbnails, whatever their size.
struct Surroundings
{
    double left = 0.0; ///< names of the layers
    double right = 0.0; ///< colour bar
    double top = 0.0; ///< captions and numbers
    double between = 0.0; ///< two blocks
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
    return {static_cast<int>(std::ceil(widthAround(rim, blocks.size()) + pitch * columnsOf(blocks))),
        static_cast<int>(std::ceil(rim.top + rim.bottom + pitch * std::min(mostLayers, layersOf(blocks))))};
}

int thumbnailFor(int width, const std::vector<HeadsBlock>& blocks, const QFont& captionFont)
{
    int side = largestThumbnail;
    while (side > smallestThumbnail && sizeOfHeads(blocks, captionFont, side).width() > width)
        --side;
    return side;
}

HeadsGeometry layOutHeads(const QRectF& area, std::vector<HeadsBlock> blocks, const QFont& captionFont)
{
    HeadsGeometry geometry;
    geometry.captionFont = captionFont;
    if (blocks.empty())
        return geometry;
    const Surroundings rim = around(captionFont);
    const int columns = columnsOf(blocks);
    const int layers = layersOf(blocks);
    const double forThumbnails = area.width() - widthAround(rim, blocks.size());
    const double byWidth = forThumbnails / columns;
    const double byHeight = (area.height() - rim.top - rim.bottom) / layers;
    geometry.pitch = std::max(gap + 1.0, std::floor(std::min(byWidth, byHeight)));
    geometry.side = geometry.pitch - gap;
    geometry.numbersHeight = rim.line;
    const double top = area.top() + rim.top;
    double left = area.left() + rim.left + std::max(0.0, std::floor((forThumbnails - columns * geometry.pitch) / 2));
    geometry.layerNames = {left - rim.left, top, rim.left - rim.line / 2, layers * geometry.pitch};
    for (HeadsBlock& block : blocks) {
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

} // namespace attentoscope::ui
