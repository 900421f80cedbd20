// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/direction.h"

#include <QList>

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr QChar isolateStart(0x2068); // in the direction of its first letter
constexpr QChar isolateEnd(0x2069);

bool startsIsolate(QChar letter)
{
    return letter >= QChar(0x2066) && letter <= isolateStart;
}

/// Whether a letter can change the order of others: all but plain letters from left to right, digits and signs.
bool movesOthers(char32_t letter)
{
    switch (QChar::direction(letter)) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI:
        return true;
    default:
        return false;
    }
}

} // namespace

QString isolated(const QString& text)
{
    if (std::ranges::none_of(text.toUcs4(), movesOthers))
        return text;
    QString inside;
    qsizetype open = 0;
    for (const QChar letter : text) {
        if (letter == isolateEnd && open == 0)
            continue; // it would end ours
        open += startsIsolate(letter) ? 1 : letter == isolateEnd ? -1 : 0;
        inside += letter;
    }
    return isolateStart + inside + QString(open + 1, isolateEnd);
}

QString fromTo(const QString& source, const QString& target)
{
    return isolated(source) + QStringLiteral(" → ") + isolated(target);
}

Qt::Alignment sideOf(const QString& text)
{
    return Qt::AlignVCenter | (text.isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft);
}

} // namespace attentoscope::ui
