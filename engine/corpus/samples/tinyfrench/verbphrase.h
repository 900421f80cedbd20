// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/tinyfrench/nounphrase.h"

namespace attentoscope::tinyfrench {

enum class Polarity : std::uint8_t { Positive, Not, Never };

/// Whether the English verb agrees with its subject, or an auxiliary "do" does.
enum class Finiteness : std::uint8_t { Agrees, AfterDo };

/// Whether a clause may contain another clause: "he says that …".
enum class Depth : std::uint8_t { Outer, Inner };

struct VerbPhrasePlan
{
    Agreement subject;
    Polarity polarity = Polarity::Positive;
    Finiteness finiteness = Finiteness::Agrees;
    Depth depth = Depth::Inner;
};

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

/// A verb with its negation, auxiliary, adverb, objects and place.
Phrase verbPhrase(Derivation& derivation, const VerbPhrasePlan& plan);

/// "is very old", "is not as old as the tree", "is in the garden".
Phrase copulaPhrase(Derivation& derivation, const NounPhrase& subject, Polarity polarity);

/// A finite verb of one word, without objects.
Phrase bareVerb(Derivation& derivation, const Verb& verb, const Agreement& subject);

/// "do" or "does".
std::string_view auxiliaryDo(const Agreement& subject);

/// The French words around the verb. Both are linked to "not" or "never".
struct Negation
{
    French before, after;
};
Negation frenchNegation(Polarity polarity, const EnglishWord& negative);

/// Subject and verb phrase: "he does not eat the apple", "the house is red".
Phrase clause(Derivation& derivation, Depth depth);

/// "does he eat the apple", "est-ce qu' il mange la pomme".
Phrase question(Derivation& derivation);

} // namespace attentoscope::tinyfrench
