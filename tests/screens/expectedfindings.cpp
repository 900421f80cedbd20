// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/expectedfindings.h"

#include <algorithm>
#include <vector>

namespace attentoscope::testing {

std::span<const ExpectedFinding> expectedFindings()
{
    static const std::vector<ExpectedFinding> all{
        {"elided", "HeatmapPlot", "", "", "", "the read-out tells the whole word where one points"},
        {"elided", "LinesPlot", "", "", "", "the read-out tells the whole word where one points"},
        {"elided", "WordStrip", "", "", "", "the read-out tells the whole word where one points"},
        {"elided", "LossPlot", "11-22 11:27", "earlier runs", "", "the list of earlier runs tells the whole names"},
        {"off screen", "", "", "", "type 150 %", "the names in it need more than these screens have"},
        {"overlapping", "LossCanvas", "", "presenting", "type 150 %", "type three times as large on a small screen"},
        {"sideways", "HelpBrowser", "by 1 px", "help", "type 150 %", "rounding in a table's width; nothing is cut"},
        {"off screen", "MainWindow", "wants", "", "899x561", "the least size is a few pixels more in some views"},
    };
    return all;
}

const ExpectedFinding* expectation(const FoundAt& found)
{
    const auto all = expectedFindings();
    const auto has = [](const QString& text, const char* part) { return text.contains(QString::fromUtf8(part)); };
    const auto it = std::ranges::find_if(all, [&](const ExpectedFinding& expected) {
        return has(nameOf(found.finding.fault), expected.fault) && has(found.finding.where, expected.where)
            && has(found.finding.what, expected.what) && has(found.state, expected.state)
            && has(found.cell, expected.cell);
    });
    return it == all.end() ? nullptr : &*it;
}

} // namespace attentoscope::testing
