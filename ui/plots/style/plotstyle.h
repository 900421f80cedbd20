// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/colormap.h"

#include <QColor>
#include <QFont>

class QCPAxis;
class QCPAxisRect;
class QPalette;
class QWidget;

namespace attentoscope::ui {

/// Colours and type of every plot, derived from the palette in one place.
struct PlotStyle
{
    Backdrop backdrop = Backdrop::Light;
    QColor background;
    QColor text;
    QColor mutedText; ///< captions, tick labels, special tokens
    QColor grid;
    QColor frame;
    QColor accent; ///< the user's own selection: pins, highlights
    QColor selected; ///< behind selected words; text on it stays legible
    QColor training;
    QColor trainingFaint;
    QColor validation;
    QFont font; ///< its size is in pixels, so that screens, pictures and vector files agree

    [[nodiscard]] int unit() const; ///< the spacing grid: half a line of text, at least 4
    [[nodiscard]] QFont captionFont() const; ///< one step smaller
};

[[nodiscard]] Backdrop backdropOf(const QPalette& palette);
[[nodiscard]] PlotStyle plotStyle(const QPalette& palette, const QFont& font);
/// For files that are printed or pasted into a paper: white background for every theme.
[[nodiscard]] PlotStyle lightPlotStyle(const QFont& font);

[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

/// How far a cell extends under the next one, which is drawn over it: edges that only meet would show the background
/// between them if they are not on whole pixels.
[[nodiscard]] double underlap(double side);

/// Quiet axes: a hair line, short ticks outwards, grid only across.
void styleAxis(QCPAxis& axis, const PlotStyle& style);

} // namespace attentoscope::ui
