// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/text/textboundaries.h"
#include "engine/corpus/tokens/tokenizer.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace attentoscope {

class TextBoundaries;

/// The word boundary rules of Unicode Standard Annex #29 for ASCII characters, without ICU. They are the fast path of
/// the words tokenizer. Versions of ICU differ in the punctuation inside words and numbers, and in the characters that
/// count as letters ("@"). So this class asks ICU itself once.
class AsciiWords
{
public:
    explicit AsciiWords(TextBoundaries& words);

    /// The end of the segment that begins at `begin`. `text` must be ASCII without white space.
    std::size_t segmentEnd(std::string_view text, std::size_t begin) const;

private:
    enum class Kind : std::uint8_t { Other, Letter, Digit, Connector };
    Kind kind(char c) const { return m_kinds[static_cast<unsigned char>(c) & 0x7F]; }

    std::array<Kind, 128> m_kinds{};
    std::array<bool, 128> m_joinsLetters{}; ///< whether "a?a" is one word
    std::array<bool, 128> m_joinsDigits{}; ///< whether "1?1" is one word
};

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
