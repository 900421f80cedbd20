// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/lines/linesgeometry.h"

namespace attentoscope::ui {

struct LinesLayoutInput
{
    QRectF area;
    QFont font; ///< preferred; its size is in pixels
    QStringList sourceLabels;
    QStringList targetLabels;
    TokenPlaces sourcePlaces;
    TokenPlaces targetPlaces;
    QString longestKeyLabel = QStringLiteral("0.00");
    bool sourceRightToLeft = false;
    bool targetRightToLeft = false;
};

/// Fits two rows of words into an area: level words if they fit, then smaller and steeper ones, and only then are some
/// left out. The lines keep at least about two fifths of the height.
[[nodiscard]] LinesGeometry layOutLines(const LinesLayoutInput& input);

} // namespace attentoscope::ui
