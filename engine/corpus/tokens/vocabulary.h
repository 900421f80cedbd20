// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace attentoscope {

/// Words and their ids. The first four ids are the special tokens. The words follow, the most frequent first. Words of
/// equal frequency are in the order of their first occurrence.
class Vocabulary
{
public:
    static constexpr std::int32_t padding = 0; ///< "<pad>"
    static constexpr std::int32_t start = 1; ///< "<sos>"
    static constexpr std::int32_t end = 2; ///< "<eos>"
    static constexpr std::int32_t unknown = 3; ///< "<unk>"
    static constexpr std::int32_t firstWord = 4;

    Vocabulary(); ///< has only the special tokens
    /// `words` has the words in order, without the special tokens. If a word occurs twice or is spelled like a special
    /// token, the error names it.
    static Result<Vocabulary> fromWords(std::vector<std::string> words);

    std::size_t size() const { return m_words.size(); }
    const std::string& word(std::int32_t id) const { return m_words[static_cast<std::size_t>(id)]; }
    /// Returns `unknown` if the word is not in the vocabulary. A word that is spelled like a special token is unknown
    /// too.
    std::int32_t id(std::string_view word) const;
    static bool isSpecial(std::string_view word); ///< whether it is spelled like a special token
    const std::vector<std::string>& words() const { return m_words; } ///< special tokens included

private:
    std::size_t slotOf(std::string_view word) const; ///< index of the word's id, or of the free slot for it

    std::vector<std::string> m_words;
    /// Ids in slots that are chosen by the words' hashes. At most two thirds are used; 0 means free.
    std::vector<std::int32_t> m_slots;
};

/// Gives provisional ids while a corpus is read, in the order in which words occur. The ids are provisional, because
/// the words of the vocabulary are known only after all pairs are counted.
class WordTable
{
public:
    std::int32_t id(std::string_view word)
    {
        const auto found = m_ids.find(word);
        return found != m_ids.end() ? found->second : add(word);
    }
    std::size_t size() const { return m_words.size(); }
    const std::string& word(std::int32_t id) const { return m_words[static_cast<std::size_t>(id)]; }

private:
    std::int32_t add(std::string_view word);

    std::deque<std::string> m_words; ///< a deque keeps the views in m_ids valid
    std::unordered_map<std::string_view, std::int32_t> m_ids;
};

/// Counts the words of the training sentences and chooses those that get an id.
class VocabularyBuilder
{
public:
    explicit VocabularyBuilder(const WordTable& words);
    void count(std::span<const std::int32_t> provisionalIds); ///< counts the words of one training sentence

    struct Numbered
    {
        Vocabulary vocabulary;
        std::vector<std::int32_t> ids; ///< indexed by provisional id; `unknown` for words left out
        /// Occurrences of words that are spelled like a special token, which are left out.
        std::size_t reservedWords = 0;
    };
    /// The words that occur at least `minimumFrequency` times, but at most `maximumWords` of them (0: no limit).
    Result<Numbered> build(int minimumFrequency, int maximumWords) const;

private:
    const WordTable& m_words;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::int32_t> m_order; ///< provisional ids in the order of first occurrence
};

} // namespace attentoscope
