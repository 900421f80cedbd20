// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/text/asciiwords.h"
#include "engine/corpus/text/textboundaries.h"
#include "engine/corpus/tokens/tokenizer.h"

namespace attentoscope {

/// Words and punctuation by Unicode's word boundaries, without white space, and with French elisions split. White space
/// is handled first, because the boundary rules count some of it (the narrow no-break space before French punctuation)
/// as part of a word.
class WordTokenizer : public Tokenizer
{
public:
    /// Path::Icu does not use the fast path; the tokens are the same.
    enum class Path : std::uint8_t { Fastest, Icu };

    explicit WordTokenizer(TextRules rules = TextRules::Second, Path path = Path::Fastest);
    std::vector<TextToken> split(std::string_view text) const override;

private:
    void splitPiece(std::string_view piece, std::vector<TextToken>& tokens) const;

    Path m_path;
    mutable TextBoundaries m_boundaries;
    AsciiWords m_ascii;
};

} // namespace attentoscope
