// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;

namespace attentoscope::ui {

class WindowActions;

inline constexpr auto recentMenuName = "recentMenu"; ///< its object name; its entries change, and are no functions

/// Gives every action its place in a menu, and makes the menus among the members of `actions`.
void fillMenus(WindowActions& actions, QMenuBar& bar);

} // namespace attentoscope::ui
