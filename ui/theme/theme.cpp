// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/instrumentstyle.h"
#include "ui/theme/palettes.h"

#include <QApplication>
#include <QStyleFactory>

#include <memory>

namespace attentoscope::ui {

namespace {

/// The desktop's palette is the application's before any is set; without a desktop it is Fusion's own.
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
    case ThemeChoice::System:
        break;
    }
    return systemPalette();
}

} // namespace

void applyTheme(ThemeChoice choice)
{
    if (!qobject_cast<InstrumentStyle*>(QApplication::style()))
        QApplication::setStyle(new InstrumentStyle);
    QApplication::setPalette(paletteFor(choice));
}

} // namespace attentoscope::ui
