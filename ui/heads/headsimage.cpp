// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsimage.h"

#include "ui/plots/style/plotstyle.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace attentoscope::ui {

namespace {

/// Cells of a map that fall on one pixel: at least one.
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
