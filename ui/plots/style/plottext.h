// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPolygonF>
#include <QString>
#include <QStringList>
#include <QTransform>
#include <qcustomplot.h>

#include <cstdint>

namespace attentoscope::ui {

/// A device that accepts texts as a whole. Qt cuts a text into runs of one direction and one script before it draws
/// them.
class WholeTexts
{
public:
    virtual ~WholeTexts() = default;

    virtual void beginText(const QString& text) = 0; ///< the following runs belong to this text
    virtual void endText() = 0;
};

/// Draws a word or a sentence of a plot in its own direction. The alignment is that of the page, for every direction.
void drawPlotText(QCPPainter& painter, const QRectF& place, int flags, const QString& text);

enum class LabelAngle : std::uint8_t { Horizontal, Slanted, Vertical };
enum class LabelPlace : std::uint8_t { Above, Below }; ///< of its anchor

/// A word above or below a point, level, slanted or upright; it is read upwards from the left.
struct TurnedLabel
{
    QPointF anchor;
    LabelAngle angle = LabelAngle::Horizontal;
    LabelPlace place = LabelPlace::Above;

    /// Elided; the colour `behind`, if given, fills its background.
    void draw(QCPPainter& painter, const QFontMetricsF& metrics, const QString& text, double room,
        const QColor& behind = {}) const;
    [[nodiscard]] QPolygonF outline(const QFontMetricsF& metrics, const QString& text, double room) const;

private:
    [[nodiscard]] QTransform transform() const;
    [[nodiscard]] QRectF turnedRect(const QFontMetricsF& metrics, const QString& text, double room) const;
};

/// The font families that are really used for a text: that of the font first, then those with the remaining letters.
[[nodiscard]] QStringList usedFamilies(const QFont& font, const QString& text);

/// The characters of a text, each once, that no installed font has: boxes are drawn for them.
[[nodiscard]] QString withoutGlyph(const QFont& font, const QString& text);

} // namespace attentoscope::ui
