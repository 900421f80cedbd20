// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class BoundaryKind : std::uint8_t { Word, Character };
/// Only ICU 72 counts "@" as a letter. With Alone, "@" is always a segment of its own, as in other versions.
enum class AtSign : std::uint8_t { AsInstalled, Alone };

/// Finds boundaries of words, or of characters as people see them (grapheme clusters). The rules are those of Unicode
/// Standard Annex #29 as ICU implements them for the root locale. For one thread at a time.
class TextBoundaries
{
public:
    explicit TextBoundaries(
        BoundaryKind kind, AtSign atSign = AtSign::Alone); ///< throws std::runtime_error if ICU's data is missing
    ~TextBoundaries();
    TextBoundaries(TextBoundaries&&) noexcept;
    TextBoundaries& operator=(TextBoundaries&&) noexcept;

    /// Where each segment ends, in bytes; valid until the next call.
    const std::vector<std::size_t>& ends(std::string_view text);

private:
    struct Iterator;
    std::unique_ptr<Iterator> m_iterator;
    AtSign m_atSign;
    std::string m_replaced; ///< the text, with "@" replaced
    std::vector<std::size_t> m_ends;
};

/// Whether a word has letters of a script without spaces. ICU's dictionaries find its words (Thai, Khmer, Chinese, …).
bool isOfDictionary(std::string_view word);

/// The script of the word's first letter, as ISO 15924 names it ("Latn"); empty if it has no letter.
std::string scriptOf(std::string_view word);

/// The library whose dictionaries are used, for people and for config.json: "ICU 72.1".
std::string installedDictionaries();

} // namespace attentoscope
