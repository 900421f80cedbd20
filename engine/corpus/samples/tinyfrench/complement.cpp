// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/clause.h"
#include "engine/corpus/samples/tinyfrench/verbgroup.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr int objectPronounPercent = 34;
constexpr int recipientPronounPercent = 45;

/// "i see me" would need a reflexive pronoun, and "we see me" is nobody's sentence.
bool canBeObjectOf(const Pronoun& pronoun, const Agreement& subject)
{
    const bool sameForm = pronoun.agreement.number == Number::Plural && subject.number == Number::Plural;
    return (pronoun.agreement.person == Person::Third || subject.person == Person::Third)
        && !(pronoun.agreement.person == Person::Third && subject.person == Person::Third && sameForm);
}

const Pronoun& pickPronoun(Derivation& derivation, const Agreement& subject, Kinds kinds)
{
    return derivation.pick(pronouns(), [&](const Pronoun& row) {
        // Things have no pronoun here but "them", whose French form shows no gender.
        const bool fits = (kinds & kind::people) != 0 || row.englishObject == "them";
        return fits && canBeObjectOf(row, subject);
    });
}

bool hasPronoun(const Agreement& subject, Kinds kinds)
{
    return (kinds & kind::people) != 0 || subject.person == Person::First || subject.number == Number::Singular;
}

Complement after(const Phrase& phrase)
{
    return {phrase.english, {}, phrase.french};
}

Complement object(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan)
{
    if (hasPronoun(plan.subject, verb.objects) && derivation.chance(objectPronounPercent)) {
        const Pronoun& pronoun = pickPronoun(derivation, plan.subject, verb.objects);
        const Phrase word = derivation.word({pronoun.englishObject}, pronoun.object);
        return {word.english, word.french, {}};
    }
    const Uses uses = plan.polarity == Polarity::Positive ? use::object : use::negatedObject;
    const bool rich = plan.depth == Depth::Outer && plan.polarity == Polarity::Positive;
    return after((rich ? richNounPhrase : nounPhrase)(derivation, verb.objects, uses).phrase);
}

Phrase to(Derivation& derivation, Kinds kinds)
{
    const Phrase preposition = derivation.word({"to"}, {"à"}, Role::Preposition);
    return inOrder(preposition, nounPhrase(derivation, kinds, use::elsewhere).phrase);
}

/// "gives him the book", "lui donne le livre"; "gives the book to the man", "donne le livre à l' homme". The book
/// always has a determiner: "gives her books" could be read in two ways.
Complement objectAndRecipient(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan)
{
    const Uses uses = plan.polarity == Polarity::Positive ? use::elsewhere : use::definite;
    const Phrase object = nounPhrase(derivation, verb.objects, uses).phrase;
    if (!derivation.chance(recipientPronounPercent))
        return after(inOrder(object, to(derivation, kind::people)));
    const Pronoun& pronoun = pickPronoun(derivation, plan.subject, kind::people);
    const Phrase recipient = derivation.word({pronoun.englishObject}, pronoun.recipient);
    return {join(recipient.english, object.english), recipient.french, object.french};
}

/// "speaks to him", "lui parle": the French pronoun holds both English words.
Complement recipient(Derivation& derivation, const VerbPhrasePlan& plan)
{
    if (!derivation.chance(recipientPronounPercent))
        return after(to(derivation, kind::people));
    const Pronoun& pronoun = pickPronoun(derivation, plan.subject, kind::people);
    const EnglishWord preposition = derivation.english({"to"});
    const EnglishWord word = derivation.english({pronoun.englishObject});
    return {{preposition, word}, {{pronoun.recipient, {preposition.number, word.number}}}, {}};
}

} // namespace

Complement complement(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan)
{
    switch (verb.frame) {
    case Frame::Nothing:
        return {};
    case Frame::Object:
        return object(derivation, verb, plan);
    case Frame::ObjectAndRecipient:
        return objectAndRecipient(derivation, verb, plan);
    case Frame::Recipient:
        return recipient(derivation, plan);
    case Frame::Destination:
        return after(to(derivation, kind::place));
    case Frame::Clause:
        break;
    }
    const Phrase that = derivation.word({"that"}, {"que", "qu'"});
    return after(inOrder(that, clause(derivation, Depth::Inner)));
}

} // namespace attentoscope::tinyfrench
