// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/clause.h"

#include <array>

namespace attentoscope::tinyfrench {

namespace {

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

} // namespace

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
