// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/nounphrase.h"

#include <initializer_list>
#include <numeric>

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

/// Each h of the lexicon is mute.
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

/// The contracted word, or an empty text if the two words stay as they are.
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

/// Writes the English side. Returns the position of each numbered word.
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

constexpr int adjectivePercent = 38;
constexpr int pluralPercent = 45;
constexpr int pronounPercent = 60;

std::size_t genderIndex(const Agreement& agreement)
{
    return agreement.gender == Gender::Feminine ? 1 : 0;
}

/// Draws a noun. Things have more weight, because living beings are often subjects.
const Noun& pickNoun(Derivation& derivation, Kinds kinds)
{
    return derivation.pickByWeight(nouns(), [&](const Noun& row) {
        const int weight = (row.kind & kind::animate) != 0 ? 2 : 3;
        return (row.kind & kinds) != 0 ? weight : 0;
    });
}

const Determiner& pickDeterminer(Derivation& derivation, Kinds kind, Uses uses)
{
    return derivation.pickByWeight(determiners(),
        [&](const Determiner& row) { return (row.uses & uses) != 0 && (row.fits & kind) != 0 ? row.weight : 0; });
}

Number pickNumber(Derivation& derivation, const Determiner& determiner)
{
    if (determiner.plural.text.empty())
        return Number::Singular;
    if (determiner.masculine.text.empty())
        return Number::Plural;
    return derivation.chance(pluralPercent) ? Number::Plural : Number::Singular;
}

Form frenchDeterminer(const Determiner& determiner, const Agreement& noun, const Adjective* adjective)
{
    if (noun.number == Number::Singular)
        return noun.gender == Gender::Feminine ? determiner.feminine : determiner.masculine;
    // "des" becomes "de" before an adjective that precedes the noun: de petites maisons.
    const bool adjectiveFollows = adjective != nullptr && adjective->position == Position::BeforeNoun;
    return determiner.plural.text == "des" && adjectiveFollows ? Form{"de", "d'"} : determiner.plural;
}

/// A determiner. An unwritten English article is linked to the noun.
Phrase determinerPhrase(
    Derivation& derivation, const Determiner& determiner, Number number, Form french, const EnglishWord& noun)
{
    const Form english = number == Number::Plural ? Form{determiner.englishPlural}
                                                  : Form{determiner.english, determiner.englishBeforeVowel};
    if (english.text.empty())
        return {{}, {{french, {noun.number}}}};
    return derivation.word(english, french, english.text == "the" ? Role::Article : Role::Ordinary);
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

std::size_t Derivation::weighted(std::span<const int> weights)
{
    const int sum = std::accumulate(weights.begin(), weights.end(), 0);
    auto left = static_cast<int>(m_random.below(static_cast<std::uint64_t>(sum)));
    std::size_t index = 0;
    while (left >= weights[index])
        left -= weights[index++];
    return index;
}

Phrase Derivation::word(Form englishForm, Form frenchForm, Role role)
{
    const EnglishWord written = english(englishForm);
    return {{written}, {{frenchForm, {written.number}, role}}};
}

Form attributiveForm(const Adjective& adjective, const Agreement& noun)
{
    const std::size_t gender = genderIndex(noun);
    return noun.number == Number::Singular ? adjective.singular[gender] : Form{adjective.plural[gender]};
}

Form predicativeForm(const Adjective& adjective, const Agreement& subject)
{
    return {attributiveForm(adjective, subject).text};
}

NounPhrase nounPhrase(Derivation& derivation, Kinds kinds, Uses uses)
{
    const Noun& noun = pickNoun(derivation, kinds);
    const Determiner& determiner = pickDeterminer(derivation, noun.kind, uses);
    const Agreement agreement{Person::Third, noun.gender, pickNumber(derivation, determiner)};
    const Adjective* adjective = nullptr;
    if (derivation.chance(adjectivePercent))
        adjective = &derivation.pick(adjectives(), [&](const Adjective& row) { return (row.fits & noun.kind) != 0; });

    const bool plural = agreement.number == Number::Plural;
    const Phrase head =
        derivation.word({plural ? noun.englishPlural : noun.english}, {plural ? noun.frenchPlural : noun.french});
    const Phrase article = determinerPhrase(derivation, determiner, agreement.number,
        frenchDeterminer(determiner, agreement, adjective), head.english.front());
    if (adjective == nullptr)
        return {inOrder(article, head), agreement, noun.kind};

    const Phrase quality = derivation.word({adjective->english}, attributiveForm(*adjective, agreement));
    const bool before = adjective->position == Position::BeforeNoun;
    return {{join(article.english, quality.english, head.english),
                before ? join(article.french, quality.french, head.french)
                       : join(article.french, head.french, quality.french)},
        agreement, noun.kind};
}

NounPhrase pronounSubject(Derivation& derivation)
{
    const Pronoun& pronoun = derivation.pickByWeight(pronouns(), [](const Pronoun& row) { return row.weight; });
    return {derivation.word({pronoun.english}, pronoun.subject), pronoun.agreement, kind::people};
}

NounPhrase subjectPhrase(Derivation& derivation, Uses uses)
{
    return derivation.chance(pronounPercent) ? pronounSubject(derivation)
                                             : richNounPhrase(derivation, kind::animate, uses);
}

Phrase prepositionalPhrase(Derivation& derivation, Kinds objects)
{
    const Preposition& preposition =
        derivation.pick(prepositions(), [&](const Preposition& row) { return (row.objects & objects) != 0; });
    Phrase phrase = derivation.word({preposition.english}, {preposition.french});
    if (!preposition.frenchSecond.empty())
        phrase.french.push_back({{preposition.frenchSecond, "d'"}, {phrase.english.front().number}, Role::Preposition});
    const Kinds kinds = preposition.objects & objects;
    return inOrder(phrase, nounPhrase(derivation, kinds, use::elsewhere).phrase);
}

} // namespace attentoscope::tinyfrench
