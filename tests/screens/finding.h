// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace attentoscope::tests {

enum class Fault : std::uint8_t {
    Clipped, ///< letters of a text are cut off
    Elided, ///< a text ends with "…", and nothing tells the rest
    Overlapping, ///< two texts or two controls lie on each other
    Covered, ///< another widget lies on a text
    OffScreen, ///< a window is not wholly on the screen, or larger than it was to be
    Beyond, ///< a control is cut by its parent or has no size
    Sideways, ///< a form or a list of words is scrolled from side to side
    LegendOnCurve,
    Unnamed, ///< a control says nothing to a screen reader
};

struct Finding
{
    Fault fault = Fault::Clipped;
    QString where; ///< the widget
    QString what; ///< the text, or what lies on what, with figures
};

using Findings = std::vector<Finding>;

inline QString nameOf(Fault fault)
{
    switch (fault) {
    case Fault::Clipped:
        return QStringLiteral("clipped");
    case Fault::Elided:
        return QStringLiteral("elided");
    case Fault::Overlapping:
        return QStringLiteral("overlapping");
    case Fault::Covered:
        return QStringLiteral("covered");
    case Fault::OffScreen:
        return QStringLiteral("off screen");
    case Fault::Beyond:
        return QStringLiteral("beyond");
    case Fault::Sideways:
        return QStringLiteral("sideways");
    case Fault::LegendOnCurve:
        return QStringLiteral("legend on curve");
    case Fault::Unnamed:
        return QStringLiteral("unnamed");
    }
    return {};
}

} // namespace attentoscope::tests
