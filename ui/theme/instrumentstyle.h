// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QProxyStyle>

namespace attentoscope::ui {

/// Dynamic property of the button for the usual next step. Such a button is filled with the accent colour.
inline constexpr auto primaryProperty = "primary";

/// Drawings of the style that other widgets use.
namespace stylepainting {

qreal cornerRadius();
void drawBox(const QRectF& rect, const QColor& fill, const QColor& line, QPainter& painter, qreal width = 1.0);

} // namespace stylepainting

/// Fusion with flat, quiet controls whose sizes follow the grid and whose colours follow the palette.
class InstrumentStyle : public QProxyStyle
{
    Q_OBJECT

public:
    InstrumentStyle();

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(
        ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
        const QWidget* widget) const override;
    QSize sizeFromContents(
        ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap drawing, const QStyleOption* option, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(
        StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_showsMnemonics = false; ///< true while Alt is held
};

} // namespace attentoscope::ui
