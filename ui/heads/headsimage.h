// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heads/headslayout.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/attention/weightscaling.h"
#include "ui/plots/style/colormap.h"

#include <QImage>

#include <functional>
#include <vector>

namespace attentoscope::ui {

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
