// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace attentoscope::tests {

enum class Fault : std::uint8_t {
    Clipped, ///< letters of a text are cut off
    Elided, ///< a text ends with "…", and nothing shows the rest
    Overlapping, ///< two texts or two controls overlap
    Covered, ///< another widget covers a text
    OffScreen, ///< a window is not completely on the screen, or larger than it should be
    Beyond, ///< a control is cut by its parent or has no size
    Sideways, ///< a form or a list of words can be scrolled sideways
    LegendOnCurve,
    Unnamed, ///< a control has no name for screen readers
};

struct Finding
{
    Fault fault = Fault::Clipped;
    QString where; ///< the widget
    QString what; ///< the text, or the two overlapping parts, with numbers
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
