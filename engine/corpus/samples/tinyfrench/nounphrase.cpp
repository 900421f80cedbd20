// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/nounphrase.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr int adjectivePercent = 38;
constexpr int pluralPercent = 45;
constexpr int pronounPercent = 60;

std::size_t genderIndex(const Agreement& agreement)
{
    return agreement.gender == Gender::Feminine ? 1 : 0;
}

/// Things weigh more: living beings are subjects often enough.
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

/// An unwritten article is linked to the noun.
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
