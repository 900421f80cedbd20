// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/plotstyle.h"

#include <QFontInfo>
#include <QPalette>
#include <qcustomplot.h>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QFont pixelFont(const QFont& font)
{
    QFont sized = font;
    sized.setPixelSize(std::max(8, QFontInfo(font).pixelSize()));
    return sized;
}

PlotStyle derivedStyle(const QColor& background, const QColor& text, const QColor& accent, const QFont& font)
{
    const bool dark = lightness(background) < lightness(text);
    PlotStyle style;
    style.backdrop = dark ? Backdrop::Dark : Backdrop::Light;
    style.background = background;
    style.text = text;
    style.mutedText = mixed(text, background, 0.30);
    style.grid = mixed(background, text, 0.09);
    style.frame = mixed(background, text, 0.28);
    style.accent = accent;
    style.selected = mixed(background, accent, dark ? 0.45 : 0.25);
    style.training = dark ? QColor(0x6c, 0xb4, 0xee) : QColor(0x1f, 0x6f, 0xb5);
    style.trainingFaint = mixed(background, style.training, 0.38);
    style.validation = dark ? QColor(0xf5, 0xa2, 0x5d) : QColor(0xc8, 0x58, 0x0c);
    style.font = pixelFont(font);
    return style;
}

} // namespace

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto channel = [share](float low, float high) { return low + static_cast<float>(share) * (high - low); };
    return QColor::fromRgbF(
        channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()), channel(from.blueF(), to.blueF()));
}

double pictureGrowth(QSizeF picture)
{
    return std::clamp(std::min(picture.width() / 760.0, picture.height() / 640.0), 1.0, 1.5);
}

double underlap(double side)
{
    return std::min(1.0, side / 2.0);
}

int PlotStyle::unit() const
{
    return std::max(4, font.pixelSize() / 2);
}

QFont PlotStyle::captionFont() const
{
    QFont caption = font;
    caption.setPixelSize(std::max(8, font.pixelSize() * 7 / 8));
    return caption;
}

Backdrop backdropOf(const QPalette& palette)
{
    return lightness(palette.color(QPalette::Base)) < lightness(palette.color(QPalette::Text)) ? Backdrop::Dark
                                                                                               : Backdrop::Light;
}

PlotStyle plotStyle(const QPalette& palette, const QFont& font)
{
    return derivedStyle(palette.color(QPalette::Active, QPalette::Base),
        palette.color(QPalette::Active, QPalette::Text), palette.color(QPalette::Active, QPalette::Highlight), font);
}

PlotStyle lightPlotStyle(const QFont& font)
{
    return derivedStyle(QColor(Qt::white), QColor(0x1c, 0x1c, 0x1c), QColor(0x1f, 0x6f, 0xb5), font);
}

void styleAxis(QCPAxis& axis, const PlotStyle& style)
{
    const bool across = axis.axisType() == QCPAxis::atLeft || axis.axisType() == QCPAxis::atRight;
    axis.setBasePen(across ? QPen(Qt::NoPen) : QPen(style.frame, 1));
    axis.setTickPen(across ? QPen(Qt::NoPen) : QPen(style.frame, 1));
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLength(0, across ? 0 : 4);
    axis.setTickLabelFont(style.captionFont());
    axis.setTickLabelColor(style.mutedText);
    axis.setTickLabelPadding(style.unit());
    axis.setLabelFont(style.captionFont());
    axis.setLabelColor(style.mutedText);
    axis.setLabelPadding(style.unit());
    axis.grid()->setVisible(across);
    axis.grid()->setPen(QPen(style.grid, 1));
    axis.grid()->setSubGridVisible(false);
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

} // namespace attentoscope::ui
