// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/wordclass.h"

#include "engine/corpus/text/unicodetext.h"

#include <unicode/uchar.h>

namespace attentoscope {

namespace {

constexpr std::string_view pieceSpace = "▁"; ///< before the pieces that begin a word

} // namespace

WordClass wordClassOf(std::string_view token)
{
    if (token.starts_with(pieceSpace) && token.size() > pieceSpace.size())
        token.remove_prefix(pieceSpace.size());
    if (token.empty())
        return WordClass::Other;
    const auto mask = U_GET_GC_MASK(static_cast<UChar32>(firstCharacter(token).value));
    if ((mask & (U_GC_P_MASK | U_GC_S_MASK)) != 0)
        return WordClass::Punctuation;
    if ((mask & U_GC_N_MASK) != 0)
        return WordClass::Number;
    return (mask & (U_GC_LU_MASK | U_GC_LT_MASK)) != 0 ? WordClass::Capital : WordClass::Other;
}

} // namespace attentoscope
