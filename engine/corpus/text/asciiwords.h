// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace attentoscope
