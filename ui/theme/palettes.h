// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace attentoscope::ui {

QPalette lightPalette();
QPalette darkPalette();

/// Whether a palette is one of light text on a dark window.
bool isDark(const QPalette& palette);

/// `share` of the way from one colour to another: shades that follow the palette instead of being fixed.
QColor blended(const QColor& from, const QColor& to, double share);

/// Text that says less than the text beside it.
QColor quietText(const QPalette& palette);
QColor hairline(const QPalette& palette);

/// Amber and red that can be read on the palette's window.
QColor warningColor(const QPalette& palette);
QColor errorColor(const QPalette& palette);

} // namespace attentoscope::ui
