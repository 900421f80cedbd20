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

/// A verb with its negation, auxiliary, adverb, objects and place.
Phrase verbPhrase(Derivation& derivation, const VerbPhrasePlan& plan);

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
