// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testprogram.h"

/// Files that earlier versions wrote, in tests/data/golden/. A name begins with the folder of its version.
namespace attentoscope::tests::golden {

inline QString pathOf(const QString& name)
{
    return QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/data/golden/") + name;
}

inline QByteArray contentsOf(const QString& name)
{
    return bytesOf(pathOf(name));
}

inline QJsonObject expectedOf(const QString& name)
{
    return QJsonDocument::fromJson(contentsOf(name + QStringLiteral(".json"))).object();
}

/// The names in a committed list, so that a missing file is noticed.
inline QStringList listedFiles()
{
    return QString::fromUtf8(contentsOf(QStringLiteral("files.txt"))).split(u'\n', Qt::SkipEmptyParts);
}

/// The names of the listed files with this ending, without the ending: "0.1.0/recurrent" for ".attentoscope".
inline QStringList listedWith(const QString& ending)
{
    QStringList names;
    for (const auto& name : listedFiles())
        if (name.endsWith(ending))
            names << name.chopped(ending.size());
    return names;
}

inline void addRows(const QStringList& names)
{
    QTest::addColumn<QString>("name");
    for (const auto& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace attentoscope::tests::golden
