// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include <cstdint>

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

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// Installs the style and the palette for the whole application. "System" keeps the desktop's own palette,
/// light or dark, where a desktop gives one, and is the light one elsewhere. Called in the GUI thread, at the
/// start and whenever the choice changes.
void applyTheme(ThemeChoice choice);

} // namespace attentoscope::ui
