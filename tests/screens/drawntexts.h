// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <vector>

namespace attentoscope::tests {

/// A text on a window, in the window's coordinates.
struct DrawnText
{
    QWidget* widget = nullptr;
    QString text;
    QPolygonF ink; ///< outline around its letters
    QRectF room; ///< area in which it is not cut, including what can be scrolled to
    QRectF seen; ///< area in which it is neither cut nor scrolled away
};

/// All texts that are drawn on a window by labels, styles, delegates and plots.
[[nodiscard]] std::vector<DrawnText> drawnTexts(QWidget& window);

} // namespace attentoscope::tests
