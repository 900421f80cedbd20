// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;
class QWidget;

namespace attentoscope::ui {

/// Opens the list of all keys: those of the menus, as they are now, and those that work on heatmap, lines and curve.
void openShortcutsDialog(const QMenuBar& menus, QWidget* parent);

} // namespace attentoscope::ui
