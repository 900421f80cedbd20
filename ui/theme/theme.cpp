// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/instrumentstyle.h"

#include <QApplication>
#include <QFont>
#include <QPointer>
#include <QStyleFactory>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace attentoscope::ui {

namespace {

struct Shades
{
    const char* window;
    const char* base;
    const char* alternate;
    const char* text;
    const char* quiet;
    const char* button;
    const char* line;
    const char* softLine;
    const char* shade;
    const char* accent;
    const char* onAccent;
    const char* link;
    const char* tip;
    const char* tipText;
};

QPalette made(const Shades& shades)
{
    const auto color = [](const char* name) { return QColor(QLatin1String(name)); };
    QPalette palette;
    palette.setColor(QPalette::Window, color(shades.window));
    palette.setColor(QPalette::WindowText, color(shades.text));
    palette.setColor(QPalette::Base, color(shades.base));
    palette.setColor(QPalette::AlternateBase, color(shades.alternate));
    palette.setColor(QPalette::Text, color(shades.text));
    palette.setColor(QPalette::PlaceholderText, color(shades.quiet));
    palette.setColor(QPalette::Button, color(shades.button));
    palette.setColor(QPalette::ButtonText, color(shades.text));
    palette.setColor(QPalette::BrightText, color(shades.onAccent));
    palette.setColor(QPalette::Light, color(shades.base));
    palette.setColor(QPalette::Midlight, color(shades.softLine));
    palette.setColor(QPalette::Mid, color(shades.line));
    palette.setColor(QPalette::Dark, color(shades.shade));
    palette.setColor(QPalette::Shadow, color("#000000"));
    palette.setColor(QPalette::Highlight, color(shades.accent));
    palette.setColor(QPalette::HighlightedText, color(shades.onAccent));
    palette.setColor(QPalette::Link, color(shades.link));
    palette.setColor(QPalette::LinkVisited, color(shades.link));
    palette.setColor(QPalette::ToolTipBase, color(shades.tip));
    palette.setColor(QPalette::ToolTipText, color(shades.tipText));

    const QColor faint = blended(color(shades.text), color(shades.window), 0.55);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, color(shades.line));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
    return palette;
}

/// The desktop's palette, which the application has until another one is set. Without a desktop it is that of Fusion.
QPalette systemPalette()
{
    const auto fusion = std::unique_ptr<QStyle>(QStyleFactory::create(QStringLiteral("Fusion")));
    const QPalette plain = fusion->standardPalette();
    QApplication::setPalette(QPalette());
    QPalette found = QApplication::palette();
    const bool fromDesktop = found.color(QPalette::Window) != plain.color(QPalette::Window);
    if (!fromDesktop)
        return isDark(found) ? darkPalette() : lightPalette();
    return found;
}

QPalette paletteFor(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Light:
        return lightPalette();
    case ThemeChoice::Dark:
        return darkPalette();
    case ThemeChoice::HighContrast:
        return highContrastPalette();
    case ThemeChoice::System:
        break;
    }
    return systemPalette();
}

} // namespace

QPalette lightPalette()
{
    return made({"#f4f5f8", "#ffffff", "#f8f9fb", "#1c2030", "#61687a", "#ffffff", "#868c9c", "#e3e6ed", "#5d6374",
        "#4257d6", "#ffffff", "#3448c5", "#23273a", "#f4f5f8"});
}

QPalette darkPalette()
{
    return made({"#1d1f28", "#16171e", "#1a1c24", "#e5e7ef", "#9ba1b3", "#2a2d39", "#747a90", "#2b2e3a", "#a3a9bc",
        "#8494ff", "#10121c", "#98a5ff", "#e5e7ef", "#1d1f28"});
}

QPalette highContrastPalette()
{
    return made({"#000000", "#000000", "#161616", "#ffffff", "#e8e8e8", "#000000", "#ffffff", "#b4b4b4", "#ffffff",
        "#ffe600", "#000000", "#a8d0ff", "#ffffff", "#000000"});
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor blended(const QColor& from, const QColor& to, double share)
{
    const auto between = [share](float a, float b) { return a + (b - a) * static_cast<float>(share); };
    return QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
        between(from.blueF(), to.blueF()), between(from.alphaF(), to.alphaF()));
}

QColor quietText(const QPalette& palette)
{
    return palette.color(QPalette::PlaceholderText);
}

QColor hairline(const QPalette& palette)
{
    return palette.color(QPalette::Midlight);
}

QColor warningColor(const QPalette& palette)
{
    return isDark(palette) ? QColor(QLatin1String("#e8b04a")) : QColor(QLatin1String("#8a5a00"));
}

QColor errorColor(const QPalette& palette)
{
    return isDark(palette) ? QColor(QLatin1String("#ff8b84")) : QColor(QLatin1String("#b3261e"));
}

void applyTheme(ThemeChoice choice)
{
    if (!qobject_cast<InstrumentStyle*>(QApplication::style()))
        QApplication::setStyle(new InstrumentStyle);
    QApplication::setPalette(paletteFor(choice));
}

namespace {

int typeSteps = 0;

struct OwnFont
{
    QPointer<QWidget> widget;
    QFont font;
};

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

/// Fonts that do not follow the application's font.
std::vector<OwnFont> ownFonts()
{
    std::vector<OwnFont> found;
    for (auto* widget : QApplication::allWidgets())
        if (widget->testAttribute(Qt::WA_SetFont) && (widget->font().resolveMask() & QFont::SizeResolved) != 0)
            found.push_back({widget, widget->font()});
    return found;
}

} // namespace

void scaleType(double factor)
{
    const auto own = ownFonts();
    QApplication::setFont(scaled(QApplication::font(), factor));
    for (const auto& one : own)
        if (one.widget)
            one.widget->setFont(scaled(one.font, factor));
}

int typeSize()
{
    return typeSteps;
}

void applyTypeSize(int steps)
{
    constexpr double step = 1.1;
    const int before = std::exchange(typeSteps, std::clamp(steps, smallestType, largestType));
    if (before != typeSteps)
        scaleType(std::pow(step, typeSteps - before));
}

} // namespace attentoscope::ui
