// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFontInfo>

namespace attentoscope::ui {

/// The spacing grid: one unit is two thirds of the font's size, 8 px with a usual font, so that everything scales
/// with the text. All margins, gaps and control heights are multiples of it.
inline int grid(double units = 1.0)
{
    const int unit = qMax(4, qRound(QFontInfo(QApplication::font()).pixelSize() * 2.0 / 3.0));
    return qRound(unit * units);
}

} // namespace attentoscope::ui
