// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/finding.h"

namespace attentoscope::tests {

QString nameOf(Fault fault)
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
    }
    return {};
}

} // namespace attentoscope::tests
