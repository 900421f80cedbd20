// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/verbgroup.h"

#include <array>

namespace attentoscope::tinyfrench {

namespace {

/// How often each frame is drawn, in the order of Frame; a frame with more verbs needs more sentences.
constexpr std::array<int, 6> frameWeights{30, 45, 9, 4, 9, 13};

const Verb& pickVerb(Derivation& derivation, Depth depth)
{
    std::array<int, 6> weights = frameWeights;
    if (depth == Depth::Inner)
        weights[static_cast<std::size_t>(Frame::Clause)] = 0;
    const auto frame = static_cast<Frame>(derivation.weighted(weights));
    return derivation.pick(verbs(), [&](const Verb& verb) { return verb.frame == frame; });
}

/// Where, when or with whom something happens; often nothing.
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

} // namespace

Phrase bareVerb(Derivation& derivation, const Verb& verb, const Agreement& subject)
{
    return derivation.word({englishForm(verb, subject)}, {frenchForm(verb, subject)});
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

} // namespace attentoscope::tinyfrench
