// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPolygonF>
#include <QTransform>
#include <qcustomplot.h>

#include <cstdint>

namespace attentoscope::ui {

enum class LabelAngle : std::uint8_t { Horizontal, Slanted, Vertical };
enum class LabelPlace : std::uint8_t { Above, Below }; ///< its anchor

/// A word that stands above or below a point, level, slanted or upright; all read upwards from the left.
struct TurnedLabel
{
    QPointF anchor;
    LabelAngle angle = LabelAngle::Horizontal;
    LabelPlace place = LabelPlace::Above;

    void draw(QCPPainter& painter, const QFontMetricsF& metrics, const QString& text, double room) const; ///< elided
    [[nodiscard]] QPolygonF outline(const QFontMetricsF& metrics, const QString& text, double room) const;

private:
    [[nodiscard]] QTransform transform() const;
    [[nodiscard]] QRectF turnedRect(const QFontMetricsF& metrics, const QString& text, double room) const;
};

} // namespace attentoscope::ui
