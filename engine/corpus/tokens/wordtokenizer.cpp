// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/wordtokenizer.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/elision.h"

namespace attentoscope {

WordTokenizer::WordTokenizer(TextRules rules, Path path)
    : m_path(path)
    , m_boundaries(BoundaryKind::Word, rules == TextRules::First ? AtSign::AsInstalled : AtSign::Alone)
    , m_ascii(m_boundaries)
{
}

std::vector<TextToken> WordTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    forEachPiece(text, [&](std::string_view piece) {
        const std::size_t begin = tokens.size();
        splitPiece(piece, tokens);
        if (piece.contains('\'') || piece.contains("’"))
            separateElisions(tokens, begin);
    });
    return tokens;
}

void WordTokenizer::splitPiece(std::string_view piece, std::vector<TextToken>& tokens) const
{
    const auto add = [&](std::size_t from, std::size_t to) {
        tokens.emplace_back(std::string(piece.substr(from, to - from)), from > 0);
    };
    std::size_t begin = 0;
    if (m_path == Path::Fastest && isAscii(piece)) {
        for (std::size_t end = 0; begin < piece.size(); begin = end) {
            end = m_ascii.segmentEnd(piece, begin);
            add(begin, end);
        }
        return;
    }
    for (const std::size_t end : m_boundaries.ends(piece)) {
        add(begin, end);
        begin = end;
    }
}

} // namespace attentoscope
