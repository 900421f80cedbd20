// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Words and their ids. The first four ids are the special tokens. The words follow by falling frequency; words of
/// equal frequency are in the order of their first occurrence.
class Vocabulary
{
public:
    static constexpr std::int32_t padding = 0; ///< "<pad>"
    static constexpr std::int32_t start = 1; ///< "<sos>"
    static constexpr std::int32_t end = 2; ///< "<eos>"
    static constexpr std::int32_t unknown = 3; ///< "<unk>"
    static constexpr std::int32_t firstWord = 4;

    Vocabulary(); ///< the special tokens only
    /// The words in order, without the special tokens. A word that stands twice, or is spelled like a special token, is
    /// an error that names it.
    static Result<Vocabulary> fromWords(std::vector<std::string> words);

    std::size_t size() const { return m_words.size(); }
    const std::string& word(std::int32_t id) const { return m_words[static_cast<std::size_t>(id)]; }
    /// Returns `unknown` if the word is not in the vocabulary, and also for a word in a text that is spelled like a
    /// special token.
    std::int32_t id(std::string_view word) const;
    static bool isSpecial(std::string_view word); ///< spelled like one of the special tokens
    const std::vector<std::string>& words() const { return m_words; } ///< special tokens included

private:
    std::size_t slotOf(std::string_view word) const; ///< where its id stands, or would stand

    std::vector<std::string> m_words;
    std::vector<std::int32_t> m_slots; ///< ids by the words' hashes, less than two thirds of it taken; zero: free
};

} // namespace attentoscope
