// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screencell.h"

namespace attentoscope::tests {

namespace {

constexpr QSize smallestScreen(1024, 700);
QString wordingName(Wording wording)
{
    return wording == Wording::German ? QStringLiteral("German")
        : wording == Wording::Longer  ? QStringLiteral("longer")
                                      : QStringLiteral("mirrored");
}

constexpr QSize usual[]{{899, 561}, {1024, 700}, {1180, 760}, {1280, 800}, {1920, 1080}};

} // namespace

QString ScreenCell::name() const
{
    QString name = QStringLiteral("%1x%2 ×%3").arg(size.width()).arg(size.height()).arg(scale);
    if (typePercent != 100)
        name += QStringLiteral(" type %1 %").arg(typePercent);
    if (wording != Wording::Own)
        name += QLatin1Char(' ') + wordingName(wording);
    return name;
}

QStringList ScreenCell::arguments() const
{
    return {QString::number(size.width()), QString::number(size.height()), QString::number(scale),
        QString::number(typePercent), QString::number(int(wording)), QString::number(themes)};
}

ScreenCell ScreenCell::fromArguments(const QStringList& arguments)
{
    const auto number = [&](int index) { return arguments.value(index).toInt(); };
    return {{number(0), number(1)}, number(2), number(3), Wording(number(4)), number(5)};
}

QSize ScreenCell::screen() const
{
    return size.expandedTo(smallestScreen);
}

std::vector<ScreenCell> fewCells()
{
    return {{.size = {1024, 700}, .themes = 1}, {.size = {1180, 760}, .themes = 1}};
}

std::vector<ScreenCell> allCells()
{
    std::vector<ScreenCell> cells;
    for (const int scale : {2, 1})
        for (const auto& size : usual)
            cells.push_back({.size = size, .scale = scale});
    for (const auto& size : {usual[1], usual[2], usual[4]})
        cells.push_back({.size = size, .typePercent = 150, .themes = 1});
    for (const auto wording : {Wording::Longer, Wording::Mirrored})
        for (const auto& size : {usual[2], usual[3]})
            cells.push_back({.size = size, .wording = wording, .themes = 1});
    for (const auto& size : {usual[1], usual[2]})
        cells.push_back({.size = size, .wording = Wording::German, .themes = 1});
    return cells;
}

} // namespace attentoscope::tests
