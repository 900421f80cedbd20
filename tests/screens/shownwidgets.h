// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QWidget>

#include <vector>

/// The visible parts of a window, and their places.
namespace attentoscope::tests {

/// Places of a widget in the coordinates of its window.
struct ShownPlace
{
    QRect whole; ///< the widget
    QRect seen; ///< the part that its parents do not cut off
    QRect room; ///< the part that the parents would not cut off if all scroll bars moved to the widget
};

[[nodiscard]] std::vector<QWidget*> shownWidgets(const QWidget& window); ///< visible ones, including the window
[[nodiscard]] ShownPlace placeOf(const QWidget& widget);
/// The words by which a person finds a widget in the sources: its class and any name that it has.
[[nodiscard]] QString nameOf(const QWidget& widget);

} // namespace attentoscope::tests
