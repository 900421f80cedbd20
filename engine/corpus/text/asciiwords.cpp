// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/asciiwords.h"

#include "engine/corpus/text/textboundaries.h"

#include <string>

namespace attentoscope {

AsciiWords::AsciiWords(TextBoundaries& words)
{
    const auto isOneSegment = [&words](const std::string& text) { return words.ends(text).size() == 1; };
    for (char c = '!'; c <= '~'; ++c) {
        const auto at = static_cast<unsigned char>(c);
        if (c >= '0' && c <= '9')
            m_kinds[at] = Kind::Digit;
        else if (c == '_')
            m_kinds[at] = Kind::Connector;
        else if (isOneSegment({'a', c}) && isOneSegment({c, 'a'}))
            m_kinds[at] = Kind::Letter;
        m_joinsLetters[at] = isOneSegment({'a', c, 'a'});
        m_joinsDigits[at] = isOneSegment({'1', c, '1'});
    }
}

std::size_t AsciiWords::segmentEnd(std::string_view text, std::size_t begin) const
{
    std::size_t at = begin + 1;
    if (kind(text[begin]) == Kind::Other)
        return at;
    while (at < text.size()) {
        if (kind(text[at]) != Kind::Other) {
            ++at;
            continue;
        }
        if (at + 1 == text.size())
            break;
        const auto middle = static_cast<unsigned char>(text[at]) & 0x7F;
        const Kind before = kind(text[at - 1]);
        const bool joins =
            (before == Kind::Letter && m_joinsLetters[middle]) || (before == Kind::Digit && m_joinsDigits[middle]);
        if (!joins || kind(text[at + 1]) != before)
            break;
        at += 2;
    }
    return at;
}

} // namespace attentoscope
