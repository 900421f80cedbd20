// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include <cstdint>

namespace attentoscope::ui {

QPalette lightPalette();
QPalette darkPalette();
QPalette highContrastPalette(); ///< white on black, with clearly visible lines

/// Whether a palette has light text on a dark window.
bool isDark(const QPalette& palette);

/// The colour at the position `share` between two others. Shades that are made this way follow the palette.
QColor blended(const QColor& from, const QColor& to, double share);

/// For less important text.
QColor quietText(const QPalette& palette);
QColor hairline(const QPalette& palette);

/// Amber and red that are legible on the palette's window.
QColor warningColor(const QPalette& palette);
QColor errorColor(const QPalette& palette);

enum class ThemeChoice : std::uint8_t { System, Light, Dark, HighContrast };

/// Installs style and palette for the whole application. "System" is the desktop's own palette, light or dark; without
/// a desktop, the light one. Called in the GUI thread, at the start and after each change of the choice.
void applyTheme(ThemeChoice choice);

/// Steps of the text size. 0 is the desktop's size; each step is a tenth larger than the one before.
inline constexpr int smallestType = -3;
inline constexpr int largestType = 7;
int typeSize();
/// Applies to the whole application, including widgets with a font size of their own.
void applyTypeSize(int steps);
/// Multiplies all text sizes by a factor, without counting it as steps, because a presentation ends again.
void scaleType(double factor);

} // namespace attentoscope::ui
