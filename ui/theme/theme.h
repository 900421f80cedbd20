// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include <cstdint>

namespace attentoscope::ui {

QPalette lightPalette();
QPalette darkPalette();
QPalette highContrastPalette(); ///< white on black, with lines that are seen at once

/// Whether a palette has light text on a dark window.
bool isDark(const QPalette& palette);

/// A colour between two others, at the position `share`: such shades follow the palette.
QColor blended(const QColor& from, const QColor& to, double share);

/// For less important text.
QColor quietText(const QPalette& palette);
QColor hairline(const QPalette& palette);

/// Amber and red that are legible on the palette's window.
QColor warningColor(const QPalette& palette);
QColor errorColor(const QPalette& palette);

enum class ThemeChoice : std::uint8_t { System, Light, Dark, HighContrast };

/// Installs the style and the palette for the whole application. "System" is the desktop's own palette, light or dark,
/// or the light one without a desktop. Called in the GUI thread, at the start and after each change of the choice.
void applyTheme(ThemeChoice choice);

/// Steps of the size of type; 0 is the desktop's, and each is a tenth larger than the one before.
inline constexpr int smallestType = -3;
inline constexpr int largestType = 7;
int typeSize();
/// For the whole application, widgets with a size of their own included.
void applyTypeSize(int steps);
/// Makes all type larger by a factor, without counting it as steps: a presentation is over again.
void scaleType(double factor);

} // namespace attentoscope::ui
