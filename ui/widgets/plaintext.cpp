// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plaintext.h"

#include <QDir>
#include <QList>
#include <QTextDocument>

#include <algorithm>

namespace attentoscope::ui {

namespace {

bool isXmlCharacter(char32_t character)
{
    return character == U'\t' || character == U'\n' || character == U'\r' || (character >= 0x20 && character < 0xD800)
        || (character >= 0xE000 && character < 0xFFFE) || character >= 0x10000;
}

constexpr QChar isolateStart(0x2068); // U+2068 takes the direction of the text's first letter
constexpr QChar isolateEnd(0x2069);

bool startsIsolate(QChar letter)
{
    return letter >= QChar(0x2066) && letter <= isolateStart;
}

/// Whether a letter can change the order of others. False only for plain left-to-right letters, digits and signs.
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

QString plainTip(const QString& text)
{
    // Qt's own function decides, so the result fits every version of Qt.
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

QString plainTitle(const QString& text)
{
    QString title = text;
    std::ranges::replace_if(
        title, [](QChar letter) { return letter.category() == QChar::Other_Control; }, QChar(QChar::Space));
    return title.simplified();
}

QString xmlText(const QString& text)
{
    QString kept;
    kept.reserve(text.size());
    for (const char32_t character : text.toUcs4()) // toUcs4() turns unpaired surrogates into U+FFFD
        kept +=
            isXmlCharacter(character) ? QString::fromUcs4(&character, 1) : QString(QChar(QChar::ReplacementCharacter));
    return kept;
}

QString isolated(const QString& text)
{
    if (std::ranges::none_of(text.toUcs4(), movesOthers))
        return text;
    QString inside;
    qsizetype open = 0;
    for (const QChar letter : text) {
        if (letter == isolateEnd && open == 0)
            continue; // it would end our own isolate
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
