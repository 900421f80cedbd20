// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QFont>
#include <QRectF>

#include <array>
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

/// Where everything of the heads stands, in the pixels of a plot. The one source for drawing and for hit tests.
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

} // namespace attentoscope::ui
