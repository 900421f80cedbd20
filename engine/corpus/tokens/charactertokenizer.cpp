// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/charactertokenizer.h"

#include "engine/corpus/text/unicodetext.h"

namespace attentoscope {

CharacterTokenizer::CharacterTokenizer() : m_boundaries(BoundaryKind::Character) { }

std::vector<TextToken> CharacterTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    forEachPiece(text, [&](std::string_view piece) {
        if (!tokens.empty())
            tokens.emplace_back(std::string(wordSeparator), false);
        std::size_t begin = 0;
        const auto addUntil = [&](std::size_t end) {
            tokens.emplace_back(std::string(piece.substr(begin, end - begin)), !tokens.empty());
            begin = end;
        };
        if (isAscii(piece)) {
            while (begin < piece.size())
                addUntil(begin + 1);
        } else {
            for (const std::size_t end : m_boundaries.ends(piece))
                addUntil(end);
        }
    });
    return tokens;
}

} // namespace attentoscope
