// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/sentence.h"

#include "engine/corpus/samples/tinyfrench/verbphrase.h"

#include <array>

namespace attentoscope::tinyfrench {

namespace {

constexpr std::size_t longestSentence = 14;

Phrase fullStop(Derivation& derivation)
{
    return derivation.word({"."}, {"."});
}

Phrase questionMark(Derivation& derivation)
{
    return derivation.word({"?"}, {"?"});
}

Phrase comma(Derivation& derivation)
{
    return derivation.word({","}, {","});
}

Phrase statement(Derivation& derivation)
{
    return inOrder(clause(derivation, Depth::Outer), fullStop(derivation));
}

Phrase conjunction(Derivation& derivation)
{
    switch (derivation.weighted(std::array{3, 3, 2, 2})) {
    case 0:
        return derivation.word({"and"}, {"et"});
    case 1:
        return inOrder(comma(derivation), derivation.word({"but"}, {"mais"}));
    case 2:
        return derivation.word({"when"}, {"quand"});
    default:
        break;
    }
    Phrase because = derivation.word({"because"}, {"parce"});
    because.french.push_back({{"que", "qu'"}, {because.english.front().number}});
    return because;
}

Phrase twoClauses(Derivation& derivation)
{
    return inOrder(clause(derivation, Depth::Inner), conjunction(derivation), clause(derivation, Depth::Inner),
        fullStop(derivation));
}

Phrase closedQuestion(Derivation& derivation)
{
    return inOrder(question(derivation), questionMark(derivation));
}

Phrase openQuestion(Derivation& derivation)
{
    const Phrase word =
        derivation.chance(50) ? derivation.word({"why"}, {"pourquoi"}) : derivation.word({"when"}, {"quand"});
    return inOrder(word, question(derivation), questionMark(derivation));
}

Phrase whoQuestion(Derivation& derivation)
{
    const Phrase who = derivation.word({"who"}, {"qui"});
    return inOrder(who, verbPhrase(derivation, {}), questionMark(derivation));
}

/// "where is the house ?", "où est la maison ?"
Phrase whereQuestion(Derivation& derivation)
{
    const Phrase where = derivation.word({"where"}, {"où"});
    const NounPhrase subject = nounPhrase(derivation, kind::anything, use::definite);
    const Phrase be = derivation.word({englishBe(subject.agreement)}, {frenchBe(subject.agreement)});
    return inOrder(where, be, subject.phrase, questionMark(derivation));
}

/// "these are my books", "ce sont mes livres"; "this is not my book", "ce n' est pas mon livre".
Phrase presentation(Derivation& derivation)
{
    const NounPhrase presented = nounPhrase(derivation, kind::anything, use::presented);
    const bool plural = presented.agreement.number == Number::Plural;
    const Phrase pointer = derivation.word({plural ? "these" : "this"}, {"ce", "c'"});
    const Phrase be = derivation.word({englishBe(presented.agreement)}, {frenchBe(presented.agreement)});
    if (derivation.chance(75))
        return inOrder(pointer, be, presented.phrase, fullStop(derivation));
    const EnglishWord negative = derivation.english({"not"});
    const Negation negation = frenchNegation(Polarity::Not, negative);
    const Phrase negated{join(be.english, English{negative}), join(negation.before, be.french, negation.after)};
    return inOrder(pointer, negated, presented.phrase, fullStop(derivation));
}

/// "in the garden , the dog sleeps ."
Phrase frontedPlace(Derivation& derivation)
{
    const Phrase place = prepositionalPhrase(derivation, kind::place | kind::support);
    return inOrder(place, comma(derivation), clause(derivation, Depth::Inner), fullStop(derivation));
}

struct SentenceKind
{
    Phrase (*make)(Derivation&);
    int weight;
};

constexpr std::array<SentenceKind, 8> sentenceKinds{{
    {statement, 57},
    {twoClauses, 14},
    {closedQuestion, 8},
    {openQuestion, 5},
    {whoQuestion, 4},
    {whereQuestion, 4},
    {presentation, 4},
    {frontedPlace, 4},
}};

Phrase sentence(Derivation& derivation)
{
    const auto& drawn = derivation.pickByWeight(
        std::span<const SentenceKind>(sentenceKinds), [](const SentenceKind& row) { return row.weight; });
    return drawn.make(derivation);
}

} // namespace

SamplePair drawSentence(Random& random)
{
    for (;;) {
        Derivation derivation(random);
        const Phrase made = sentence(derivation);
        if (made.english.size() <= longestSentence)
            return write(made);
    }
}

} // namespace attentoscope::tinyfrench
