// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

/// A pointer that rests on everything there is to rest on, until the tool tip comes.
namespace attentoscope::tests {

/// All windows that are open, with their menus, lists and chooser lists. `rested` is told after each place.
void hoverEverything(const std::function<void(const QWidget&)>& rested);

} // namespace attentoscope::tests
