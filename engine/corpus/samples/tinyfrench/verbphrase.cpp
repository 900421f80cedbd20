// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/verbphrase.h"

#include "engine/corpus/samples/tinyfrench/lexicon.h"

#include <array>

namespace attentoscope::tinyfrench {

namespace {

constexpr int modalPercent = 22;
constexpr int frequencyPercent = 18;

/// The words of a verb without its objects. French object pronouns go between the two French parts: "ne | le | vois
/// pas", "ne veux pas | le | voir".
struct VerbGroup
{
    English english;
    French beforePronoun;
    French afterPronoun;
};

VerbGroup verbGroup(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan);

/// The objects of the verb. They follow it in English; in French, pronouns precede it.
struct Complement
{
    English english;
    French pronoun;
    French french;
};

Complement complement(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan);

/// "is very old", "is not as old as the tree", "is in the garden".
Phrase copulaPhrase(Derivation& derivation, const NounPhrase& subject, Polarity polarity);

/// A finite verb of one word, without objects.
Phrase bareVerb(Derivation& derivation, const Verb& verb, const Agreement& subject);

/// "do" or "does".
std::string_view auxiliaryDo(const Agreement& subject);

bool takesTo(const Verb& modal)
{
    return modal.english != modal.englishThird;
}

/// The English finite verb with its negation, and the French verb with both parts of its negation.
struct FiniteVerb
{
    English english;
    FrenchWord french;
    Negation negation;
};

/// "eats", "does not eat", "never eats". Here "do" only shows agreement, so it is linked to the French finite verb.
FiniteVerb fullVerb(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan)
{
    const FrenchWord french{{frenchForm(verb, plan.subject)}, {}};
    FiniteVerb made{{}, french, {}};
    const bool agrees = plan.finiteness == Finiteness::Agrees && plan.polarity != Polarity::Not;
    const EnglishWord word = derivation.english({agrees ? englishForm(verb, plan.subject) : verb.english});
    made.french.from = {word.number};
    if (plan.polarity == Polarity::Positive) {
        made.english = {word};
        return made;
    }
    const bool never = plan.polarity == Polarity::Never;
    const EnglishWord negative = derivation.english({never ? "never" : "not"});
    made.negation = frenchNegation(plan.polarity, negative);
    made.english = {negative, word};
    if (!never) {
        const EnglishWord support = derivation.english({auxiliaryDo(plan.subject)});
        made.english.insert(made.english.begin(), support);
        made.french.from = {support.number, word.number};
    }
    return made;
}

/// "can", "cannot", "must not". A single English word may contain the negation.
FiniteVerb modalVerb(Derivation& derivation, const Verb& modal, const VerbPhrasePlan& plan)
{
    if (takesTo(modal) || plan.polarity == Polarity::Positive)
        return fullVerb(derivation, modal, plan);
    const FrenchWord french{{frenchForm(modal, plan.subject)}, {}};
    if (modal.english == "can") {
        const EnglishWord word = derivation.english({"cannot"});
        return {{word}, {french.form, {word.number}}, frenchNegation(Polarity::Not, word)};
    }
    const EnglishWord word = derivation.english({modal.english});
    const EnglishWord negative = derivation.english({"not"});
    return {{word, negative}, {french.form, {word.number}}, frenchNegation(Polarity::Not, negative)};
}

VerbGroup modalGroup(Derivation& derivation, const Verb& modal, const Verb& verb, const VerbPhrasePlan& plan)
{
    const FiniteVerb finite = modalVerb(derivation, modal, plan);
    VerbGroup group{finite.english, join(finite.negation.before, French{finite.french}, finite.negation.after), {}};
    FrenchWord infinitive{{verb.infinitive}, {}};
    if (takesTo(modal)) {
        group.english.push_back(derivation.english({"to"}));
        infinitive.from.push_back(group.english.back().number);
    }
    group.english.push_back(derivation.english({verb.english}));
    infinitive.from.push_back(group.english.back().number);
    group.afterPronoun = {infinitive};
    return group;
}

VerbGroup plainGroup(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan)
{
    const FiniteVerb finite = fullVerb(derivation, verb, plan);
    VerbGroup group{finite.english, finite.negation.before, join(French{finite.french}, finite.negation.after)};
    const bool simple = plan.polarity == Polarity::Positive && plan.finiteness == Finiteness::Agrees;
    if (simple && derivation.chance(frequencyPercent)) {
        const Adverb& adverb = derivation.pick(frequencyAdverbs());
        const Phrase often = derivation.word({adverb.english}, {adverb.french});
        group.english = join(often.english, group.english);
        group.afterPronoun = join(group.afterPronoun, often.french);
    }
    return group;
}

/// How often each frame is drawn, in the order of Frame. Frames with more verbs need more sentences.
constexpr std::array<int, 6> frameWeights{30, 45, 9, 4, 9, 13};

const Verb& pickVerb(Derivation& derivation, Depth depth)
{
    std::array<int, 6> weights = frameWeights;
    if (depth == Depth::Inner)
        weights[static_cast<std::size_t>(Frame::Clause)] = 0;
    const auto frame = static_cast<Frame>(derivation.weighted(weights));
    return derivation.pick(verbs(), [&](const Verb& verb) { return verb.frame == frame; });
}

/// Says where, when or with whom something happens. Often nothing.
Phrase circumstance(Derivation& derivation, Frame frame)
{
    if (frame == Frame::Clause)
        return {};
    const bool intransitive = frame == Frame::Nothing;
    if (derivation.chance(intransitive ? 35 : 6))
        return prepositionalPhrase(derivation, kind::place | kind::support);
    if (frame != Frame::ObjectAndRecipient && derivation.chance(intransitive ? 20 : 6))
        return prepositionalPhrase(derivation, kind::people);
    if (!derivation.chance(intransitive ? 20 : 6))
        return {};
    const Adverb& adverb = derivation.pick(finalAdverbs());
    return derivation.word({adverb.english}, {adverb.french});
}

/// "as old as the tree", "aussi vieux que l' arbre".
Phrase comparison(Derivation& derivation, const Phrase& quality, Kinds kinds)
{
    const Phrase first = derivation.word({"as"}, {"aussi"});
    const Phrase second = derivation.word({"as"}, {"que", "qu'"});
    return inOrder(first, quality, second, nounPhrase(derivation, kinds, use::elsewhere).phrase);
}

Phrase predicate(Derivation& derivation, const NounPhrase& subject)
{
    if (derivation.chance(18))
        return prepositionalPhrase(derivation, kind::place | kind::support);
    const Adjective& adjective =
        derivation.pick(adjectives(), [&](const Adjective& row) { return (row.fits & subject.kind) != 0; });
    Phrase quality = derivation.word({adjective.english}, predicativeForm(adjective, subject.agreement));
    if (derivation.chance(18))
        return comparison(derivation, quality, subject.kind);
    if (derivation.chance(40))
        return inOrder(
            derivation.chance(60) ? derivation.word({"very"}, {"très"}) : derivation.word({"too"}, {"trop"}), quality);
    return quality;
}

constexpr int copulaPercent = 24;
constexpr int pronounBeforeCopulaPercent = 45;
constexpr std::array<int, 3> polarityWeights{78, 16, 6};

Polarity pickPolarity(Derivation& derivation)
{
    return static_cast<Polarity>(derivation.weighted(polarityWeights));
}

Uses subjectUses(Polarity polarity)
{
    return polarity == Polarity::Positive ? use::subject : use::elsewhere;
}

Phrase copulaClause(Derivation& derivation, Polarity polarity)
{
    const NounPhrase subject = derivation.chance(pronounBeforeCopulaPercent)
        ? pronounSubject(derivation)
        : nounPhrase(derivation, kind::anything, subjectUses(polarity));
    return inOrder(subject.phrase, copulaPhrase(derivation, subject, polarity));
}

Phrase relativeClause(Derivation& derivation, const NounPhrase& head)
{
    if ((head.kind & kind::people) != 0 && derivation.chance(50)) {
        const Phrase who = derivation.word({"who"}, {"qui"});
        const Verb& verb = derivation.pick(verbs(), [](const Verb& row) { return row.frame == Frame::Nothing; });
        return inOrder(who, bareVerb(derivation, verb, head.agreement));
    }
    const Phrase that = derivation.word({"that"}, {"que", "qu'"});
    const NounPhrase subject = pronounSubject(derivation);
    const Verb& verb = derivation.pick(
        verbs(), [&](const Verb& row) { return row.frame == Frame::Object && (row.objects & head.kind) != 0; });
    return inOrder(that, subject.phrase, bareVerb(derivation, verb, subject.agreement));
}

constexpr int objectPronounPercent = 34;
constexpr int recipientPronounPercent = 45;

/// "i see me" would need a reflexive pronoun, and "we see me" is not English.
bool canBeObjectOf(const Pronoun& pronoun, const Agreement& subject)
{
    const bool sameForm = pronoun.agreement.number == Number::Plural && subject.number == Number::Plural;
    return (pronoun.agreement.person == Person::Third || subject.person == Person::Third)
        && !(pronoun.agreement.person == Person::Third && subject.person == Person::Third && sameForm);
}

const Pronoun& pickPronoun(Derivation& derivation, const Agreement& subject, Kinds kinds)
{
    return derivation.pick(pronouns(), [&](const Pronoun& row) {
        // "them" is the only pronoun for things here, because its French form shows no gender.
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

/// "speaks to him", "lui parle": the French pronoun translates both English words.
Complement recipient(Derivation& derivation, const VerbPhrasePlan& plan)
{
    if (!derivation.chance(recipientPronounPercent))
        return after(to(derivation, kind::people));
    const Pronoun& pronoun = pickPronoun(derivation, plan.subject, kind::people);
    const EnglishWord preposition = derivation.english({"to"});
    const EnglishWord word = derivation.english({pronoun.englishObject});
    return {{preposition, word}, {{pronoun.recipient, {preposition.number, word.number}}}, {}};
}

std::string_view auxiliaryDo(const Agreement& subject)
{
    return subject.person == Person::Third && subject.number == Number::Singular ? "does" : "do";
}

VerbGroup verbGroup(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan)
{
    const bool finite = plan.finiteness == Finiteness::Agrees;
    if (verb.frame == Frame::Clause || plan.polarity == Polarity::Never || !derivation.chance(modalPercent))
        return plainGroup(derivation, verb, plan);
    const Verb& modal = derivation.pick(modalVerbs(), [&](const Verb& row) { return finite || takesTo(row); });
    return modalGroup(derivation, modal, verb, plan);
}

Phrase bareVerb(Derivation& derivation, const Verb& verb, const Agreement& subject)
{
    return derivation.word({englishForm(verb, subject)}, {frenchForm(verb, subject)});
}

Phrase copulaPhrase(Derivation& derivation, const NounPhrase& subject, Polarity polarity)
{
    const Phrase be = derivation.word({englishBe(subject.agreement)}, {frenchBe(subject.agreement)});
    const Phrase rest = predicate(derivation, subject);
    if (polarity == Polarity::Positive)
        return inOrder(be, rest);
    const EnglishWord negative = derivation.english({polarity == Polarity::Never ? "never" : "not"});
    const Negation negation = frenchNegation(polarity, negative);
    return {join(be.english, English{negative}, rest.english),
        join(negation.before, be.french, negation.after, rest.french)};
}

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

} // namespace

Negation frenchNegation(Polarity polarity, const EnglishWord& negative)
{
    const std::string_view second = polarity == Polarity::Never ? "jamais" : "pas";
    return {{{{"ne", "n'"}, {negative.number}}}, {{{second}, {negative.number}}}};
}

Phrase verbPhrase(Derivation& derivation, const VerbPhrasePlan& plan)
{
    const Verb& verb = pickVerb(derivation, plan.depth);
    const VerbGroup group = verbGroup(derivation, verb, plan);
    const Complement objects = complement(derivation, verb, plan);
    const Phrase place = circumstance(derivation, verb.frame);
    return {join(group.english, objects.english, place.english),
        join(group.beforePronoun, objects.pronoun, group.afterPronoun, objects.french, place.french)};
}

NounPhrase richNounPhrase(Derivation& derivation, Kinds kinds, Uses uses)
{
    constexpr Kinds ownable = kind::text | kind::thing | kind::place | kind::animal;
    NounPhrase made;
    if (derivation.chance(8)) {
        made = nounPhrase(derivation, kinds, use::definite);
        made.phrase = inOrder(made.phrase, relativeClause(derivation, made));
    } else if ((kinds & ownable) != 0 && derivation.chance(8)) {
        made = nounPhrase(derivation, kinds & ownable, use::owned);
        const Phrase of = derivation.word({"of"}, {"de", "d'"}, Role::Preposition);
        made.phrase = inOrder(made.phrase, of, nounPhrase(derivation, kind::people, use::elsewhere).phrase);
    } else {
        made = nounPhrase(derivation, kinds, uses);
    }
    return made;
}

Phrase clause(Derivation& derivation, Depth depth)
{
    const Polarity polarity = pickPolarity(derivation);
    if (derivation.chance(copulaPercent))
        return copulaClause(derivation, polarity);
    const NounPhrase subject = subjectPhrase(derivation, subjectUses(polarity));
    return inOrder(subject.phrase, verbPhrase(derivation, {subject.agreement, polarity, Finiteness::Agrees, depth}));
}

Phrase question(Derivation& derivation)
{
    const NounPhrase subject = subjectPhrase(derivation, use::subject);
    const EnglishWord support = derivation.english({auxiliaryDo(subject.agreement)});
    const French opening{{{"est-ce"}, {support.number}}, {{"que", "qu'"}, {support.number}}};
    const VerbPhrasePlan plan{subject.agreement, Polarity::Positive, Finiteness::AfterDo, Depth::Inner};
    const Phrase predicate = verbPhrase(derivation, plan);
    return {join(English{support}, subject.phrase.english, predicate.english),
        join(opening, subject.phrase.french, predicate.french)};
}

} // namespace attentoscope::tinyfrench
