// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include <cstdint>

namespace attentoscope::ui {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// Installs the style and the palette for the whole application. "System" keeps the desktop's own palette,
/// light or dark, where a desktop gives one, and is the light one elsewhere. Called in the GUI thread, at the
/// start and whenever the choice changes.
void applyTheme(ThemeChoice choice);

} // namespace attentoscope::ui
