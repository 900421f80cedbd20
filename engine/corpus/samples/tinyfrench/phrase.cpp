// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/phrase.h"

#include <algorithm>
#include <initializer_list>

namespace attentoscope::tinyfrench {

namespace {

bool beginsWithOneOf(std::string_view word, std::initializer_list<std::string_view> letters)
{
    return std::ranges::any_of(letters, [&](std::string_view letter) { return word.starts_with(letter); });
}

bool beginsWithEnglishVowel(std::string_view word)
{
    return beginsWithOneOf(word, {"a", "e", "i", "o", "u"});
}

/// Every h of the lexicon is mute.
bool beginsWithFrenchVowel(std::string_view word)
{
    return beginsWithOneOf(word, {"a", "e", "h", "i", "o", "u", "â", "é", "è", "ê", "î", "ô", "œ"});
}

std::string_view chooseForm(const Form& form, bool vowelFollows)
{
    return vowelFollows && !form.beforeVowel.empty() ? form.beforeVowel : form.text;
}

struct Contraction
{
    std::string_view preposition, article, contracted;
};

constexpr Contraction contractions[] = {
    {"de", "le", "du"},
    {"de", "les", "des"},
    {"à", "le", "au"},
    {"à", "les", "aux"},
};

/// The contracted word, or nothing if the two words stay as they are.
std::string_view contract(const FrenchWord& preposition, const FrenchWord& article)
{
    if (preposition.role != Role::Preposition || article.role != Role::Article)
        return {};
    const auto* found = std::ranges::find_if(contractions, [&](const Contraction& contraction) {
        return contraction.preposition == preposition.form.text && contraction.article == article.form.text;
    });
    return found == std::end(contractions) ? std::string_view{} : found->contracted;
}

French applySoundRules(French words)
{
    for (std::size_t at = 0; at + 1 < words.size(); ++at)
        words[at].form.text = chooseForm(words[at].form, beginsWithFrenchVowel(words[at + 1].form.text));
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        const std::string_view contracted = contract(words[at], words[at + 1]);
        if (contracted.empty())
            continue;
        words[at].form.text = contracted;
        words[at].from = join(words[at].from, words[at + 1].from);
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    }
    return words;
}

void appendWord(std::string& text, std::string_view word)
{
    if (!text.empty())
        text += ' ';
    text += word;
}

/// Writes the English side; the result says where each numbered word came to stand.
std::vector<std::uint32_t> writeEnglish(const English& words, std::string& text)
{
    std::vector<std::uint32_t> places;
    for (std::uint32_t at = 0; at < words.size(); ++at) {
        const bool vowel = at + 1 < words.size() && beginsWithEnglishVowel(words[at + 1].form.text);
        appendWord(text, chooseForm(words[at].form, vowel));
        places.resize(std::max<std::size_t>(places.size(), words[at].number + 1));
        places[words[at].number] = at;
    }
    return places;
}

} // namespace

SamplePair write(const Phrase& sentence)
{
    SamplePair pair;
    const std::vector<std::uint32_t> places = writeEnglish(sentence.english, pair.text.source);
    std::uint32_t target = 0;
    for (const FrenchWord& word : applySoundRules(sentence.french)) {
        appendWord(pair.text.target, word.form.text);
        for (const std::uint32_t number : word.from)
            pair.links.push_back({places[number], target});
        ++target;
    }
    return pair;
}

} // namespace attentoscope::tinyfrench
