// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QWidget>

#include <vector>

/// What of a window can be seen, and where.
namespace attentoscope::tests {

/// Places of a widget in the coordinates of its window.
struct ShownPlace
{
    QRect whole; ///< the widget
    QRect seen; ///< what its parents leave of it
    QRect room; ///< what they would leave if every scroll bar were moved to where the widget is
};

[[nodiscard]] std::vector<QWidget*> shownWidgets(const QWidget& window); ///< visible ones, itself too
[[nodiscard]] ShownPlace placeOf(const QWidget& widget);
/// What a person looks for in a source: the class and whatever name there is.
[[nodiscard]] QString nameOf(const QWidget& widget);

} // namespace attentoscope::tests
