// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/colormap.h"

#include <QColor>
#include <QFont>
#include <QSizeF>

class QCPAxis;
class QCPAxisRect;
class QPalette;
class QWidget;

namespace attentoscope::ui {

/// Colours and fonts of all plots. They are derived from the palette in one place.
struct PlotStyle
{
    Backdrop backdrop = Backdrop::Light;
    QColor background;
    QColor text;
    QColor mutedText; ///< for captions, tick labels and special tokens
    QColor grid;
    QColor frame;
    QColor accent; ///< for the user's own selection: pins and highlights
    QColor selected; ///< behind selected words, whose text stays legible
    QColor training;
    QColor trainingFaint;
    QColor validation;
    QFont font; ///< its size is in pixels, so that screens, pictures and vector files agree

    [[nodiscard]] int unit() const; ///< the spacing grid: half a line of text, at least 4
    [[nodiscard]] QFont captionFont() const; ///< a font one step smaller
};

[[nodiscard]] Backdrop backdropOf(const QPalette& palette);
[[nodiscard]] PlotStyle plotStyle(const QPalette& palette, const QFont& font);
/// The style for files that are printed or pasted into a paper: a white background in every theme.
[[nodiscard]] PlotStyle lightPlotStyle(const QFont& font);

/// The factor for the text of a picture: 1 in a window, up to 1.5 for a whole page.
[[nodiscard]] double pictureGrowth(QSizeF picture);

[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

/// How far a cell extends under the next one, which is drawn over it. Without this, the background would show between
/// edges that are not on whole pixels.
[[nodiscard]] double underlap(double side);

/// Makes quiet axes: a thin line, short outward ticks, and only horizontal grid lines.
void styleAxis(QCPAxis& axis, const PlotStyle& style);

} // namespace attentoscope::ui
