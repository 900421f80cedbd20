// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/attention/weightscaling.h"
#include "ui/plots/style/colormap.h"

#include <QFont>
#include <QImage>
#include <QRectF>
#include <QStringList>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace attentoscope::ui {

constexpr int smallestThumbnail = 40; ///< in pixels at 100 %, for windows without space for larger ones
constexpr int largestThumbnail = 64;
/// The kinds, from left to right.
inline constexpr std::array headKinds{HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder};

/// The words of the maps of one kind, as labels beside them.
struct HeadLabels
{
    HeadKind kind = HeadKind::Cross;
    QStringList rows;
    QStringList columns; ///< from the left
};

/// The heads of one kind: rows are layers with layer 1 at the bottom, columns are heads.
struct HeadsBlock
{
    HeadKind kind = HeadKind::Cross;
    int layers = 0;
    int heads = 0;
    QRectF area; ///< of the block's thumbnails
    QRectF caption;
    double rowWords = 0.0; ///< width of the words to the left; 0: there are none
    double columnWords = 0.0; ///< height of the words below
    bool operator==(const HeadsBlock&) const = default;
};

/// Geometry of all parts of the picture, in pixels of a plot, for drawing and for hit tests.
struct HeadsGeometry
{
    std::vector<HeadsBlock> blocks;
    double side = 0.0; ///< side of a thumbnail
    double pitch = 0.0; ///< distance from one thumbnail to the next
    QFont captionFont;
    QFont wordFont; ///< of words beside the maps
    QRectF layerNames; ///< area to the left of the first block
    double numbersHeight = 0.0; ///< height of the row of head numbers above the thumbnails
    QRectF colorBar;

    [[nodiscard]] QRectF thumbnail(AttentionHead head) const; ///< empty if there is no such head
    [[nodiscard]] std::optional<AttentionHead> headAt(QPointF position) const;
    /// The head that many columns to the right and that many layers up. It moves across the blocks and stops at the
    /// edges.
    [[nodiscard]] AttentionHead neighbour(AttentionHead head, int columns, int layers) const;
    bool operator==(const HeadsGeometry&) const = default;
};

/// Blocks of the existing kinds, without geometry.
[[nodiscard]] std::vector<HeadsBlock> headsBlocks(const std::vector<HeadMap>& heads);
/// Makes thumbnails as large as the area allows; they are squares of whole pixels. Labels are added if a row of each
/// map is as high as a word.
[[nodiscard]] HeadsGeometry layOutHeads(const QRectF& area, std::vector<HeadsBlock> blocks, const QFont& captionFont,
    const std::vector<HeadLabels>& labels = {});
/// The size of a picture whose thumbnails have room for labels. With too many words, there are no labels, and the
/// thumbnails have their usual size.
[[nodiscard]] QSize sizeOfLabelledHeads(
    const std::vector<HeadsBlock>& blocks, const QFont& captionFont, const std::vector<HeadLabels>& labels);
/// The size of a picture with thumbnails of this side and at most this many layers.
[[nodiscard]] QSize sizeOfHeads(
    const std::vector<HeadsBlock>& blocks, const QFont& captionFont, int side, int mostLayers = 1'000);
/// The largest thumbnail with which all heads fit into the width; at least the smallest one.
[[nodiscard]] int thumbnailFor(int width, const std::vector<HeadsBlock>& blocks, const QFont& captionFont);

/// The mapping from weights to colours, the same for all heads.
struct HeadsPaint
{
    ColorMap colors;
    WeightScaling scaling;
    QColor background; ///< for words that cannot be attended to: later words in the decoder
    bool sourceRightToLeft = false; ///< if so, the first source word is in the rightmost column
    bool targetRightToLeft = false;

    [[nodiscard]] QColor color(float weight) const
    {
        return colors.color(scaling.position(static_cast<double>(weight)));
    }
    [[nodiscard]] bool isRightToLeft(HeadKind kind) const
    {
        return kind == HeadKind::Decoder ? targetRightToLeft : sourceRightToLeft;
    }
};

/// Whether the cell can have a weight: rows of a decoder do not read later words.
[[nodiscard]] constexpr bool canAttend(HeadKind kind, std::size_t row, std::size_t column)
{
    return kind != HeadKind::Decoder || column <= row;
}

/// Draws all thumbnails as one picture of `area`, with `scale` pixels to a unit. If a map has more cells than its
/// thumbnail has pixels, each pixel shows the largest weight of its cells.
[[nodiscard]] QImage drawHeads(const std::vector<HeadMap>& heads, const HeadsGeometry& geometry,
    const HeadsPaint& paint, const QRectF& area, double scale);

/// Draws the same as rectangles, for vector files, and calls `fill` for each.
void fillHead(const HeadMap& head, const QRectF& place, const HeadsPaint& paint,
    const std::function<void(const QRectF&, const QColor&)>& fill);

} // namespace attentoscope::ui
