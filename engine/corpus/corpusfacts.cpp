// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/corpusfacts.h"

#include "engine/corpus/text/textboundaries.h"
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <map>

namespace attentoscope {

namespace {

/// No language that writes spaces has words of this length on average.
constexpr double longestWord = 15.0;

std::vector<std::size_t> occurrences(std::size_t words, const EncodedSentences& sentences)
{
    std::vector<std::size_t> counts(words);
    for (std::size_t sentence = 0; sentence < sentences.size(); ++sentence)
        for (const auto id : sentences[sentence])
            ++counts[static_cast<std::size_t>(id)];
    return counts;
}

} // namespace

SideFacts sideFacts(const WordTable& words, const EncodedSentences& sentences)
{
    const auto counts = occurrences(words.size(), sentences);
    SideFacts facts{.words = sentences.tokens(),
        .types = words.size() - static_cast<std::size_t>(std::ranges::count(counts, std::size_t{0})),
        .once = static_cast<std::size_t>(std::ranges::count(counts, std::size_t{1}))};
    std::map<std::string, std::size_t> scripts;
    std::size_t letters = 0;
    std::size_t lettered = 0; // number of words with letters
    std::size_t fromDictionary = 0;
    for (std::size_t id = 0; id < counts.size(); ++id) {
        const auto& word = words.word(static_cast<std::int32_t>(id));
        const auto script = scriptOf(word);
        if (script.empty())
            continue;
        scripts[script] += counts[id];
        lettered += counts[id];
        letters += counts[id] * characterCount(word);
        fromDictionary += isOfDictionary(word) ? counts[id] : 0;
    }
    if (lettered == 0)
        return facts;
    facts.script = std::ranges::max_element(scripts, {}, [](const auto& entry) { return entry.second; })->first;
    facts.wordLength = static_cast<double>(letters) / static_cast<double>(lettered);
    facts.sentenceLength = static_cast<double>(facts.words) / static_cast<double>(sentences.size());
    facts.hasKnownWords = facts.wordLength <= longestWord;
    facts.hasSpaces = facts.hasKnownWords && fromDictionary * 2 < lettered;
    return facts;
}

} // namespace attentoscope
