// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plaintext.h"

#include <QTextDocument>

#include <algorithm>

namespace attentoscope::ui {

namespace {

bool isXmlCharacter(char32_t character)
{
    return character == U'\t' || character == U'\n' || character == U'\r' || (character >= 0x20 && character < 0xD800)
        || (character >= 0xE000 && character < 0xFFFE) || character >= 0x10000;
}

} // namespace

QString plainTip(const QString& text)
{
    // Qt's own guess decides, so that both agree in every version of it.
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
    for (const char32_t character : text.toUcs4()) // half a pair becomes U+FFFD here
        kept +=
            isXmlCharacter(character) ? QString::fromUcs4(&character, 1) : QString(QChar(QChar::ReplacementCharacter));
    return kept;
}

} // namespace attentoscope::ui
