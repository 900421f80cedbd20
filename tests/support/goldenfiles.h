// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testprogram.h"

/// What earlier versions wrote, in tests/data/golden/. A file's name begins with the folder of its version.
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

/// The committed list, so that a file that is lost is missed.
inline QStringList listedFiles()
{
    return QString::fromUtf8(contentsOf(QStringLiteral("files.txt"))).split(u'\n', Qt::SkipEmptyParts);
}

/// The listed files with this ending, without it: "0.1.0/recurrent" for ".attentoscope".
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
