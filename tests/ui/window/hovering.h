// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

/// A pointer that rests on every place in turn until its tool tip appears.
namespace attentoscope::tests {

/// Moves it over all open windows with their menus and lists. Calls `rested` after each place.
void hoverEverything(const std::function<void(const QWidget&)>& rested);

} // namespace attentoscope::tests
