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
    QPolygonF ink; ///< around its letters
    QRectF room; ///< what is not cut; where one can scroll, all that can be scrolled to
    QRectF seen; ///< what is not cut or scrolled away
};

/// Everything that is written on a window, by whatever paints it: labels, styles, delegates, plots.
[[nodiscard]] std::vector<DrawnText> drawnTexts(QWidget& window);

} // namespace attentoscope::tests
