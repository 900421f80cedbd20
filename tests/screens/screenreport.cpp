// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screenreport.h"

#include "tests/screens/screenlook.h"

#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <span>
#include <vector>

namespace attentoscope::tests {

namespace {

/// Something that is found and stays for now. Each part names what the finding's part contains; empty: anything.
struct ExpectedFinding
{
    const char* fault;
    const char* where;
    const char* what;
    const char* state;
    const char* cell;
    const char* reason;
};

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

/// Null: it is not expected.
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

constexpr int mostNamed = 6;

QString listed(const std::set<QString>& names)
{
    QStringList shown(names.begin(), names.end());
    const auto count = shown.size();
    if (count > mostNamed)
        shown = shown.mid(0, mostNamed) << QStringLiteral("… %1 in all").arg(count);
    return shown.join(QStringLiteral(", "));
}

/// The same thing in another state or size differs only in figures.
QString keyOf(const Finding& finding)
{
    return nameOf(finding.fault) + finding.where + finding.what.section(QStringLiteral("\" "), 0, 0);
}

} // namespace

void ScreenReport::add(const FoundAt& found)
{
    const auto* expected = expectation(found);
    auto& place =
        m_places.try_emplace(keyOf(found.finding) + (expected ? "" : "!"), Place{found, {}, {}, nullptr}).first->second;
    place.states.insert(found.state);
    place.cells.insert(found.cell);
    place.reason = expected ? expected->reason : nullptr;
    if (!expected)
        ++m_faulty[found.state + found.cell];
}

int ScreenReport::unexpected() const
{
    return static_cast<int>(std::ranges::count_if(m_places, [](const auto& place) { return !place.second.reason; }));
}

void ScreenReport::print(int states, int cells) const
{
    for (const auto& [key, place] : m_places)
        std::printf("%s%s: %s: %s\n    in: %s\n    at: %s\n%s", place.reason ? "expected: " : "",
            qUtf8Printable(nameOf(place.first.finding.fault)), qUtf8Printable(place.first.finding.where),
            qUtf8Printable(place.first.finding.what), qUtf8Printable(listed(place.states)),
            qUtf8Printable(listed(place.cells)),
            place.reason ? qUtf8Printable(QStringLiteral("    why: %1\n").arg(QString::fromUtf8(place.reason))) : "");
    std::printf(
        "states × sizes × themes × scales: %d (%d states, %d screens), clipped: %zu, things: %d, expected: %d\n",
        m_looks, states, cells, m_faulty.size(), unexpected(), static_cast<int>(m_places.size()) - unexpected());
}

} // namespace attentoscope::tests
