// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/spacetokenizer.h"

#include "engine/corpus/text/unicodetext.h"

namespace attentoscope {

std::vector<TextToken> SpaceTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    forEachPiece(text, [&](std::string_view piece) { tokens.emplace_back(std::string(piece), false); });
    return tokens;
}

} // namespace attentoscope
