// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/typography.h"

namespace attentoscope::ui {

namespace {

constexpr QChar noBreak(0x00A0);
constexpr QChar narrowNoBreak(0x202F);
constexpr QChar apostrophe(0x2019);
constexpr QChar openQuote(0x00AB);
constexpr QChar closeQuote(0x00BB);

/// The length of a part that must stay as it is and begins here; otherwise 0.
qsizetype lengthOfCode(QStringView rest)
{
    const QChar first = rest.front();
    if (first == QLatin1Char('"') || first == QLatin1Char('`')) {
        const auto end = rest.indexOf(first, 1);
        return end < 0 ? 0 : end + 1;
    }
    if (first == QLatin1Char('<') && rest.size() > 1 && (rest[1].isLetter() || rest[1] == QLatin1Char('/'))) {
        const auto end = rest.indexOf(QLatin1Char('>'));
        return end < 0 ? 0 : end + 1;
    }
    if (!rest.startsWith(QLatin1String("https://")) && !rest.startsWith(QLatin1String("http://")))
        return 0;
    qsizetype end = 0;
    while (end < rest.size() && !rest[end].isSpace())
        ++end;
    return end;
}

/// Whether a sign at this place ends a word: a space, the end, a closing sign, or a value follows.
bool endsAfter(QStringView text, qsizetype at)
{
    return at + 1 >= text.size() || text[at + 1].isSpace() || QStringView(u"»)”’\".,…{%").contains(text[at + 1]);
}

QChar frenchSpace(QStringView text, qsizetype at)
{
    if (at > 0 && text[at - 1] == openQuote)
        return noBreak;
    if (at + 1 >= text.size())
        return text[at];
    const QChar next = text[at + 1];
    if (next == closeQuote)
        return noBreak;
    if (next == QLatin1Char(':'))
        return endsAfter(text, at + 1) ? noBreak : text[at];
    return QStringView(u";?!").contains(next) && endsAfter(text, at + 1) ? narrowNoBreak : text[at];
}

/// Whether it is an apostrophe, as in l'essai, j'&ouvre (with a key) and d'%1 (with a value).
bool isApostrophe(QStringView text, qsizetype at)
{
    if (text[at] != QLatin1Char('\'') || at == 0 || at + 1 >= text.size() || !text[at - 1].isLetter())
        return false;
    const QChar next = text[at + 1];
    return next.isLetter() || next.isDigit() || next == openQuote || QStringView(u"&%{").contains(next);
}

/// Whether a space is before a percent sign, as in "99 %" and "%1 %", but not in "of %1".
bool isBeforePercent(QStringView text, qsizetype at)
{
    if (at == 0 || at + 1 >= text.size() || text[at + 1] != QLatin1Char('%'))
        return false;
    const bool isPlace = at + 2 < text.size() && (text[at + 2].isDigit() || QStringView(u"nL").contains(text[at + 2]));
    return !isPlace && (text[at - 1].isDigit() || text[at - 1] == QLatin1Char('}'));
}

} // namespace

QString typeset(const QString& text, const QString& code)
{
    const bool isFrench = code == QLatin1String("fr");
    if (!isFrench && code != QLatin1String("de"))
        return text;
    QString result = text;
    const QStringView view(text);
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (const auto length = lengthOfCode(view.mid(at)); length > 0) {
            at += length - 1;
            continue;
        }
        if (isFrench && isApostrophe(view, at))
            result[at] = apostrophe;
        else if (text[at] == QLatin1Char(' '))
            result[at] = isBeforePercent(view, at) ? noBreak : isFrench ? frenchSpace(view, at) : text[at];
    }
    return result;
}

} // namespace attentoscope::ui
