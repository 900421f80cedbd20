// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/tokens/wordtable.h"

namespace attentoscope {

/// Counts the words of the training sentences and chooses those that get an id.
class VocabularyBuilder
{
public:
    explicit VocabularyBuilder(const WordTable& words);
    void count(std::span<const std::int32_t> provisionalIds); ///< one training sentence

    struct Numbered
    {
        Vocabulary vocabulary;
        std::vector<std::int32_t> ids; ///< indexed by provisional id; `unknown` for words left out
        std::size_t reservedWords = 0; ///< occurrences of words spelled like a special token, which are left out
    };
    /// The words that were seen at least `minimumFrequency` times, but at most `maximumWords` of them (0: no limit).
    Result<Numbered> build(int minimumFrequency, int maximumWords) const;

private:
    const WordTable& m_words;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::int32_t> m_order; ///< of first occurrence
};

} // namespace attentoscope
