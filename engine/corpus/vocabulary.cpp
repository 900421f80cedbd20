// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/vocabulary.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

constexpr std::array<std::string_view, Vocabulary::firstWord> specialTokens{"<pad>", "<sos>", "<eos>", "<unk>"};

} // namespace

Vocabulary::Vocabulary() : m_words(specialTokens.begin(), specialTokens.end()) { }

bool Vocabulary::isSpecial(std::string_view word)
{
    return std::ranges::find(specialTokens, word) != specialTokens.end();
}

Result<Vocabulary> Vocabulary::fromWords(std::vector<std::string> words)
{
    Vocabulary vocabulary;
    vocabulary.m_words.reserve(words.size() + specialTokens.size());
    vocabulary.m_ids.reserve(words.size());
    for (auto& word : words) {
        const auto id = static_cast<std::int32_t>(vocabulary.m_words.size());
        if (isSpecial(word))
            return failure(ErrorCode::BadData,
                "The vocabulary holds the word \"" + word + "\", which is reserved for a special token; take it out.");
        if (!vocabulary.m_ids.emplace(word, id).second)
            return failure(ErrorCode::BadData,
                "The vocabulary holds the word \"" + word + "\" twice; every word may stand there once.");
        vocabulary.m_words.push_back(std::move(word));
    }
    return vocabulary;
}

std::int32_t Vocabulary::id(std::string_view word) const
{
    const auto found = m_ids.find(word);
    return found == m_ids.end() ? unknown : found->second;
}

} // namespace attentoscope
