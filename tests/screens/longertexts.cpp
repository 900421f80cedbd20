// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/longertexts.h"

#include <algorithm>

namespace attentoscope::testing {

namespace {

/// Keys are no words, and a text without letters is a pattern.
bool isText(const QString& text)
{
    for (const auto* key : {"Ctrl+", "Alt+", "Shift+"})
        if (text.startsWith(QLatin1String(key)))
            return false;
    QString words = text;
    words.remove(QStringLiteral("%n"));
    return std::ranges::any_of(words, [](QChar letter) { return letter.isLetter(); });
}

} // namespace

QString LongerTexts::translate(const char* context, const char* text, const char*, int) const
{
    const QString given = QString::fromUtf8(text);
    if (QLatin1String(context) == QLatin1String("QShortcut") || !isText(given))
        return given;
    static const QString more = QStringLiteral("ëïn þörd ünd ñøch éín");
    const auto wanted = (given.size() + 2) / 3;
    QString added;
    while (added.size() < wanted)
        added += QLatin1Char(' ') + more.left(wanted - added.size() - 1);
    return QLatin1Char('[') + given + added + QLatin1Char(']');
}

} // namespace attentoscope::testing
