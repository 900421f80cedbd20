// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/vocabularybuilder.h"

#include <algorithm>

namespace attentoscope {

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
