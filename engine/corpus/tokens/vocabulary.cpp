// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/vocabulary.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>

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
    for (const auto& word : words)
        if (isSpecial(word))
            return failure(ErrorCode::BadData,
                Message(
                    "The vocabulary holds the word \"{}\", which is reserved for a special token; take it out.", word));
    Vocabulary vocabulary;
    vocabulary.m_words = std::move(words);
    vocabulary.m_words.insert(vocabulary.m_words.begin(), specialTokens.begin(), specialTokens.end());
    vocabulary.m_slots.resize(std::bit_ceil(vocabulary.m_words.size() + vocabulary.m_words.size() / 2));
    for (std::size_t id = firstWord; id < vocabulary.m_words.size(); ++id) {
        const auto& word = vocabulary.m_words[id];
        auto& slot = vocabulary.m_slots[vocabulary.slotOf(word)];
        if (slot != 0)
            return failure(ErrorCode::BadData,
                Message("The vocabulary holds the word \"{}\" twice; every word may appear only once.", word));
        slot = static_cast<std::int32_t>(id);
    }
    return vocabulary;
}

std::size_t Vocabulary::slotOf(std::string_view word) const
{
    const std::size_t last = m_slots.size() - 1; // a power of two minus one
    auto slot = std::hash<std::string_view>{}(word)&last;
    while (m_slots[slot] != 0 && m_words[static_cast<std::size_t>(m_slots[slot])] != word)
        slot = (slot + 1) & last;
    return slot;
}

std::int32_t Vocabulary::id(std::string_view word) const
{
    const auto id = m_slots.empty() ? 0 : m_slots[slotOf(word)];
    return id == 0 ? unknown : id;
}

std::int32_t WordTable::add(std::string_view word)
{
    const auto id = static_cast<std::int32_t>(m_words.size());
    m_ids.emplace(m_words.emplace_back(word), id);
    return id;
}

VocabularyBuilder::VocabularyBuilder(const WordTable& words) : m_words(words), m_counts(words.size()) { }

void VocabularyBuilder::count(std::span<const std::int32_t> provisionalIds)
{
    for (const std::int32_t id : provisionalIds)
        if (m_counts[static_cast<std::size_t>(id)]++ == 0)
            m_order.push_back(id);
}

Result<VocabularyBuilder::Numbered> VocabularyBuilder::build(int minimumFrequency, int maximumWords) const
{
    const auto countOf = [this](std::int32_t id) { return m_counts[static_cast<std::size_t>(id)]; };
    Numbered numbered;
    std::vector<std::int32_t> chosen;
    for (const std::int32_t id : m_order) {
        if (Vocabulary::isSpecial(m_words.word(id)))
            numbered.reservedWords += countOf(id);
        else if (countOf(id) >= static_cast<std::uint32_t>(std::max(minimumFrequency, 1)))
            chosen.push_back(id);
    }
    std::ranges::stable_sort(chosen, std::ranges::greater(), countOf);
    if (maximumWords > 0 && chosen.size() > static_cast<std::size_t>(maximumWords))
        chosen.resize(static_cast<std::size_t>(maximumWords));

    numbered.ids.assign(m_words.size(), Vocabulary::unknown);
    std::vector<std::string> words;
    words.reserve(chosen.size());
    for (const std::int32_t id : chosen) {
        numbered.ids[static_cast<std::size_t>(id)] = Vocabulary::firstWord + static_cast<std::int32_t>(words.size());
        words.push_back(m_words.word(id));
    }
    auto vocabulary = Vocabulary::fromWords(std::move(words));
    if (!vocabulary)
        return std::unexpected(vocabulary.error());
    numbered.vocabulary = std::move(*vocabulary);
    return numbered;
}

} // namespace attentoscope
