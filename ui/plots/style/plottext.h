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

/// A device that takes texts as a whole. Qt cuts a text into runs of one direction and one script before it draws them.
class WholeTexts
{
public:
    virtual ~WholeTexts() = default;

    virtual void beginText(const QString& text) = 0; ///< the runs that follow are of this text
    virtual void endText() = 0;
};

/// Draws a word or a sentence of a plot in its own direction. The alignment is that of the page, whatever the
/// direction.
void drawPlotText(QCPPainter& painter, const QRectF& place, int flags, const QString& text);

enum class LabelAngle : std::uint8_t { Horizontal, Slanted, Vertical };
enum class LabelPlace : std::uint8_t { Above, Below }; ///< its anchor

/// A word that stands above or below a point, level, slanted or upright; all read upwards from the left.
struct TurnedLabel
{
    QPointF anchor;
    LabelAngle angle = LabelAngle::Horizontal;
    LabelPlace place = LabelPlace::Above;

    /// Elided; with a colour behind all of it where one is given.
    void draw(QCPPainter& painter, const QFontMetricsF& metrics, const QString& text, double room,
        const QColor& behind = {}) const;
    [[nodiscard]] QPolygonF outline(const QFontMetricsF& metrics, const QString& text, double room) const;

private:
    [[nodiscard]] QTransform transform() const;
    [[nodiscard]] QRectF turnedRect(const QFontMetricsF& metrics, const QString& text, double room) const;
};

/// The families that a text is really drawn with: that of the font first, then those that have the rest of the letters.
[[nodiscard]] QStringList usedFamilies(const QFont& font, const QString& text);

/// The characters of a text, each once, that no installed font has: a box stands for each.
[[nodiscard]] QString withoutGlyph(const QFont& font, const QString& text);

} // namespace attentoscope::ui
