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

/// A device that takes whole texts. Without it, Qt cuts a text into runs of one direction and one script before
/// drawing.
class WholeTexts
{
public:
    virtual ~WholeTexts() = default;

    virtual void beginText(const QString& text) = 0; ///< the next runs belong to this text
    virtual void endText() = 0;
};

/// Draws a word or a sentence of a plot in its own direction. The alignment refers to the page, whatever the direction.
void drawPlotText(QCPPainter& painter, const QRectF& place, int flags, const QString& text);

enum class LabelAngle : std::uint8_t { Horizontal, Slanted, Vertical };
enum class LabelPlace : std::uint8_t { Above, Below }; ///< above or below its anchor

/// A word above or below a point. It is horizontal, slanted or vertical, and is read upwards from the left.
struct TurnedLabel
{
    QPointF anchor;
    LabelAngle angle = LabelAngle::Horizontal;
    LabelPlace place = LabelPlace::Above;

    /// Draws the word, cut to its space. If the colour `behind` is given, it fills the word's background.
    void draw(QCPPainter& painter, const QFontMetricsF& metrics, const QString& text, double room,
        const QColor& behind = {}) const;
    [[nodiscard]] QPolygonF outline(const QFontMetricsF& metrics, const QString& text, double room) const;

private:
    [[nodiscard]] QTransform transform() const;
    [[nodiscard]] QRectF turnedRect(const QFontMetricsF& metrics, const QString& text, double room) const;
};

/// The font families that a text really uses: that of the font first, then those that supply missing letters.
[[nodiscard]] QStringList usedFamilies(const QFont& font, const QString& text);

/// The characters of a text that no installed font has, each once. They are drawn as boxes.
[[nodiscard]] QString withoutGlyph(const QFont& font, const QString& text);

} // namespace attentoscope::ui
