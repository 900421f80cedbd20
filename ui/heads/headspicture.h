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

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace attentoscope::ui {

constexpr int smallestThumbnail = 40; ///< in pixels at 100 %, in windows without space for larger ones
constexpr int largestThumbnail = 64;
inline constexpr std::array headKinds{HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder}; ///< from left to right

/// The heads of one kind: rows are layers with layer 1 at the bottom, columns are heads.
struct HeadsBlock
{
    HeadKind kind = HeadKind::Cross;
    int layers = 0;
    int heads = 0;
    QRectF area; ///< of its thumbnails
    QRectF caption;
    bool operator==(const HeadsBlock&) const = default;
};

/// Geometry of all parts of the picture, in pixels of a plot, for drawing and for hit tests.
struct HeadsGeometry
{
    std::vector<HeadsBlock> blocks;
    double side = 0.0; ///< of a thumbnail
    double pitch = 0.0; ///< from one to the next
    QFont captionFont;
    QRectF layerNames; ///< area left of the first block
    double numbersHeight = 0.0; ///< of the row of head numbers above the thumbnails
    QRectF colorBar;

    [[nodiscard]] QRectF thumbnail(AttentionHead head) const; ///< empty: no such head
    [[nodiscard]] std::optional<AttentionHead> headAt(QPointF position) const;
    /// The head so many columns to the right and layers up, across the blocks; stops at the edges.
    [[nodiscard]] AttentionHead neighbour(AttentionHead head, int columns, int layers) const;
    bool operator==(const HeadsGeometry&) const = default;
};

/// Blocks of the existing kinds, without geometry.
[[nodiscard]] std::vector<HeadsBlock> headsBlocks(const std::vector<HeadMap>& heads);
/// As large as the area allows; thumbnails are squares of whole pixels.
[[nodiscard]] HeadsGeometry layOutHeads(const QRectF& area, std::vector<HeadsBlock> blocks, const QFont& captionFont);
/// The area that thumbnails of such a side need, at most so many layers of them.
[[nodiscard]] QSize sizeOfHeads(
    const std::vector<HeadsBlock>& blocks, const QFont& captionFont, int side, int mostLayers = 1'000);
/// The largest side for which all thumbnails fit into a width; otherwise the smallest.
[[nodiscard]] int thumbnailFor(int width, const std::vector<HeadsBlock>& blocks, const QFont& captionFont);

/// The mapping from weights to colours, the same for all heads.
struct HeadsPaint
{
    ColorMap colors;
    WeightScaling scaling;
    QColor background; ///< for words that cannot be attended to: the future of the decoder
    bool sourceRightToLeft = false; ///< the first source word is in the rightmost column
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

/// Whether the cell can have a weight: rows of a decoder read no later words.
[[nodiscard]] constexpr bool canAttend(HeadKind kind, std::size_t row, std::size_t column)
{
    return kind != HeadKind::Decoder || column <= row;
}

/// All thumbnails as one picture of `area` with `scale` pixels to a unit. If a thumbnail has fewer pixels than its map
/// has cells, each pixel has the largest of its weights.
[[nodiscard]] QImage drawHeads(const std::vector<HeadMap>& heads, const HeadsGeometry& geometry,
    const HeadsPaint& paint, const QRectF& area, double scale);

/// The same as rectangles, for vector files: calls `fill` for each.
void fillHead(const HeadMap& head, const QRectF& place, const HeadsPaint& paint,
    const std::function<void(const QRectF&, const QColor&)>& fill);

} // namespace attentoscope::ui
