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

/// The character replacements in a SentencePiece model (its "precompiled_charsmap", for example nmt_nfkc). It begins
/// with four bytes for the size of a double array in bytes. Then come the double array, in the units of Darts-clone,
/// and the new texts, each with a zero byte at its end. All numbers are little-endian.
class CharacterMap
{
public:
    static constexpr std::size_t longest = 4 * 1024 * 1024; ///< bytes; the table of nmt_nfkc has a quarter of a million

    CharacterMap() = default; ///< replaces nothing
    /// Checks every place that a search can reach. The message about a fault continues a sentence that begins with the
    /// model's name.
    static std::expected<CharacterMap, Message> fromBytes(std::string_view bytes);

    struct Replacement
    {
        std::size_t bytes = 0; ///< bytes of the replaced text; 0: nothing is replaced
        std::string_view text;
    };
    /// The replacement for the longest possible beginning of `text`.
    Replacement longestAt(std::string_view text) const;

private:
    Message fault() const; ///< empty if everything that a search can reach is valid
    Message faultOfLeaf(std::size_t place) const;

    std::vector<std::uint32_t> m_units;
    std::string m_texts;
};

} // namespace attentoscope
