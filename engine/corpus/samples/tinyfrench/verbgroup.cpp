// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/verbgroup.h"

namespace attentoscope::tinyfrench {

namespace {

constexpr int modalPercent = 22;
constexpr int frequencyPercent = 18;

bool takesTo(const Verb& modal)
{
    return modal.english != modal.englishThird;
}

/// The English finite verb with its negation, and the French one with the pieces of its negation.
struct FiniteVerb
{
    English english;
    FrenchWord french;
    Negation negation;
};

/// "eats", "does not eat", "never eats": "do" only carries agreement, so it is linked to the French finite verb.
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

/// "can", "cannot", "must not"; one English word may carry the whole negation.
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

} // namespace

std::string_view auxiliaryDo(const Agreement& subject)
{
    return subject.person == Person::Third && subject.number == Number::Singular ? "does" : "do";
}

Negation frenchNegation(Polarity polarity, const EnglishWord& negative)
{
    const std::string_view second = polarity == Polarity::Never ? "jamais" : "pas";
    return {{{{"ne", "n'"}, {negative.number}}}, {{{second}, {negative.number}}}};
}

VerbGroup verbGroup(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan)
{
    const bool finite = plan.finiteness == Finiteness::Agrees;
    if (verb.frame == Frame::Clause || plan.polarity == Polarity::Never || !derivation.chance(modalPercent))
        return plainGroup(derivation, verb, plan);
    const Verb& modal = derivation.pick(modalVerbs(), [&](const Verb& row) { return finite || takesTo(row); });
    return modalGroup(derivation, modal, verb, plan);
}

} // namespace attentoscope::tinyfrench
