// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paths.h"

#include <QDir>

namespace attentoscope::ui {

QString shortPath(const QString& path)
{
    const auto home = QDir::homePath();
    const bool inside = path == home || path.startsWith(home + QLatin1Char('/'));
    return QDir::toNativeSeparators(inside ? QLatin1Char('~') + path.mid(home.size()) : path);
}

QString wrappablePath(const QString& path)
{
    constexpr QChar breaks(0x200b); // zero width space
    constexpr QChar joins(0x2060); // word joiner
    auto text = shortPath(path);
    return text.replace(QLatin1Char('-'), joins + QStringLiteral("-") + joins)
        .replace(QLatin1Char('/'), QLatin1Char('/') + QString(breaks));
}

} // namespace attentoscope::ui
