// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// The replacements of characters that a SentencePiece model brings along (its "precompiled_charsmap", for example
/// nmt_nfkc). Four bytes say how many bytes a double array has; the double array follows, in the units of Darts-clone,
/// and then the new texts, each with a zero byte behind it. All numbers are little-endian.
class CharacterMap
{
public:
    static constexpr std::size_t longest = 4 * 1024 * 1024; ///< bytes; the table of nmt_nfkc has a quarter of a million

    CharacterMap() = default; ///< replaces nothing
    /// Checks every place that a search can reach. What is wrong is said in words that follow the model's name.
    static std::expected<CharacterMap, Message> fromBytes(std::string_view bytes);

    struct Replacement
    {
        std::size_t bytes = 0; ///< of the text that is replaced; 0: nothing is
        std::string_view text;
    };
    /// The replacement of the longest beginning of `text` that has one.
    Replacement longestAt(std::string_view text) const;

private:
    Message fault() const; ///< empty if all that can be reached is right
    Message faultOfLeaf(std::size_t place) const;

    std::vector<std::uint32_t> m_units;
    std::string m_texts;
};

} // namespace attentoscope
