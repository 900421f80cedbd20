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

constexpr int smallestThumbnail = 40; ///< in pixels at 100 %, where the window has no room for larger ones
constexpr int largestThumbnail = 64;
inline constexpr std::array headKinds{HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder}; ///< from left to right

/// The heads of one kind: rows are layers with layer 1 at the bottom, columns are heads.
struct HeadsBlock
{
    HeadKind kind = HeadKind::Cross;
    int layers = 0;
    int heads = 0;
    QRectF area; ///< of the thumbnails
    QRectF caption;
    bool operator==(const HeadsBlock&) const = default;
};

/// Places of all parts of the picture, in pixels of a plot, for drawing and for hit tests.
struct HeadsGeometry
{
    std::vector<HeadsBlock> blocks;
    double side = 0.0; ///< of a thumbnail
    double pitch = 0.0; ///< from one to the next
    QFont captionFont;
    QRectF layerNames; ///< left of the first block
    double numbersHeight = 0.0; ///< of the row of head numbers above the thumbnails
    QRectF colorBar;

    [[nodiscard]] QRectF thumbnail(AttentionHead head) const; ///< empty: there is no such place
    [[nodiscard]] std::optional<AttentionHead> headAt(QPointF position) const;
    /// The head so many columns to the right and layers up, across the blocks; stops at the ends.
    [[nodiscard]] AttentionHead neighbour(AttentionHead head, int columns, int layers) const;
    bool operator==(const HeadsGeometry&) const = default;
};

/// Blocks of the kinds there are, without places.
[[nodiscard]] std::vector<HeadsBlock> headsBlocks(const std::vector<HeadMap>& heads);
/// As large as the area allows; thumbnails are squares of whole pixels.
[[nodiscard]] HeadsGeometry layOutHeads(const QRectF& area, std::vector<HeadsBlock> blocks, const QFont& captionFont);
/// The area that thumbnails of such a side need, at most so many layers of them.
[[nodiscard]] QSize sizeOfHeads(
    const std::vector<HeadsBlock>& blocks, const QFont& captionFont, int side, int mostLayers = 1'000);
/// The largest side with which they fit into a width; the smallest where none does.
[[nodiscard]] int thumbnailFor(int width, const std::vector<HeadsBlock>& blocks, const QFont& captionFont);

/// How weights become colours, the same for all heads.
struct HeadsPaint
{
    ColorMap colors;
    WeightScaling scaling;
    QColor background; ///< where nobody can look: the future of the decoder
    bool sourceRightToLeft = false; ///< the first source column is the rightmost
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

/// Whether a weight can be there at all: a decoder's row reads nothing that comes after it.
[[nodiscard]] constexpr bool canAttend(HeadKind kind, std::size_t row, std::size_t column)
{
    return kind != HeadKind::Decoder || column <= row;
}

/// All thumbnails as one picture of `area` with `scale` pixels to a unit. Where a thumbnail has fewer pixels than the
/// map has cells, each pixel has the largest weight that falls on it.
[[nodiscard]] QImage drawHeads(const std::vector<HeadMap>& heads, const HeadsGeometry& geometry,
    const HeadsPaint& paint, const QRectF& area, double scale);

/// The same as rectangles, for vector files: `fill` is called for each.
void fillHead(const HeadMap& head, const QRectF& place, const HeadsPaint& paint,
    const std::function<void(const QRectF&, const QColor&)>& fill);

} // namespace attentoscope::ui
